import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { VisitKind } from '../visit-kind.ts';
import { hairLossCare } from './hair-loss-care.ts';
import type { ClinicalQuestionnaire, ServiceLineRegistration, VisitRegistration } from './service-line.ts';

/** Every registered service line. */
export const serviceLines: readonly [ServiceLineRegistration, ...ServiceLineRegistration[]] = [hairLossCare];

/** The registration of a service line. Throws for one that is not registered. */
export const lineNamed = (serviceLine: ServiceLine): ServiceLineRegistration => {
  const line = serviceLines.find((one) => one.serviceLine === serviceLine);
  if (!line) throw new Error(`The service line ${serviceLine} is not registered.`);
  return line;
};

/**
 * The service line of a visit about these drugs. The first service line when none treats with any of them: older visits,
 * from before drugs had to be registered, were asked its questions.
 */
export const lineTreating = (drugTypes: readonly DrugType[]): ServiceLineRegistration =>
  serviceLines.find(({ drugs }) => drugTypes.some((drug) => drugs.prescription.includes(drug))) ??
  serviceLines[0];

/** The questions and requirements of a visit kind for these drugs. Throws when the service line has no such visit kind. */
export const visitRegistration = (kind: VisitKind, drugTypes: readonly DrugType[]): VisitRegistration => {
  const { serviceLine, visits } = lineTreating(drugTypes);
  const visit = visits[kind];
  if (!visit) throw new Error(`The service line ${serviceLine} has no ${kind} visit.`);
  return visit;
};

/** A questionnaire with the visit kinds that ask it. */
export interface RegisteredQuestionnaire {
  readonly questionnaire: ClinicalQuestionnaire;
  readonly kind: VisitKind;
  readonly isAfterMove: boolean;
}

const visitKinds: readonly VisitKind[] = ['initial', 'renewal', 'check_in', 'titration', 'annual', 'request'];

/** Every questionnaire that a visit kind asks. */
export const clinicalQuestionnaires: readonly RegisteredQuestionnaire[] = serviceLines
  .flatMap(({ visits }) =>
    visitKinds.flatMap((kind): readonly RegisteredQuestionnaire[] => {
      const { questionnaire, afterMove, afterDecision } = visits[kind] ?? {};
      return [
        ...(questionnaire ? [{ questionnaire, kind, isAfterMove: false }] : []),
        ...(afterMove ? [{ questionnaire: afterMove, kind, isAfterMove: true }] : []),
        ...(afterDecision ? [{ questionnaire: afterDecision, kind, isAfterMove: false }] : []),
      ];
    }),
  )
  // Service lines share the questionnaires of a check-in.
  .filter(
    ({ questionnaire }, index, all) =>
      all.findIndex((one) => one.questionnaire.name === questionnaire.name) === index,
  );

/** The questionnaire by the name that is stored with its answers; null when no visit kind asks it. */
export const questionnaireNamed = (name: string): RegisteredQuestionnaire | null =>
  clinicalQuestionnaires.find(({ questionnaire }) => questionnaire.name === name) ?? null;
