import { billingPort, type PastOrder } from '#modules/billing/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { stepAfter } from '../domain/states/index.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { transitionJourney } from './transitions.ts';

interface PlacedCheckout {
  readonly userId: string;
  readonly checkoutId: string;
  readonly productIds: readonly number[];
}

/** An order without a prescription is a journey of its own (S3.50); one with a prescription has that of its visit. */
export const openStoreJourney = async (
  tx: Scope,
  { userId, checkoutId, productIds }: PlacedCheckout,
): Promise<void> => {
  if (await tx.use(billingPort).prescriptionOrder(checkoutId)) return;
  const products = await tx.use(cataloguePort).productsByIds([...productIds]);
  if (products.length === 0 || products.some(({ needsPrescription }) => needsPrescription)) return;
  const at = tx.clock.now();
  const journey = {
    id: tx.ids.uuid(),
    userId,
    kind: 'otc_order',
    status: stepAfter('otc_order', 'awaiting_checkout'),
    statusAt: at,
    checkoutId,
    quizSetId: null,
    userProducts: products.map(planItem),
    doseRequests: null,
    clinicianDecides: false,
    doctorProducts: null,
    finalProducts: null,
    createdAt: at,
  } as const;
  if (await journeyRepository(tx.db).insert(journey))
    await recordCreation(tx, 'journey', journey, { actor: systemActor, reason: 'ordered' });
};

const ended: Readonly<Partial<Record<PastOrder['status'], 'completed' | 'canceled'>>> = {
  shipped: 'completed',
  delivered: 'completed',
  canceled: 'canceled',
  refunded: 'canceled',
};

/** Updates a person's orders without a prescription from billing: shipped or canceled. Repeating it changes nothing. */
export const followStoreOrders = async (tx: Scope, userId: string): Promise<void> => {
  const journeys = await journeyRepository(tx.db).lockStoreOrders(userId);
  if (journeys.length === 0) return;
  const orders = await tx.use(billingPort).orderHistory(userId);
  for (const journey of journeys) {
    const order = orders.find(
      ({ checkoutId, kind }) => checkoutId === journey.checkoutId && kind !== 'refill',
    );
    const to = order && ended[order.status];
    if (to) await transitionJourney(tx, journey, to, { actor: systemActor, reason: `order ${order.status}` });
  }
};
