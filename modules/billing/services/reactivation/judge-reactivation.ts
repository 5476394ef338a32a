import { fail, ok, type Result } from '#kernel/result.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { expiryOf } from '../../domain/cards/card-expiry.ts';
import { mustBeTapered } from '../../domain/stopping-advice.ts';
import { type GateAnswer, therapyCheckPort } from '../../index.ts';
import type { ReactivationStep } from '../../reactivation-port.ts';
import type { StoredCard } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate, firstRefusal, refusalMessage } from '../charging/check-prescription-gate.ts';
import { cardFirst, paymentFirst, stepAfter, visitFirst } from './first-step.ts';
import type { Restarted } from './price-reactivation.ts';

const hasEnded: readonly Subscription['status'][] = ['canceled', 'incomplete_expired'];

/** It may start again: with which card, and the earliest instants. */
interface MayStart {
  readonly kind: 'may_start';
  readonly card: StoredCard;
  readonly notBefore: readonly Date[];
}

/**
 * Only a subscription that its patient ended while it ran, without an open dispute, and with none of its products in
 * another plan.
 */
const refusedBecause = async (
  scope: Scope,
  { id, userId, status, cancellation, waitsForDispute, products }: Subscription,
): Promise<string | null> => {
  if (!hasEnded.includes(status))
    return 'This subscription is already active, so there is nothing to start again.';
  if (status !== 'canceled' || cancellation?.before === undefined || waitsForDispute)
    return 'This subscription cannot start again on its own. You can place a new order at any time.';
  const drugs = products.map(({ drugType }) => drugType);
  const running = (await subscriptionRepository(scope.db).ofUser(userId)).some(
    (one) =>
      one.id !== id &&
      !hasEnded.includes(one.status) &&
      one.products.some(({ drugType }) => drugs.includes(drugType)),
  );
  return running ? 'You already have this in another plan, so there is nothing to start again.' : null;
};

const chartOf = async (
  scope: Scope,
  { userId, checkoutId }: Subscription,
  { catalogue, shipTo }: Restarted,
  answers: readonly GateAnswer[],
): Promise<Result<null> | ReactivationStep> => {
  const { dob = null } = (await scope.use(accountPort).person(userId)) ?? {};
  const order = { checkoutId, shipState: shipTo.address.state, dob };
  const visits = answers.flatMap(({ consultationId }) => consultationId ?? []);
  const refusals = await scope.use(therapyCheckPort).refusalsOfReactivation(userId, catalogue, visits, order);
  const final = refusals.find(({ asksClinician }) => !asksClinician);
  if (final) return fail('CONFLICT', `${final.message} ${final.hint}`.trim());
  const ids = catalogue.map(({ id }) => id);
  return refusals.length > 0 || mustBeTapered(catalogue.map(({ drugType }) => drugType))
    ? visitFirst(ids)
    : ok(null);
};

/**
 * Whether an ended subscription may start again now, by prescription, chart, debts and card; or what has to be done
 * first. CONFLICT when nothing helps.
 */
export const judgeReactivation = async (
  scope: Scope,
  subscription: Subscription,
  restarted: Restarted,
): Promise<Result<MayStart | ReactivationStep>> => {
  const { id, userId } = subscription;
  const { catalogue, shipTo } = restarted;
  const stays = await scope.use(leavingPort).mayBegin(userId);
  if (!stays.ok) return stays;
  const refused = await refusedBecause(scope, subscription);
  if (refused) return fail('CONFLICT', refused);
  const offered = scope.use(cataloguePort).mayBeOffered(catalogue);
  if (!offered.ok) return fail('CONFLICT', 'We do not offer this right now.');
  if (await invoiceRepository(scope.db).hasUnsettled(id)) return ok(paymentFirst);
  const productIds = catalogue.map((product) => product.id);
  const gate = { userId, productIds, state: shipTo.address.state };
  const answers = await checkPrescriptionGate(scope, gate);
  const refusal = firstRefusal(answers);
  if (refusal !== null && refusal !== 'too_soon') {
    const step = stepAfter(refusal, productIds);
    return step ? ok(step) : fail('CONFLICT', refusalMessage(refusal));
  }
  const chart = await chartOf(scope, subscription, restarted, answers);
  if ('kind' in chart) return ok(chart);
  if (!chart.ok) return chart;
  const card = await customerRepository(scope.db).card(userId);
  if (!card || expiryOf(card, scope.clock.now()) === 'expired') return ok(cardFirst);
  return ok({ kind: 'may_start', card, notBefore: answers.flatMap(({ notBefore }) => notBefore ?? []) });
};
