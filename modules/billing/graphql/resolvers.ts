import type { RequestContext } from '#server/graphql/context.ts';
import type {
  MutationCancelSubscriptionArgs,
  MutationChangeAddressArgs,
  MutationChangeNextBillingDateArgs,
  MutationConfirmCheckoutArgs,
  MutationPayInvoiceArgs,
  MutationPlaceOrderArgs,
  QueryCheckoutCartArgs,
  QueryCheckoutPageArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { flagsOf, viewerActor } from '#server/viewer.ts';
import { addressBookView, emptyAddressBook } from '../services/addresses/address-book-view.ts';
import { changeAddress } from '../services/addresses/change-address.ts';
import { payInvoice } from '../services/charging/pay-invoice.ts';
import { checkoutPage } from '../services/checkout/checkout-page.ts';
import type { CheckoutResult } from '../services/checkout/checkout-result.ts';
import { checkoutCart } from '../services/checkout/checkout-return.ts';
import { confirmCheckout } from '../services/checkout/confirm-checkout.ts';
import { placeOrder } from '../services/checkout/place-order.ts';
import { purchaseOf } from '../services/checkout/purchase.ts';
import { depositsOf } from '../services/deposits/deposit-view.ts';
import { cancelSubscription } from '../services/subscriptions/cancel-subscription.ts';
import { changeNextBillingDate } from '../services/subscriptions/change-next-billing-date.ts';
import {
  billingOverview,
  cancellations,
  emptyOverview,
  orderHistory,
  paymentTask,
  subscriptionCard,
} from '../services/views/billing-overview.ts';
import { toldDetailsPort } from '../told-details-port.ts';
import { addressMutations } from './addresses-resolvers.ts';
import { cardMutations, cardQueries } from './cards-resolvers.ts';
import { deskDiscountMutations, deskDiscountQueries } from './desk-discounts-resolvers.ts';
import { deskListQueries } from './desk-lists-resolvers.ts';
import { deskMoneyMutations, deskMoneyQueries } from './desk-money-resolvers.ts';
import { parcelMutations, parcelQueries } from './parcels-resolvers.ts';
import { pricingQueries } from './pricing-resolvers.ts';
import { refillMutations, refillQueries, subscriptionCardFields } from './refill-resolvers.ts';
import { productSubscriptionFields, userBillingFields } from './user-billing-resolvers.ts';
import { visitCheckoutMutations, visitCheckoutQueries } from './visit-checkout-resolvers.ts';

/** Billing data is visible to its owner only; for any other viewer it is empty. */
const forOwner =
  <T>(none: T, show: (scope: RequestContext['scope'], userId: string) => Promise<T>) =>
  (user: { id: string }, _: unknown, { scope, viewer }: RequestContext): Promise<T> | T =>
    viewer.user?.id === user.id ? show(scope, user.id) : none;

type Book = Awaited<ReturnType<typeof addressBookView>>;
type Overview = Awaited<ReturnType<typeof billingOverview>>;
type Orders = Awaited<ReturnType<typeof orderHistory>>;
type Ended = Awaited<ReturnType<typeof cancellations>>;
type Deposits = Awaited<ReturnType<typeof depositsOf>>;
type Task = Awaited<ReturnType<typeof paymentTask>>;

export const resolvers = {
  User: {
    ...userBillingFields,
    addressBook: forOwner<Book>(emptyAddressBook, addressBookView),
    billing: forOwner<Overview>(emptyOverview, billingOverview),
    orders: forOwner<Orders>([], orderHistory),
    paymentTask: forOwner<Task>(null, paymentTask),
    cancellations: forOwner<Ended>([], cancellations),
    deposits: forOwner<Deposits>([], depositsOf),
  },
  ProductSubscription: productSubscriptionFields,
  SubscriptionCard: subscriptionCardFields,
  CheckoutResult: {
    purchase: (placed: CheckoutResult, _: unknown, { scope }: RequestContext) => purchaseOf(scope, placed),
  },
  Query: {
    sellerAddress: (_: unknown, __: unknown, { scope }: RequestContext) => scope.settings.SELLER_ADDRESS,
    ...cardQueries,
    ...parcelQueries,
    ...refillQueries,
    ...deskMoneyQueries,
    ...deskListQueries,
    ...pricingQueries,
    ...visitCheckoutQueries,
    ...deskDiscountQueries,
    checkoutPage: (_: unknown, args: QueryCheckoutPageArgs, { scope, viewer }: RequestContext) =>
      checkoutPage(scope, viewer.user?.id ?? null, args.products),
    toldDetails: (_: unknown, __: unknown, { scope, viewer }: RequestContext) =>
      scope.use(toldDetailsPort).read(viewer),
    checkoutCart: (_: unknown, args: QueryCheckoutCartArgs, { scope, viewer }: RequestContext) =>
      checkoutCart(scope, viewer.user?.id ?? null, args.checkoutId ?? null),
  },
  Mutation: {
    ...addressMutations,
    ...cardMutations,
    ...parcelMutations,
    ...refillMutations,
    ...deskMoneyMutations,
    ...deskDiscountMutations,
    ...visitCheckoutMutations,
    placeOrder: async (_: unknown, { input }: MutationPlaceOrderArgs, { scope, viewer }: RequestContext) =>
      valueOrThrow(
        await placeOrder(scope, viewerActor(viewer), {
          ...input,
          ip: viewer.ip,
          userAgent: viewer.userAgent,
          leadId: viewer.leadId,
          skipAddressValidation: flagsOf(viewer)['skip-address-validation'],
        }),
      ),
    confirmCheckout: async (
      _: unknown,
      args: MutationConfirmCheckoutArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await confirmCheckout(scope, viewerActor(viewer), args)),
    cancelSubscription: async (
      _: unknown,
      args: MutationCancelSubscriptionArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await cancelSubscription(scope, viewerActor(viewer), args)),
    payInvoice: async (_: unknown, args: MutationPayInvoiceArgs, { scope, viewer }: RequestContext) =>
      valueOrThrow(await payInvoice(scope, viewerActor(viewer), { ...args, ip: viewer.ip })),
    changeAddress: async (
      _: unknown,
      { address }: MutationChangeAddressArgs,
      { scope, viewer }: RequestContext,
    ) => valueOrThrow(await changeAddress(scope, viewerActor(viewer), address)),
    changeNextBillingDate: async (
      _: unknown,
      args: MutationChangeNextBillingDateArgs,
      { scope, viewer }: RequestContext,
    ) =>
      subscriptionCard(
        scope,
        valueOrThrow(await changeNextBillingDate(scope, viewerActor(viewer), args, flagsOf(viewer))),
      ),
  },
} satisfies ResolverMap;
