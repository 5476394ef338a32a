import type { CareRequest } from '#modules/billing/index.ts';
import { askedBefore, visitRegistration } from '#modules/eligibility/index.ts';
import {
  type Answers,
  carryOver,
  MINI_QUIZ,
  type QuizConfig,
  quizPort,
  quizSetPort,
} from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { miniQuizAnswers } from '../domain/mini-quiz-answers.ts';
import { planItem } from '../domain/plan.ts';
import { journeyMachine } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { journeyKindOf, type RenewalReasons } from './journey-kind-of.ts';

/** A visit without answers, which its patient has yet to begin. */
export const freshVisit = (
  tx: Scope,
  known: { readonly id?: string } & Pick<Journey, 'userId' | 'checkoutId' | 'userProducts'> &
    RenewalReasons & {
      kind: Consultation['kind'];
      shipState: string;
      quizResponseId: string | null;
      clinicianDecides?: boolean;
      /** The patient asks for another dose of what they take. */
      isPatientsRequest?: boolean;
      quizSetId?: string | null;
    },
): { journey: Journey; consultation: Consultation } => {
  const at = tx.clock.now();
  const { userId, kind, checkoutId, userProducts, quizResponseId } = known;
  const drugTypes = [...new Set(userProducts.map((item) => item.drugType))];
  const journey: Journey = {
    id: tx.ids.uuid(),
    userId,
    kind: journeyKindOf(kind, drugTypes, known),
    status: journeyMachine.initial,
    statusAt: at,
    checkoutId,
    quizSetId: known.quizSetId ?? null,
    userProducts,
    clinicianDecides: known.clinicianDecides ?? false,
    doctorProducts: null,
    finalProducts: null,
    doseRequests: known.isPatientsRequest ? [] : null,
    createdAt: at,
  };
  const consultation: Consultation = {
    id: known.id ?? tx.ids.uuid(),
    journeyId: journey.id,
    userId,
    kind,
    status: 'draft',
    statusAt: at,
    quizResponseId,
    clinicianId: null,
    shipState: known.shipState,
    drugTypes,
    answers: null,
    outcome: null,
    removedDrugTypes: [],
    submittedAt: null,
    decidedAt: null,
    refusalReason: null,
    refusalAlternatives: null,
    alertAt: null,
    alertHandledAt: null,
    createdAt: at,
  };
  return { journey, consultation };
};

/**
 * The patient's answers from before buying, for the questions that the intake has too: those of the first questions of a
 * visit, and for what those leave open, what the short quiz knows.
 */
const knownBefore = async (
  tx: Scope,
  { userId, drugTypes }: Consultation,
  config: QuizConfig,
): Promise<Answers> => {
  const names = askedBefore(drugTypes).map(({ name }) => name);
  const given = await tx.use(quizPort).responsesTo({ userId }, [...names, MINI_QUIZ]);
  const newest = (name: string): Answers =>
    given.find(({ configName }) => configName === name)?.content ?? {};
  return carryOver(Object.assign(miniQuizAnswers(newest(MINI_QUIZ)), ...names.map(newest)), config).answers;
};

/** Opens the questionnaire of a visit that waits for answers and returns its id; the visit's drugs choose the questions. */
export const openIntake = async (
  tx: Scope,
  actor: Actor,
  consultation: Consultation,
  quizSetId: string | null,
): Promise<string> => {
  const { id, userId, kind, drugTypes } = consultation;
  const config = visitRegistration(kind, drugTypes).questionnaire.questionsFor(drugTypes);
  const prefill = await knownBefore(tx, consultation, config);
  const draft = await tx.use(quizPort).openDraft(actor, { userId }, config, prefill);
  if (quizSetId) {
    const questionnaire = { configName: config.name, responseId: draft.id };
    await tx.use(quizSetPort).attach(actor, quizSetId, questionnaire);
  }
  await consultationRepository(tx.db).update(id, { quizResponseId: draft.id });
  return draft.id;
};

/** The set the patient started before buying, unless it is about something else or another visit uses it; else a new one. */
export const setFor = async (tx: Scope, actor: Actor, consultation: Consultation): Promise<string> => {
  const { userId, kind, drugTypes } = consultation;
  const sets = tx.use(quizSetPort);
  const begun = await sets.inProgress({ userId }, kind);
  const { name } = visitRegistration(kind, drugTypes).questionnaire;
  const asksIt = begun?.items.some(({ configName }) => configName === name);
  if (begun && asksIt && !(await journeyRepository(tx.db).hasSet(begun.id))) return begun.id;
  const items = [{ configName: name }];
  return (await sets.open(actor, { userId }, { kind, items })).id;
};

/** Opens a visit for billing when prescription products are bought, once for each checkout. */
export const openVisitOfOrder = async (tx: Scope, actor: Actor, request: CareRequest) => {
  const { userId, checkoutId, products, shipTo, clinicianDecides } = request;
  const consultations = consultationRepository(tx.db);
  // One questionnaire at a time: the one of a second visit opens when the first is submitted.
  const busy = await consultations.hasDraft(userId);
  const { journey, consultation } = freshVisit(tx, {
    userId,
    checkoutId,
    userProducts: products.filter((product) => product.needsPrescription).map(planItem),
    kind: 'initial',
    shipState: shipTo.state,
    quizResponseId: null,
    clinicianDecides,
  });
  const journeys = journeyRepository(tx.db);
  if (!(await journeys.insert(journey))) {
    const known = await consultations.byCheckout(checkoutId);
    if (!known) throw new Error(`The visit of checkout ${checkoutId} is gone.`);
    return { journeyId: known.journeyId, consultationId: known.id };
  }
  const quizSetId = await setFor(tx, actor, consultation);
  await journeys.update(journey.id, { quizSetId });
  const cause = { actor, reason: 'ordered' };
  await recordCreation(tx, 'journey', journey, cause);
  await consultations.insert(consultation);
  await recordCreation(tx, 'consultation', consultation, cause);
  if (!busy) await openIntake(tx, actor, consultation, quizSetId);
  return { journeyId: journey.id, consultationId: consultation.id };
};
