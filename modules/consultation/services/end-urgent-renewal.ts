import { cataloguePort } from '#modules/catalogue/index.ts';
import { findingPort } from '#modules/eligibility/index.ts';
import { quizSetPort } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import type { ConsultationService } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { type AnsweredRenewal, evaluateRenewal } from './evaluate-renewal.ts';
import { endVisit } from './evaluate-response.ts';
import { freshVisit } from './open-visit.ts';
import { toRenew } from './prescriptions-to-renew.ts';

type RenewalInput = Parameters<ConsultationService['submitRenewal']>[1];

/**
 * An emergency in a renewal that no clinician can be asked to review, such as while another one is reviewed: its visit
 * ends immediately, with the answers, holds and alert of any emergency, and everything else that is open stays open.
 */
export const endUrgentRenewal = async (
  tx: Scope,
  actor: Actor,
  answered: AnsweredRenewal,
  { userId, shipState: movedTo }: RenewalInput,
): Promise<string> => {
  const { response, registered } = answered;
  const prescriptions = await toRenew(tx, userId, { isAfterMove: true });
  const drugTypes = prescriptions.map(({ drugType }) => drugType);
  const replaces = prescriptions.map(({ productId }) => productId);
  const id = tx.ids.uuid();
  const evaluated = await evaluateRenewal(tx, { id, userId, drugTypes, replaces, movedTo }, answered);
  const products = await tx.use(cataloguePort).productsByIds(prescriptions.map(({ productId }) => productId));
  const { journey, consultation } = freshVisit(tx, {
    id,
    userId,
    checkoutId: null,
    userProducts: products.map(planItem),
    kind: 'renewal',
    isAfterMove: registered.isAfterMove,
    shipState: evaluated.shipState,
    quizResponseId: response.id,
    quizSetId: (await tx.use(quizSetPort).ofResponse(response.id))?.id ?? null,
  });
  const cause = { actor, reason: 'an emergency in a renewal' };
  await journeyRepository(tx.db).insert(journey);
  await recordCreation(tx, 'journey', journey, cause);
  await consultationRepository(tx.db).insert(consultation);
  await recordCreation(tx, 'consultation', consultation, cause);
  await tx.use(findingPort).record(id, evaluated);
  await endVisit(tx, actor, { consultation, journey, response }, evaluated);
  return id;
};
