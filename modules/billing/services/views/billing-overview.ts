import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import { formatMoney } from '#kernel/money.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { CreditPlan } from '../../domain/checkout/next-credit.ts';
import { type Holding, isSexualHealthOnly, productsToReorder } from '../../domain/customer.ts';
import { subscriptionLabels } from '../../domain/states/subscription-labels.ts';
import {
  billingOverviewRepository,
  type InvoiceSummary,
  type OrderRow,
  readBillingOverview,
  readUnpaid,
} from '../../repositories/billing-overview.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { cardView, cardWarning } from '../cards/card-view.ts';
import { cardEntry } from '../checkout/checkout-page.ts';
import { type NextCharge, nextCharge, nextCharges } from '../credits/next-charge.ts';
import { cancellationView } from '../subscriptions/cancel-subscription.ts';
import { invoiceSentence, orderSummaryView, orderView } from './order-view.ts';

const ORDERS_SHOWN = 100;

const isLive = ({ status }: Subscription): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

const cardOf = (subscription: Subscription, { full, credit, amount }: NextCharge) => {
  const text = subscriptionLabels(subscription);
  return {
    id: subscription.id,
    label: text.label,
    detail: text.detail,
    productNames: subscription.products.map((product) => product.name),
    productIds: subscription.products.map((product) => product.productId),
    drugTypes: [...new Set(subscription.products.map((product) => product.drugType))],
    cycleInDays: subscription.cycleInDays,
    everyDays: everyDays(subscription),
    amount: full,
    credit,
    nextAmount: amount,
    nextBillingDate: subscription.nextBillingDate,
    cancellationDate: subscription.cancellationDate,
    isCancellable: isLive(subscription),
    needsPrescription: subscription.needsPrescription,
    /** For the fields that are computed on request. */
    source: subscription,
  };
};

/** Subscriptions with their next charges. */
const subscriptionCards = async (
  scope: Scope,
  subscriptions: readonly Subscription[],
  credit: CreditPlan,
) => {
  const charges = await nextCharges(scope, subscriptions, credit);
  return subscriptions.map((subscription, index) => cardOf(subscription, charges[index] ?? noCharge));
};

const noCharge: NextCharge = { full: 0, credit: 0, amount: 0 };

export const subscriptionCard = async (scope: Scope, subscription: Subscription) =>
  cardOf(subscription, await nextCharge(scope, subscription));

/** The name of a payment that waits for the patient, the same on every screen. */
const taskTitle = ({ actionUrl, askedAt, status }: InvoiceSummary): string => {
  if (actionUrl) return 'Your bank needs you to confirm a payment';
  return askedAt && status === 'open' ? 'May we charge this payment?' : 'A payment did not go through';
};

/** The problem that only the patient can fix, the most urgent first; null when there is none. */
const action = (unpaid: InvoiceSummary | null, subscriptions: readonly Subscription[]) => {
  if (unpaid?.actionUrl)
    return {
      title: taskTitle(unpaid),
      detail: `We will ship as soon as you confirm ${formatMoney(unpaid.total)}.`,
      label: 'Confirm the payment',
      href: '/payment-authentication',
    };
  if (unpaid)
    return {
      title: taskTitle(unpaid),
      detail: invoiceSentence(unpaid),
      label: unpaid.askedAt && unpaid.status === 'open' ? 'Answer now' : 'Pay with another card',
      href: '/payment-authentication',
    };
  if (subscriptions.some((subscription) => subscription.status === 'on_hold_rx'))
    return {
      title: 'Your refill is on hold',
      detail: 'You need a current prescription before the next refill. Nothing is charged until then.',
      label: 'Renew your prescription',
      href: entryPages.refill,
    };
  return null;
};

/** The patient's subscriptions, newest first, with their catalog data. */
export const holdingsOf = async (
  scope: Scope,
  subscriptions: readonly Subscription[],
): Promise<Holding[]> => {
  const ids = subscriptions.flatMap(({ products }) => products.map(({ productId }) => productId));
  const known = await scope.use(cataloguePort).productsByIds(ids);
  const byId = new Map(known.map((product) => [product.id, product]));
  return subscriptions.map((subscription) => ({
    isLive: isLive(subscription),
    hasStarted: subscription.startedAt !== null,
    products: subscription.products.map(({ productId }) => byId.get(productId)),
  }));
};

const comeBack = (holdings: readonly Holding[]) => {
  const ids = productsToReorder(holdings);
  return (
    ids && {
      title: 'Pick up where you left off',
      detail:
        'Order the same three months again. You see every price before you pay, and a clinician reviews a prescription first.',
      label: 'Order the same again',
      href: `/account/checkout?products=${ids.join(',')}`,
    }
  );
};

/** One statement. */
export const billingOverview = async (scope: Scope, userId: string) => {
  const [{ subscriptions, cards, latestOrder, unpaid }, credit] = await Promise.all([
    readBillingOverview(scope.read, userId),
    readCreditPlan(scope.read, userId, scope.clock.now()),
  ]);
  const card = cards.find(({ isDefault }) => isDefault) ?? null;
  const holdings = await holdingsOf(scope, subscriptions);
  return {
    isSexualHealthOnly: isSexualHealthOnly(holdings),
    comeBack: comeBack(holdings),
    action: action(unpaid, subscriptions),
    cardWarning: cardWarning(card, subscriptions, scope.clock.now()),
    subscriptions: await subscriptionCards(scope, subscriptions, credit),
    latestOrder: latestOrder && orderSummaryView(latestOrder),
    card,
    cards: cards.map((one) => cardView(one, scope.clock.now())),
  };
};

/** The overview of a visitor. */
export const emptyOverview = {
  isSexualHealthOnly: false,
  comeBack: null,
  action: null,
  cardWarning: null,
  subscriptions: [],
  latestOrder: null,
  card: null,
  cards: [],
};

/** One statement. */
export const orderHistory = async (scope: Scope, userId: string) =>
  (await billingOverviewRepository(scope.db).orders(userId, ORDERS_SHOWN)).map((order) =>
    orderView(order, scope.clock.now()),
  );

/** The invoice that only the patient can pay: one statement. */
export const paymentTask = async (scope: Scope, userId: string) => {
  const { card, order } = await readUnpaid(scope.read, userId);
  if (!order?.invoice) return null;
  const { invoice } = order;
  return {
    invoiceId: invoice.id,
    title: taskTitle(invoice),
    number: invoice.number,
    amount: invoice.total,
    message: invoiceSentence(invoice),
    actionUrl: invoice.actionUrl,
    cardEntry: cardEntry(scope),
    savedCard: card,
    productNames: order.lines.map((line) => line.name),
    ifIgnored: ifIgnored(order),
  };
};

const ifIgnored = ({ kind, invoice }: OrderRow): string => {
  if (kind === 'refill' && invoice?.nextTryAt)
    return `If you do nothing, we try again on ${formatDate(invoice.nextTryAt)}. This refill does not ship until it is paid, and no further refill is charged before then.`;
  if (kind === 'refill')
    return 'If you do nothing, this refill does not ship and you are not charged for it. No further refill is charged until this one is paid.';
  const endsAt = invoice?.actionUrl ? null : invoice?.dunningAt;
  return endsAt
    ? `If you do nothing, this order ends on ${formatMoment(endsAt)}. It does not ship and you are not charged for it.`
    : 'If you do nothing, this order does not ship and you are not charged for it.';
};

/** Subscriptions that ended, with the text of their confirmation: one statement. */
export const cancellations = async (scope: Scope, userId: string) =>
  (await subscriptionRepository(scope.db).ofUser(userId))
    .filter((subscription) => subscription.status === 'canceled')
    .map(cancellationView);
