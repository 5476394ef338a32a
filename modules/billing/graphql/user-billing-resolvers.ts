import type { Person } from '#modules/account/index.ts';
import { cartPort } from '#modules/cart/index.ts';
import { productsByIds } from '#modules/catalogue/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { stateRule } from '../domain/checkout/served-states.ts';
import { earliestAllowableNextBillingDate, nextBillingDate } from '../domain/schedule/billing-dates.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';
import { everyDays } from '../repositories/subscriptions.ts';
import {
  type SubscriptionRow,
  type UserBillingRow,
  userBillingRepository,
} from '../repositories/user-billing.ts';

/** A signed-in person, or a visitor who has only a lead id. */
interface UserParent {
  readonly id: string;
  readonly person: () => Promise<Person | null>;
}

const nothing: UserBillingRow = {
  customerId: null,
  cards: [],
  subscriptions: [],
  invoices: [],
  knownToPharmacy: false,
  hasOrders: false,
  orderedPrescription: false,
  checkoutProductIds: [],
};

/** The viewer's billing data, read once per request; never another person's. */
const billingOf = ({ id }: UserParent, { once, scope, viewer }: RequestContext): Promise<UserBillingRow> =>
  viewer.user?.id === id
    ? once(`billing.user.${id}`, () => userBillingRepository(scope.db).of(id))
    : Promise.resolve(nothing);

/** Subscriptions that continue without a new purchase, including those on hold, paused or with a failed charge. */
const continuing: readonly SubscriptionStatus[] = ['active', 'snoozed', 'paused', 'on_hold_rx', 'past_due'];
const hasEnded: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

const active = ({ subscriptions }: UserBillingRow): readonly SubscriptionRow[] =>
  subscriptions.filter(({ status }) => continuing.includes(status));

const fromBilling =
  <T>(show: (billing: UserBillingRow, user: UserParent) => T | Promise<T>) =>
  async (user: UserParent, _: unknown, context: RequestContext): Promise<T> =>
    show(await billingOf(user, context), user);

const stateOf = async ({ person }: UserParent): Promise<string | null> =>
  (await person())?.address?.state ?? null;

const fullName = async (user: UserParent): Promise<string | null> => {
  const person = await user.person();
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null;
};

const selectedProducts = async (user: UserParent, _: unknown, context: RequestContext) => {
  const saved = await context.scope.use(cartPort).saved(user.id);
  const ids = saved?.length ? saved : (await billingOf(user, context)).checkoutProductIds;
  return productsByIds(ids, context);
};

export const userBillingFields = {
  paymentCustomerId: fromBilling(({ customerId }) => customerId),
  outOfState: async (user: UserParent) => {
    const state = await stateOf(user);
    return state !== null && !stateRule(state).prescriptions;
  },
  requiresPhoneCall: async (user: UserParent) => {
    const state = await stateOf(user);
    return state !== null && stateRule(state).syncVisit;
  },
  hasPharmacyPatientId: fromBilling(({ knownToPharmacy }) => knownToPharmacy),
  hasActiveSubscription: fromBilling((billing) => active(billing).length > 0),
  eCommerceUser: fromBilling(({ hasOrders, orderedPrescription }) => hasOrders && !orderedPrescription),
  // The card form asks for no name; the buyer's name was entered next to it at checkout.
  nameOnCard: fromBilling(({ cards }, user) => (cards.length > 0 ? fullName(user) : null)),
  activeSubscriptions: fromBilling(active),
  subscriptions: fromBilling(({ subscriptions }) => subscriptions),
  cards: fromBilling(({ cards }) => cards.map((card) => ({ ...card, addressZip: card.postalCode }))),
  paymentMethods: fromBilling(({ cards }) =>
    cards.map((card) => ({
      id: card.paymentMethodId,
      billingDetails: { address: { postalCode: card.postalCode } },
      card,
    })),
  ),
  invoices: fromBilling(({ invoices }) => invoices),
  selectedProducts,
};

export const productSubscriptionFields = {
  earliestAllowableNextBillingDate: ({
    lastChargedAt,
    cycleInDays,
    nextBillingDate: planned,
  }: SubscriptionRow) =>
    lastChargedAt && earliestAllowableNextBillingDate(lastChargedAt, cycleInDays, planned),
  estimatedNextBillingDate: ({ lastChargedAt, cycle, status, ...subscription }: SubscriptionRow) =>
    lastChargedAt && !hasEnded.includes(status)
      ? nextBillingDate(lastChargedAt, everyDays(subscription), cycle === 1)
      : null,
  activeProducts: ({ productIds }: SubscriptionRow, _: unknown, context: RequestContext) =>
    productsByIds(productIds, context),
  eagleOrders: ({ orders }: SubscriptionRow) =>
    orders.map(({ shippedAt, ...order }) => ({ ...order, latestShipmentDate: shippedAt })),
};
