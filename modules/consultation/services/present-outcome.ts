import { type Evaluation, notEligiblePath } from '#modules/eligibility/index.ts';
import type { IntakeResult } from './submit-intake.ts';

const photosHref = '/consultation/photo-upload';
const alternativesHref = '/not-eligible-user/alternatives';

/** The next page after submitting. When nothing is left to prescribe, one page shows the reasons. */
const hrefAfter = (evaluation: Pick<Evaluation, 'outcome' | 'findings'>): string => {
  const whole = { ...evaluation, allowedDrugTypes: [], removedDrugTypes: [], doseCaps: [] };
  const path = notEligiblePath(whole);
  if (path) return path;
  return evaluation.outcome === 'emergency' || evaluation.outcome === 'stop' ? alternativesHref : photosHref;
};

/** The result of a submitted intake; null before. */
export const presentOutcome = ({ outcome, findings, removedDrugTypes }: IntakeResult) =>
  outcome === null
    ? null
    : {
        outcome,
        href: hrefAfter({ outcome, findings }),
        findings: findings.map(({ ruleId, outcome: strength, reasonForPatient, drugTypes }) => ({
          ruleId,
          outcome: strength,
          reason: reasonForPatient,
          drugTypes,
        })),
        removedDrugTypes,
      };
