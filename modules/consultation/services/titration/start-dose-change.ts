import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { ServiceLine } from '#modules/catalogue/index.ts';
import { prefillOf } from '#modules/eligibility/index.ts';
import { carryOver, quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../../domain/plan.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { knownAnswers } from '../known-answers.ts';
import { freshVisit } from '../open-visit.ts';
import { requestQuestionnaire } from '../visit-questionnaire.ts';
import { type TakenPrescription, takenPrescriptions } from './taken-prescriptions.ts';

/** The patient's treatments of the service line; of the newest prescription's line when none is named. */
const ofLine = (taken: readonly TakenPrescription[], wanted: string | null): readonly TakenPrescription[] => {
  const line: ServiceLine | undefined = taken.find(
    ({ product }) => wanted === null || product.serviceLine === wanted,
  )?.product.serviceLine;
  return taken.filter(({ product }) => product.serviceLine === line);
};

/** Why the patient cannot request another dose; null when they can. */
const inTheWay = async (tx: Scope, userId: string): Promise<Result<null> | null> => {
  const consultations = consultationRepository(tx.db);
  if (await consultations.openOfKind(userId, 'renewal'))
    return fail('CONFLICT', 'A clinician is reviewing your renewal. Write to them if you want another dose.');
  return (await consultations.hasDraft(userId))
    ? fail('CONFLICT', 'You have begun other questions. Please finish those first.')
    : null;
};

/** The questionnaire of the visit: new, also when one of an earlier visit was never submitted. */
const openQuestions = async (tx: Scope, actor: Actor, consultation: Consultation): Promise<string> => {
  const { userId, drugTypes } = consultation;
  const questionnaire =
    requestQuestionnaire(consultation) ??
    orRefuse(fail('CONFLICT', 'Please write to your clinician about your dose.'));
  const config = questionnaire.questionsFor(drugTypes);
  const { answers: known } = await knownAnswers(tx, userId);
  const prefill = prefillOf(config, carryOver(known, config).answers);
  const quiz = tx.use(quizPort);
  const draft = await quiz.openDraft(actor, { userId }, config, prefill);
  if (draft.revision > 0) {
    const save = { responseId: draft.id, revision: draft.revision, answers: prefill };
    orRefuse(await quiz.saveDraft(actor, { userId }, config, save));
  }
  return draft.id;
};

/**
 * Opens the visit in which a patient requests another dose of their treatments of one service line; the open one when
 * it is repeated, also when a clinician opened it. CONFLICT when they take nothing, or have to finish something else
 * first.
 */
export const startDoseChange = (
  scope: Scope,
  actor: Actor,
  userId: string,
  serviceLine: string | null,
): Promise<Result<{ readonly consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    await tx.use(billingPort).lockPerson(userId);
    orRefuse(await tx.use(leavingPort).mayBegin(userId));
    const consultations = consultationRepository(tx.db);
    const open = await consultations.openOfKind(userId, 'titration');
    if (open) return { consultationId: open.id };
    orRefuse((await inTheWay(tx, userId)) ?? { ok: true, value: null });
    const taken = ofLine(await takenPrescriptions(tx, userId), serviceLine);
    if (taken.length === 0)
      orRefuse(
        fail('CONFLICT', 'You do not take a prescription medicine from us, so there is no dose to change.'),
      );
    const address = (await tx.use(accountPort).person(userId))?.address;
    const { journey, consultation } = freshVisit(tx, {
      userId,
      checkoutId: null,
      userProducts: taken.map(({ product }) => planItem(product)),
      kind: 'titration',
      shipState: address?.state ?? (await consultations.answered(userId)).at(-1)?.shipState ?? '',
      quizResponseId: null,
      isPatientsRequest: true,
    });
    const quizResponseId = await openQuestions(tx, actor, consultation);
    const cause = { actor, reason: 'the patient asks for another dose' };
    await journeyRepository(tx.db).insert(journey);
    await recordCreation(tx, 'journey', journey, cause);
    await consultations.insert({ ...consultation, quizResponseId });
    await recordCreation(tx, 'consultation', consultation, cause);
    return { consultationId: consultation.id };
  });
