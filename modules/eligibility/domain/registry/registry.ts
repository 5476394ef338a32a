import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import type { PhotoView } from '../photo-views.ts';
import type { VisitKind } from '../visit-kind.ts';
import type { ClinicalQuestionnaire, ServiceLineRegistration, VisitRegistration } from './service-line.ts';
import { serviceLines } from './service-lines.ts';

const byPriority = serviceLines.toSorted((a, b) => a.priority - b.priority);

/** The registration of a service line. Throws for one that is not registered. */
export const lineNamed = (serviceLine: ServiceLine): ServiceLineRegistration => {
  const line = serviceLines.find((one) => one.serviceLine === serviceLine);
  if (!line) throw new Error(`The service line ${serviceLine} is not registered.`);
  return line;
};

const treats = ({ drugs }: ServiceLineRegistration, drugTypes: readonly DrugType[]): boolean =>
  drugTypes.some((drug) => drugs.prescription.includes(drug));

/**
 * The service line of a visit, chosen for all of its drugs: erections come first, also before the early ejaculation that
 * erection medicine is prescribed for too, then early ejaculation, then hair. Hair when no line treats with any of them:
 * older visits, from before drugs had to be registered, were asked its questions.
 */
export const lineTreating = (drugTypes: readonly DrugType[]): ServiceLineRegistration =>
  byPriority.find((line) => treats(line, drugTypes)) ?? serviceLines[0];

/** Every service line that treats with one of the drugs; at least one. */
export const linesTreating = (drugTypes: readonly DrugType[]): readonly ServiceLineRegistration[] => {
  const lines = serviceLines.filter((line) => treats(line, drugTypes));
  return lines.length > 0 ? lines : [lineTreating(drugTypes)];
};

/** What a visitor was asked before a visit about these drugs, in order, each questionnaire once. */
export const askedBefore = (drugTypes: readonly DrugType[]): readonly QuizConfig[] => [
  ...new Map(
    linesTreating(drugTypes)
      .flatMap(({ beforeVisit }) => beforeVisit)
      .map((one) => [one.name, one]),
  ).values(),
];

const photosOf = (kind: VisitKind, drugTypes: readonly DrugType[]): readonly PhotoView[] => [
  ...new Set(linesTreating(drugTypes).flatMap(({ visits }) => visits[kind]?.photos ?? [])),
];

/** The questions and requirements of a visit kind for these drugs. Throws when the service line has no such visit kind. */
export const visitRegistration = (kind: VisitKind, drugTypes: readonly DrugType[]): VisitRegistration => {
  const { serviceLine, visits } = lineTreating(drugTypes);
  const visit = visits[kind];
  if (!visit) throw new Error(`The service line ${serviceLine} has no ${kind} visit.`);
  return { ...visit, photos: photosOf(kind, drugTypes) };
};

/** A questionnaire with the visit kinds that ask it. */
export interface RegisteredQuestionnaire {
  readonly questionnaire: ClinicalQuestionnaire;
  readonly kind: VisitKind;
  readonly isAfterMove: boolean;
}

const visitKinds: readonly VisitKind[] = ['initial', 'renewal', 'check_in', 'titration'];

/** Every questionnaire that a visit kind asks, each once: two service lines may share one. */
export const clinicalQuestionnaires: readonly RegisteredQuestionnaire[] = serviceLines
  .flatMap(({ visits }) =>
    visitKinds.flatMap((kind): readonly RegisteredQuestionnaire[] => {
      const { questionnaire, afterMove, whenHistoryIsOld, afterDecision, atPatientsRequest } =
        visits[kind] ?? {};
      return [
        ...(questionnaire ? [{ questionnaire, kind, isAfterMove: false }] : []),
        ...(atPatientsRequest ? [{ questionnaire: atPatientsRequest, kind, isAfterMove: false }] : []),
        ...(whenHistoryIsOld ? [{ questionnaire: whenHistoryIsOld, kind, isAfterMove: false }] : []),
        ...(afterMove ? [{ questionnaire: afterMove, kind, isAfterMove: true }] : []),
        ...(afterDecision ? [{ questionnaire: afterDecision, kind, isAfterMove: false }] : []),
      ];
    }),
  )
  .filter(
    (one, index, all) =>
      all.findIndex(({ questionnaire }) => questionnaire.name === one.questionnaire.name) === index,
  );
/** The questionnaire by the name that is stored with its answers; null when no visit kind asks it. */
export const questionnaireNamed = (name: string): RegisteredQuestionnaire | null =>
  clinicalQuestionnaires.find(({ questionnaire }) => questionnaire.name === name) ?? null;
