import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { draftView, quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../domain/states/index.ts';
import type { CareView, VisitView } from '../repositories/care-view.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { configOf, isCorrectable } from './amend-intake.ts';
import { openIntake } from './open-visit.ts';
import { photoHref } from './photo-href.ts';
import { presentOutcome } from './present-outcome.ts';
import { REPLY_DAYS } from './reply-days.ts';
import { statusLabel } from './status-labels.ts';
import { draftQuestionnaire } from './visit-questionnaire.ts';

const mayUpload = (status: VisitView['status']): boolean => isOpen(status) && status !== 'plan_proposed';

/** The counsel texts of a proposed plan that are still to be read: those of medicines the patient did not request. */
export const textsToRead = ({ findings }: VisitView, proposed: readonly { readonly drugType: DrugType }[]) =>
  findings
    .filter(
      ({ outcome, read, drugTypes }) =>
        outcome === 'counsel' && !read && proposed.some(({ drugType }) => drugTypes.includes(drugType)),
    )
    .map(({ ruleId, drugTypes, reasonForPatient }) => ({ ruleId, drugTypes, text: reasonForPatient }));

const presentRefusal = ({ status, refusalReason, refusalAlternatives, decidedAt }: VisitView) =>
  status === 'not_a_match' && decidedAt
    ? { reason: refusalReason ?? '', alternatives: refusalAlternatives ?? '', at: decidedAt }
    : null;

const presentIdentification = ({ identification }: VisitView) =>
  identification && {
    ...identification,
    photos: identification.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
  };

/** When the visit ends unless the rejected photos are taken again; null when none is rejected. */
const retakeDueAt = ({ status, journeyStatusAt, photos, identification }: VisitView): Date | null =>
  status === 'needs_info' &&
  [...photos, ...(identification?.photos ?? [])].some((photo) => photo.status === 'rejected')
    ? addDays(journeyStatusAt, REPLY_DAYS)
    : null;

/** The patient's visit for the API; products are returned as ids, for the resolvers to load together. */
export const presentVisit = (care: CareView) => {
  const { visit } = care;
  if (!visit) return null;
  return {
    id: visit.journeyId,
    consultationId: visit.consultationId,
    kind: visit.kind,
    statusLabel: statusLabel(visit.status),
    photos: visit.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    photoViews: visitRegistration(visit.kind, visit.drugTypes).photos,
    identification: presentIdentification(visit),
    retakeDueAt: retakeDueAt(visit),
    canUploadPhotos: mayUpload(visit.status),
    outcome: presentOutcome({
      ...visit,
      asksIdentity: visit.journeyStatus === 'awaiting_identification',
    }),
    refusal: presentRefusal(visit),
    submittedAt: visit.submittedAt,
    /** For the fields that need another module. */
    source: visit,
  };
};

/** The questionnaire with the answers so far, opened when it is not open yet; null once it was submitted. */
export const intakeOf = async (scope: Scope, visit: VisitView) => {
  if (visit.kind === 'renewal' || visit.status !== 'draft') return null;
  const responseId = visit.quizResponseId ?? (await openLate(scope, visit.consultationId));
  const response = responseId === null ? null : await scope.use(quizPort).response(responseId);
  if (!response) return null;
  const questionnaire = draftQuestionnaire(visit, response.configName);
  return draftView(response, questionnaire.questionsFor(visit.drugTypes));
};

/** The submitted answers, while the patient may still correct them. Null before, and after the visit has ended. */
export const submittedIntakeOf = async (scope: Scope, visit: VisitView) => {
  if (!isCorrectable(visit) || visit.quizResponseId === null) return null;
  const response = await scope.use(quizPort).response(visit.quizResponseId);
  return response && draftView(response, configOf(visit, response.configName));
};

const openLate = (scope: Scope, consultationId: string): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const consultation = await consultationRepository(tx.db).lock(consultationId);
    if (consultation?.status !== 'draft') return null;
    if (consultation.quizResponseId !== null) return consultation.quizResponseId;
    const { quizSetId } = await journeyRepository(tx.db).lock(consultation.journeyId);
    return openIntake(tx, systemActor, consultation, quizSetId);
  });
