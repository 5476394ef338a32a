import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type Evaluation,
  lineTreating,
  notEligiblePath,
  type VisitKind,
  visitRegistration,
} from '#modules/eligibility/index.ts';
import type { IntakeResult } from './submit-intake.ts';

const alternativesHref = '/not-eligible-user/alternatives';

/** The products of the visit. */
interface About {
  readonly kind: VisitKind;
  readonly drugTypes: readonly DrugType[];
  /** The visit waits for the patient's identification. */
  readonly asksIdentity?: boolean;
}

/** The next page after submitting. When nothing is left to prescribe, one page shows the reasons. */
const hrefAfter = (
  evaluation: Pick<Evaluation, 'outcome' | 'findings'>,
  { kind, drugTypes, asksIdentity = false }: About,
): string => {
  const path = notEligiblePath(evaluation, lineTreating(drugTypes).notEligibleFolder);
  if (path) return path;
  if (evaluation.outcome === 'emergency' || evaluation.outcome === 'stop') return alternativesHref;
  const asksPhotos = visitRegistration(kind, drugTypes).photos.length > 0;
  if (asksPhotos) return '/consultation/photo-upload';
  return asksIdentity ? '/consultation/photo-upload/identification' : '/dashboard';
};

/** The result of a submitted intake; null before. */
export const presentOutcome = ({ outcome, findings, removedDrugTypes, ...about }: IntakeResult) =>
  outcome === null
    ? null
    : {
        outcome,
        href: hrefAfter({ outcome, findings }, about),
        findings: findings.map(({ ruleId, outcome: strength, reasonForPatient, drugTypes }) => ({
          ruleId,
          outcome: strength,
          reason: reasonForPatient,
          drugTypes,
        })),
        removedDrugTypes,
      };
