import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import { transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { imageMachine, isOptionalStep } from '../domain/states/index.ts';
import { consultationEvents } from '../events.ts';
import type { LockedVisit, ReviewService } from '../index.ts';
import { answerCorrectionRepository } from '../repositories/answer-corrections.ts';
import { caseViewRepository } from '../repositories/case-view.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { decidedViewRepository } from '../repositories/decided-view.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { pastVisits } from '../repositories/past-visits.ts';
import { readShared } from '../repositories/photos/progress-view.ts';
import { type Photo, photoRepository } from '../repositories/photos.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { queueViewRepository } from '../repositories/queue-view.ts';
import { searchViewRepository } from '../repositories/search-view.ts';
import { amendForPatient } from './amend-intake.ts';
import { closeCheckIn } from './check-in/close-check-in.ts';
import { conclude } from './conclude.ts';
import { evaluateFor } from './evaluate-for.ts';
import { handOver } from './hand-over.ts';
import { judgeMergedAccount } from './judge-merged-account.ts';
import { openChange } from './open-change.ts';
import { acceptPhotos } from './photos/accept-photos.ts';
import { askForIdentification, documentRejected, mayDecideFor } from './photos/ask-for-identification.ts';
import { isDocumentView } from './photos/document-photos-of.ts';
import { presentShared } from './photos/present-progress.ts';
import { readIdentification } from './photos/read-identification.ts';
import { mediaInReview, requestRetake } from './photos.ts';
import { proposePlan } from './propose-plan.ts';
import { requireSettledCall } from './require-settled-call.ts';
import { respondToAlert } from './respond-to-alert.ts';
import { keepDose } from './titration/keep-dose.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { waitForCall } from './wait-for-call.ts';

const lock = async (tx: Scope, consultationId: string): Promise<LockedVisit | null> => {
  const consultation = await consultationRepository(tx.db).lock(consultationId);
  if (!consultation) return null;
  return { consultation, journey: await journeyRepository(tx.db).lock(consultation.journeyId) };
};

const open: (tx: Scope, ...args: Parameters<ReviewService['open']>) => Promise<LockedVisit> = async (
  tx,
  actor,
  visit,
) => {
  let { consultation } = visit;
  const cause = { actor, reason: 'opened for review' };
  if (consultation.status === 'plan_proposed')
    await proposalRepository(tx.db).close(consultation.id, 'withdrawn', tx.clock.now());
  if (consultation.status !== 'in_review')
    consultation = await transitionConsultation(tx, consultation, 'in_review', cause);
  // Photos and an ID are optional: a patient without them does not have to wait.
  const skipped = isOptionalStep(visit.journey.status);
  const journey = await transitionJourney(
    tx,
    visit.journey,
    'awaiting_doctor',
    skipped ? { actor: systemActor, reason: 'review began without photos or ID' } : cause,
  );
  return { consultation, journey };
};

const waitForPatient = async (
  tx: Scope,
  { consultation, journey }: LockedVisit,
  cause: Parameters<typeof transitionJourney>[3],
): Promise<LockedVisit> => ({
  consultation: await transitionConsultation(tx, consultation, 'needs_info', cause),
  journey: await transitionJourney(tx, journey, 'awaiting_patient_reply', cause),
});

const refuse: (tx: Scope, ...args: Parameters<ReviewService['refuse']>) => Promise<void> = async (
  tx,
  actor,
  { consultation, journey },
  { reason: refusalReason, alternatives: refusalAlternatives },
) => {
  const cause = { actor, reason: 'refused' };
  await transitionConsultation(tx, consultation, 'not_a_match', cause, {
    refusalReason,
    refusalAlternatives,
    decidedAt: tx.clock.now(),
  });
  await transitionJourney(tx, journey, 'declined', cause);
  await acceptPhotos(tx, actor, consultation.id);
  if (journey.checkoutId)
    await tx
      .use(billingPort)
      .releaseVisit(actor, { checkoutId: journey.checkoutId, reason: 'visit refused' });
  const { userId, id: consultationId } = consultation;
  await tx.emit(consultationEvents.refused, { userId, consultationId });
};

const rejectPhoto: (tx: Scope, ...args: Parameters<ReviewService['rejectPhoto']>) => Promise<Photo> = async (
  tx,
  actor,
  visit,
  photoId,
  reason,
) => {
  if (visit.consultation.kind === 'check_in')
    return orRefuse(
      fail('CONFLICT', 'Photos of a check-in are optional. Ask for other ones in a message to the patient.'),
    );
  const photos = photoRepository(tx.db);
  const photo = await photos.owned(photoId);
  if (photo?.objectKey == null)
    return orRefuse(badInput([{ field: 'photoId', message: 'The patient has removed this photo.' }]));
  const { id, status: from } = photo;
  await transition(tx, imageMachine, { entity: 'photo', id, from }, 'rejected', { actor, reason });
  const rejected: Photo = { ...photo, status: 'rejected', reason };
  await photos.update(rejected);
  await requestRetake(tx, actor, visit.consultation.id);
  if (isDocumentView(photo.view)) await documentRejected(tx, actor, visit.consultation.id);
  await waitForPatient(tx, visit, { actor, reason: 'asked for a photo again' });
  return rejected;
};

/** The clinician's side of a visit. */
export const reviewService = (scope: Scope): ReviewService => ({
  judgeMergedAccount: (actor, userId, merge) =>
    scope.transaction((tx) => judgeMergedAccount(tx, actor, userId, merge)),
  lock: (consultationId) => lock(scope, consultationId),
  returnToQueue: (visit) =>
    allOrNothing(scope, async (tx) => {
      const cause = { actor: systemActor, reason: 'taken over by a colleague' };
      return {
        ...visit,
        consultation: await transitionConsultation(tx, visit.consultation, 'submitted', cause),
      };
    }),
  assign: (actor, visit, clinicianId) =>
    allOrNothing(scope, async (tx) => {
      const cause = { actor, reason: 'taken from the queue' };
      const change = { clinicianId };
      return {
        ...visit,
        consultation: await transitionConsultation(tx, visit.consultation, 'assigned', cause, change),
      };
    }),
  handOver: (actor, visit, to) => allOrNothing(scope, (tx) => handOver(tx, actor, visit, to)),
  open: (actor, visit) => allOrNothing(scope, (tx) => open(tx, actor, visit)),
  waitForCall: (consultationId) => allOrNothing(scope, (tx) => waitForCall(tx, consultationId)),
  askPatient: (actor, visit) =>
    allOrNothing(scope, (tx) => waitForPatient(tx, visit, { actor, reason: 'asked the patient' })),
  propose: (actor, visit, plan) =>
    allOrNothing(scope, async (tx) => {
      await requireSettledCall(tx, visit.consultation.id);
      return proposePlan(tx, actor, visit, plan);
    }),
  approve: (actor, visit, plan) =>
    allOrNothing(scope, async (tx) => {
      await requireSettledCall(tx, visit.consultation.id);
      const reason = plan.reason || 'approved as asked';
      const proposed = await transitionConsultation(tx, visit.consultation, 'plan_proposed', {
        actor,
        reason,
      });
      // The plan equals the patient's request, so it counts as accepted.
      const accepted = { actor: systemActor, reason: 'the plan is what was asked for' };
      await conclude(tx, { ...visit, consultation: proposed }, { ...plan, signer: actor, accepted, reason });
    }),
  closeCheckIn: (actor, visit, reason) => allOrNothing(scope, (tx) => closeCheckIn(tx, actor, visit, reason)),
  keepDose: (actor, visit, kept) => allOrNothing(scope, (tx) => keepDose(tx, actor, visit, kept)),
  openChange: (request) => allOrNothing(scope, (tx) => openChange(tx, request)),
  refuse: (actor, visit, refusal) => allOrNothing(scope, (tx) => refuse(tx, actor, visit, refusal)),
  amend: (actor, { consultation }, amendment) => amendForPatient(scope, actor, consultation, amendment),
  respondToAlert: (visit, response) => allOrNothing(scope, (tx) => respondToAlert(tx, visit, response)),
  visitOfCorrection: async (correctionId) =>
    (await answerCorrectionRepository(scope.db).find(correctionId))?.consultationId ?? null,
  seeCorrection: async (correctionId, seen) => {
    const corrections = answerCorrectionRepository(scope.db);
    const correction = await corrections.find(correctionId);
    if (!correction || correction.seenAt !== null) return null;
    await corrections.markSeen(correctionId, { ...seen, at: scope.clock.now() });
    return correction.ruleIds;
  },
  visitOfPhoto: async (photoId) => (await photoRepository(scope.db).owned(photoId))?.consultationId ?? null,
  photosOpened: (actor, consultationId) =>
    allOrNothing(scope, (tx) => mediaInReview(tx, actor, consultationId)),
  rejectPhoto: (actor, visit, photoId, reason) =>
    allOrNothing(scope, (tx) => rejectPhoto(tx, actor, visit, photoId, reason)),
  askForIdentification: (actor, visit, clinicianId) =>
    allOrNothing(scope, async (tx) => {
      await askForIdentification(tx, actor, visit, clinicianId);
      return waitForPatient(tx, visit, { actor, reason: 'asked who the patient is' });
    }),
  readIdentification: (actor, visit, input, clinicianId) =>
    allOrNothing(scope, async (tx) => {
      const reading = await readIdentification(tx, actor, visit, input, clinicianId);
      if (!reading.isConfirmed)
        await waitForPatient(tx, visit, { actor, reason: 'the document and the account differ' });
      return reading;
    }),
  mayDecideFor: (visit) => mayDecideFor(scope, visit),
  evaluate: (consultation, drugTypes, purpose, serviceLines) =>
    evaluateFor(scope, consultation, drugTypes, purpose, serviceLines),
  decided: (reader, wish) => decidedViewRepository(scope.db).page(reader, wish, scope.clock.now()),
  queue: (reader, wish) => queueViewRepository(scope.db).page(reader, wish, scope.clock.now()),
  searchCases: (reader, userIds) =>
    searchViewRepository(scope.db).casesOf(reader, userIds, scope.clock.now()),
  casesOf: (userIds) => consultationRepository(scope.db).submittedOf(userIds),
  detail: (reader, consultationId) =>
    caseViewRepository(scope.db).detail(reader, consultationId, scope.clock.now()),
  visits: (userId) => pastVisits(scope.read, userId),
  sharedProgress: async (userId) => presentShared(await readShared(scope.read, userId), scope.clock.now()),
});
