import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { leavingPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen } from '../../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../../repositories/journeys.ts';
import { freshVisit, openIntake, setFor } from '../open-visit.ts';
import { endUrgentDraft } from '../submit-urgent-draft.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';

/** The topic of a patient's request, without a chosen product. */
export interface NewRequest {
  readonly userId: string;
  /** The drugs that may be prescribed: their questions are asked. */
  readonly drugTypes: readonly DrugType[];
  /** Two-letter code of the patient's state, as far as it is known. */
  readonly shipState: string;
}

const sameDrugs = (a: readonly DrugType[], b: readonly DrugType[]): boolean =>
  a.length === b.length && a.every((drug) => b.includes(drug));

const inReview = fail(
  'CONFLICT',
  'A clinician already has a request from you. Write to them if you would like to ask about something else.',
);
const busy = fail(
  'CONFLICT',
  'You have another visit whose questions are not finished. Please send or cancel it first, then come back.',
);

/** The patient's open request, both rows locked in the usual order; null without one. */
const lockOpenRequest = async (
  tx: Scope,
  userId: string,
): Promise<{ consultation: Consultation; journey: Journey } | null> => {
  const consultations = consultationRepository(tx.db);
  const known = await consultations.openRequest(userId);
  const consultation = known && (await consultations.lock(known.id));
  if (!consultation || !isOpen(consultation.status)) return null;
  return { consultation, journey: await journeyRepository(tx.db).lock(consultation.journeyId) };
};

/**
 * Opens a first visit without an order: the questions for everything that may be prescribed. Its draft is returned when
 * the topic is the same, and ended otherwise. CONFLICT while a request is reviewed, and while the questions of another
 * visit are open.
 */
export const openRequest = (
  scope: Scope,
  actor: Actor,
  { userId, drugTypes, shipState }: NewRequest,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const consultations = consultationRepository(tx.db);
    const open = await lockOpenRequest(tx, userId);
    await tx.use(billingPort).lockPerson(userId);
    orRefuse(await tx.use(leavingPort).mayBegin(userId));
    if (open && open.consultation.status !== 'draft') return orRefuse(inReview);
    // An emergency in the answers so far is alerted, whatever the patient requests next.
    if (open && (await endUrgentDraft(tx, open.consultation)))
      return { consultationId: open.consultation.id };
    if (open && sameDrugs(open.consultation.drugTypes, drugTypes))
      return { consultationId: open.consultation.id };
    if (open) {
      const cause = { actor, reason: 'the patient asks about something else' };
      await transitionConsultation(tx, open.consultation, 'canceled', cause, { decidedAt: tx.clock.now() });
      await transitionJourney(tx, open.journey, 'canceled', cause);
    }
    // Two requests at the same time: the second one finds the first.
    if (!open && (await consultations.openRequest(userId))) return orRefuse(inReview);
    if (await consultations.hasDraft(userId)) return orRefuse(busy);
    const opened = freshVisit(tx, {
      userId,
      checkoutId: null,
      userProducts: [],
      kind: 'initial',
      shipState,
      quizResponseId: null,
      clinicianDecides: true,
    });
    const journey: Journey = { ...opened.journey, kind: 'request' };
    const consultation: Consultation = { ...opened.consultation, drugTypes };
    const cause = { actor, reason: 'asked a clinician' };
    await journeyRepository(tx.db).insert(journey);
    await recordCreation(tx, 'journey', journey, cause);
    await consultations.insert(consultation);
    await recordCreation(tx, 'consultation', consultation, cause);
    const quizSetId = await setFor(tx, actor, consultation);
    await journeyRepository(tx.db).update(journey.id, { quizSetId });
    await openIntake(tx, actor, consultation, quizSetId);
    return { consultationId: consultation.id };
  });
