import { createHash } from 'node:crypto';
import { addDays } from '#kernel/dates.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { UNDO_WITHIN_DAYS, undoConsentText, undoneCharge } from '../../domain/cancellation-undo.ts';
import { RECURRING_VERSION } from '../../domain/checkout/consent-text.ts';
import { therapyCheckPort } from '../../index.ts';
import { readCredit } from '../../repositories/credits.ts';
import { orderRepository } from '../../repositories/orders.ts';
import {
  type EndedPlan,
  everyDays,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate, firstRefusal, refusalMessage } from '../charging/check-prescription-gate.ts';
import { laterCharges, refillAmount } from './refill-lines.ts';
import { goingOn } from './remaining-discounts.ts';

/** The effect of taking a cancellation back, as the patient sees it before. Amounts in cents. */
export interface UndoQuote {
  readonly subscriptionId: string;
  readonly productNames: readonly string[];
  readonly amount: number;
  readonly everyDays: number;
  /** The next charge; null while it is paused without an end. */
  readonly on: Date | null;
  readonly isPaused: boolean;
  /** Until when it can be taken back. */
  readonly until: Date;
  readonly consentText: string;
  /** Changes whenever any of it changes. */
  readonly consentVersion: string;
}

const tooLate = fail(
  'CONFLICT',
  'This cancellation can no longer be undone. You can order again at any time.',
);

const hasEnded: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];

/** CONFLICT when the patient has any of it again, or a rule of their chart refuses it now. */
const judge = async (scope: Scope, subscription: Subscription): Promise<Result<readonly Date[]>> => {
  const { id, userId, checkoutId, products, shipTo } = subscription;
  const { state } = shipTo.address;
  const drugs = products.map(({ drugType }) => drugType);
  const running = (await subscriptionRepository(scope.db).ofUser(userId)).filter(
    (one) => one.id !== id && !hasEnded.includes(one.status),
  );
  if (running.some((one) => one.products.some(({ drugType }) => drugs.includes(drugType))))
    return fail('CONFLICT', 'You already have this in another plan, so there is nothing to undo.');
  const productIds = products.map(({ productId }) => productId);
  // The same evaluation of the chart as for an order, without the products of the same checkout.
  const catalogue = await scope.use(cataloguePort).productsByIds(productIds);
  const { dob = null } = (await scope.use(accountPort).person(userId)) ?? {};
  const order = { checkoutId, shipState: state, dob };
  const [refused] = await scope.use(therapyCheckPort).refusalsOfUndo(userId, catalogue, order);
  if (refused) return fail('CONFLICT', `${refused.message} ${refused.hint}`.trim());
  const answers = await checkPrescriptionGate(scope, { userId, productIds, state });
  const refusal = firstRefusal(answers);
  return refusal !== null && refusal !== 'too_soon'
    ? fail('CONFLICT', refusalMessage(refusal))
    : ok(answers.flatMap(({ notBefore }) => notBefore ?? []));
};

/** Something of it was stopped with the cancellation, so that the patient may run out before the planned charge. */
const wasStopped = async (scope: Scope, { id, cancellationDate }: Subscription): Promise<boolean> =>
  (await orderRepository(scope.db).ofSubscription(id)).some(
    ({ status, shippedAt, statusAt }) =>
      (status === 'canceled' || status === 'refunded') &&
      shippedAt === null &&
      cancellationDate !== null &&
      statusAt >= cancellationDate,
  );

const endedPlan = ({ status, cancellation, cancellationDate }: Subscription, now: Date): EndedPlan | null =>
  status === 'canceled' &&
  cancellation?.before !== undefined &&
  cancellationDate !== null &&
  addDays(cancellationDate, UNDO_WITHIN_DAYS) > now
    ? cancellation.before
    : null;

/**
 * The effect of taking back the cancellation of one's own subscription. CONFLICT once it is too late, when the patient
 * has any of it in another plan, and when the prescription or a rule of the chart refuses it now.
 */
export const quoteUndo = async (scope: Scope, subscription: Subscription): Promise<Result<UndoQuote>> => {
  const now = scope.clock.now();
  const before = endedPlan(subscription, now);
  if (!before || subscription.waitsForDispute) return tooLate;
  const stays = await scope.use(leavingPort).mayBegin(subscription.userId);
  if (!stays.ok) return stays;
  const judged = await judge(scope, subscription);
  if (!judged.ok) return judged;
  const planned = before.nextBillingDate === null ? null : new Date(before.nextBillingDate);
  const on = undoneCharge(planned, {
    now,
    notBefore: judged.value,
    isStopped: !before.isPaused && (await wasStopped(scope, subscription)),
  });
  const shown = {
    subscriptionId: subscription.id,
    productNames: subscription.products.map(({ name }) => name),
    amount: await refillAmount(scope, subscription),
    everyDays: everyDays(subscription),
    on,
    isPaused: before.isPaused,
    until: addDays(subscription.cancellationDate ?? now, UNDO_WITHIN_DAYS),
  };
  const later = await laterCharges(scope, { ...subscription, discounts: goingOn(subscription) });
  const credit = await readCredit(scope.read, subscription.userId);
  const consentText = undoConsentText({ ...shown, later, credit });
  const hash = createHash('sha256')
    .update(JSON.stringify([shown, consentText]))
    .digest('hex')
    .slice(0, 12);
  return ok({ ...shown, consentText, consentVersion: `${RECURRING_VERSION}-${hash}` });
};
