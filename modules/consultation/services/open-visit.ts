import type { CareIntake, CareRequest } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { hairIntakeFor } from '../domain/intake/hair-intake.ts';
import type { PlanItem } from '../domain/plan.ts';
import type { JourneyStatus } from '../domain/states/index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';

export const planItem = ({ id, drugType, needsPrescription, price }: Product): PlanItem => ({
  productId: id,
  drugType,
  needsPrescription,
  price,
});

/** A visit nobody has answered yet; the caller fills in what he knows. */
export const freshVisit = (
  tx: Scope,
  known: Pick<Journey, 'userId' | 'checkoutId' | 'userProducts'> & {
    kind: Consultation['kind'];
    shipState: string;
    journeyStatus: JourneyStatus;
    quizResponseId: string | null;
  },
): { journey: Journey; consultation: Consultation } => {
  const at = tx.clock.now();
  const { userId, kind, checkoutId, userProducts, quizResponseId } = known;
  const journey: Journey = {
    id: tx.ids.uuid(),
    userId,
    kind,
    status: known.journeyStatus,
    statusAt: at,
    checkoutId,
    userProducts,
    doctorProducts: null,
    finalProducts: null,
    createdAt: at,
  };
  const consultation: Consultation = {
    id: tx.ids.uuid(),
    journeyId: journey.id,
    userId,
    kind,
    status: 'draft',
    statusAt: at,
    quizResponseId,
    clinicianId: null,
    shipState: known.shipState,
    drugTypes: [...new Set(userProducts.map((item) => item.drugType))],
    answers: null,
    earlierAnswers: [],
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

export const recordNew = async (
  tx: Scope,
  entity: string,
  { id, status }: { readonly id: string; readonly status: string },
  cause: { readonly actor: Actor; readonly reason: string },
): Promise<void> => recordTransition(tx, { entity, id, from: null, to: status, ...cause });

/** The questionnaire of a visit that waits for answers; its drugs choose the questions. */
export const openIntake = async (tx: Scope, actor: Actor, consultation: Consultation): Promise<string> => {
  const { id, userId, drugTypes } = consultation;
  const draft = await tx.use(quizPort).openDraft(actor, { userId }, hairIntakeFor(drugTypes));
  await consultationRepository(tx.db).update(id, { quizResponseId: draft.id });
  return draft.id;
};

const open = async (tx: Scope, actor: Actor, request: CareRequest) => {
  const { userId, checkoutId, products, shipTo } = request;
  const consultations = consultationRepository(tx.db);
  // One questionnaire at a time: a second visit gets its own when the first is handed in.
  const busy = await consultations.hasDraft(userId);
  const { journey, consultation } = freshVisit(tx, {
    userId,
    checkoutId,
    userProducts: products.filter((product) => product.needsPrescription).map(planItem),
    kind: 'initial',
    shipState: shipTo.state,
    journeyStatus: 'awaiting_quiz',
    quizResponseId: null,
  });
  if (!(await journeyRepository(tx.db).insert(journey))) {
    const known = await consultations.byCheckout(checkoutId);
    if (!known) throw new Error(`The visit of checkout ${checkoutId} is gone.`);
    return { journeyId: known.journeyId, consultationId: known.id };
  }
  const cause = { actor, reason: 'ordered' };
  await recordNew(tx, 'journey', journey, cause);
  await consultations.insert(consultation);
  await recordNew(tx, 'consultation', consultation, cause);
  if (!busy) await openIntake(tx, actor, consultation);
  return { journeyId: journey.id, consultationId: consultation.id };
};

/** What billing asks when prescription products are bought. */
export const careIntakeService = (scope: Scope): CareIntake => ({
  openVisit: (actor, request) => scope.transaction((tx) => open(tx, actor, request)),
});
