import { createHash } from 'node:crypto';
import { localDate } from '#kernel/local-date.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Scope } from '#server/scope.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { RECURRING_VERSION } from '../../domain/checkout/consent-text.ts';
import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import { reactivationConsentText } from '../../domain/reactivation/reactivation-consent.ts';
import type { ReactivationQuote, ReactivationStep } from '../../reactivation-port.ts';
import { readCredit } from '../../repositories/credits.ts';
import { discountRepository } from '../../repositories/discounts.ts';
import {
  everyDays,
  type ShipTo,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { judgeReactivation } from './judge-reactivation.ts';
import { priceRestarted, type Restarted, restartedOf } from './price-reactivation.ts';

/** A subscription that may start again, with what the patient is shown. */
export interface QuotedReactivation {
  readonly subscription: Subscription;
  readonly restarted: Restarted;
  readonly discount: AgreedDiscount;
  readonly quote: ReactivationQuote;
}

const addressOf = ({ recipient, address }: ShipTo): string => {
  const { streetAddress1, streetAddress2, city, state, zipCode } = address;
  return [recipient, streetAddress1, streetAddress2, city, `${state} ${zipCode}`].filter(Boolean).join(', ');
};

const latestOf = (now: Date, others: readonly Date[]): Date =>
  new Date(Math.max(now.getTime(), ...others.map((date) => date.getTime())));

const quoteOf = async (
  scope: Scope,
  subscription: Subscription,
  restarted: Restarted,
  discount: AgreedDiscount,
  { card, notBefore }: { readonly card: string; readonly notBefore: readonly Date[] },
): Promise<ReactivationQuote> => {
  const now = scope.clock.now();
  const on = latestOf(now, notBefore);
  const { first, later } = await priceRestarted(scope, subscription, restarted, discount);
  const shown = {
    productNames: subscription.products.map(({ name }) => name),
    amount: first.total,
    cycles: discount.cycles,
    laterAmount: later.total,
    everyDays: everyDays(subscription),
    isToday: localDate(on) === localDate(now),
    shipsTo: addressOf(restarted.shipTo),
    card,
  };
  const credit = await readCredit(scope.read, subscription.userId);
  const isTaxed = first.lines.some(({ kind }) => kind === 'sales_tax');
  const consentText = reactivationConsentText({ ...shown, on, isTaxed, credit });
  const hash = createHash('sha256')
    .update(JSON.stringify([shown, consentText]))
    .digest('hex')
    .slice(0, 12);
  return { kind: 'ready', ...shown, on, consentText, consentVersion: `${RECURRING_VERSION}-${hash}` };
};

/** The contract is documented at the port; with everything that starting it needs. */
export const quoteReactivation = async (
  scope: Scope,
  userId: string,
  subscriptionId: string,
  discountId: string,
): Promise<Result<QuotedReactivation | ReactivationStep>> => {
  const subscription = isUuid(subscriptionId)
    ? await subscriptionRepository(scope.db).find(subscriptionId)
    : null;
  const [discount] = await discountRepository(scope.db).agreed([discountId]);
  if (subscription?.userId !== userId || !discount) return notFound('subscription');
  const restarted = await restartedOf(scope, subscription);
  if (!restarted) return fail('CONFLICT', 'This is no longer sold. You can choose something else.');
  const judged = await judgeReactivation(scope, subscription, restarted);
  if (!judged.ok) return judged;
  if (judged.value.kind === 'first') return ok(judged.value);
  const { card, notBefore } = judged.value;
  const quote = await quoteOf(scope, subscription, restarted, discount, {
    card: cardLabel(card),
    notBefore,
  });
  return ok({ subscription, restarted, discount, quote });
};
