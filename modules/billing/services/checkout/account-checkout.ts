import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { SubscriptionStatus } from '../../domain/states/subscription.ts';
import { readBillingOverview } from '../../repositories/billing-overview.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import { readUnpaidFirst } from '../../repositories/invoices.ts';
import { everyDays } from '../../repositories/subscriptions.ts';
import { addressBookView } from '../addresses/address-book-view.ts';
import { cardView } from '../cards/card-view.ts';
import { nextCharges } from '../credits/next-charge.ts';

/** Subscriptions that continue without a new order. */
const goesOn: readonly SubscriptionStatus[] = ['active', 'snoozed', 'paused', 'on_hold_rx', 'past_due'];

/** Everything of a patient that checkout may show; one statement. */
export const readAccountCheckout = async (scope: Scope, userId: string) => {
  const [billing, book, unpaid, credit] = await Promise.all([
    readBillingOverview(scope.read, userId),
    addressBookView(scope, userId),
    readUnpaidFirst(scope.read, userId),
    readCreditPlan(scope.read, userId, scope.clock.now()),
  ]);
  const plan = billing.subscriptions.filter(({ status }) => goesOn.includes(status));
  const charges = await nextCharges(scope, plan, credit);
  return {
    cards: billing.cards,
    plan: plan.map((one, index) => ({
      ...one,
      amount: charges[index]?.full ?? 0,
      credit: charges[index]?.credit ?? 0,
    })),
    addresses: book.addresses,
    unpaid,
    credit,
  };
};

/** What the patient has, and what an order of these products changes. */
export const accountCheckout = (
  { cards, plan, addresses, unpaid }: Awaited<ReturnType<typeof readAccountCheckout>>,
  products: readonly Product[],
  now: Date,
) => {
  const had = new Set(plan.flatMap((one) => one.products.map(({ productId }) => productId)));
  const ids = new Set(products.map(({ id }) => id));
  return {
    plan: plan.map((one) => ({
      productNames: one.products.map(({ name }) => name),
      amount: one.amount,
      credit: one.credit,
      everyDays: everyDays(one),
      on: one.nextBillingDate,
    })),
    adds: products.filter(({ id }) => !had.has(id)).map(({ displayedName }) => displayedName),
    replaces: unpaid
      .filter(({ productIds }) => productIds.some((id) => ids.has(id)))
      .map(({ number }) => number),
    addresses,
    cards: cards.map((card) => cardView(card, now)),
  };
};
