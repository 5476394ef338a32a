import { addressTypeDefs } from './addresses-schema.ts';
import { cardTypeDefs } from './cards-schema.ts';
import { checkoutTypeDefs } from './checkout-schema.ts';
import { deskDiscountTypeDefs } from './desk-discounts-schema.ts';
import { deskListTypeDefs } from './desk-lists-schema.ts';
import { deskMoneyTypeDefs } from './desk-money-schema.ts';
import { orderTypeDefs } from './orders-schema.ts';
import { parcelTypeDefs } from './parcels-schema.ts';
import { priceTypeDefs } from './price-schema.ts';
import { pricingTypeDefs } from './pricing-schema.ts';
import { refillTypeDefs } from './refill-schema.ts';
import { userBillingTypeDefs } from './user-billing-schema.ts';
import { visitCheckoutTypeDefs } from './visit-checkout-schema.ts';

export const typeDefs = /* GraphQL */ `
  "A subscription, as the patient sees it."
  type SubscriptionCard {
    "Its id: opaque text."
    id: ID!
    "Its status in words."
    label: String!
    "What is so and what happens next."
    detail: String!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Ids of its products."
    productIds: [Int!]!
    "Types of drugs that it is about."
    drugTypes: [String!]!
    "Days that one package lasts."
    cycleInDays: Int!
    "Cents of one refill: with discounts, shipping and tax."
    amount: Int!
    "Cents of the next charge: less credit, which is the amount that is taken off."
    nextAmount: Int!
    "Cents that are taken off the next charge."
    credit: Int!
    "When the next charge is due; null while none is scheduled."
    nextBillingDate: DateTime
    "When it was canceled; null while it runs."
    cancellationDate: DateTime
    "Whether the patient can cancel it."
    isCancellable: Boolean!
    "Whether something in it needs a prescription."
    needsPrescription: Boolean!
  }

  "Something that the patient should do about a payment."
  type BillingAction {
    "Its headline."
    title: String!
    "Why, in a sentence."
    detail: String!
    "Text of the link."
    label: String!
    "Path of the page that it leads to."
    href: String!
  }

  "What the patient pays for."
  type BillingOverview {
    "A payment problem that only the patient can fix; null when there is none."
    action: BillingAction
    "The card that coming charges use expires within 30 days, or did; null otherwise."
    cardWarning: BillingAction
    "The subscriptions that run."
    subscriptions: [SubscriptionCard!]!
    "For a patient whose last subscription has ended, if all its products were 3-month products."
    comeBack: BillingAction
    "All of the patient's active products treat erectile dysfunction or premature ejaculation."
    isSexualHealthOnly: Boolean!
    "The newest order; null before the first."
    latestOrder: OrderHead
    "The card that is charged."
    card: CardSummary
    "The card that is charged first, then the newest."
    cards: [SavedCard!]!
  }

  "A payment that needs the patient."
  type PaymentTask {
    "Id of the invoice."
    invoiceId: ID!
    "Its headline."
    title: String!
    "Number of the invoice."
    number: String!
    "Cents."
    amount: Int!
    "What went wrong, in a sentence."
    message: String!
    "Page of the card's issuer that wants a confirmation; null when none is needed."
    actionUrl: String
    "How this page accepts a card."
    cardEntry: CardEntry!
    "The card that would be charged; null without one."
    savedCard: CardSummary
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "What happens when nothing is done, and when."
    ifIgnored: String!
  }

  "A subscription that has ended."
  type CancellationResult {
    "Id of the subscription."
    subscriptionId: ID!
    "When it ended."
    endedAt: DateTime!
    "What ending it means, in sentences."
    effects: [String!]!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Names of what is paid and still ships."
    stillShips: [String!]!
    "Cents of its last charge; null when it was never charged."
    lastCharge: Int
    "It may still be taken back, unless undoCancellation says no."
    mayBeUndone: Boolean!
  }

  extend type User {
    "What the patient pays for."
    billing: BillingOverview!
    "The patient's orders, newest first."
    orders: [Order!]!
    "A payment that needs the patient; null when none does."
    paymentTask: PaymentTask
    "Subscriptions that have ended, with the text of the written confirmation."
    cancellations: [CancellationResult!]!
  }

  "What is known of the person, to be shown where it is asked for again; null where it is not known."
  type ToldDetails {
    "First name."
    firstName: String
    "Date of birth, such as 1990-04-02."
    dob: String
    "Two-letter code of the state they live in."
    state: String
  }

  extend type Query {
    "Postal address of the seller, for invoices."
    sellerAddress: String!
    "The price of the cart in the address; products is a comma-separated list of ids."
    checkoutPage(
      "Ids of products, separated by commas."
      products: String!
    ): CheckoutPage!
    "What the viewer has told in the first questions, to be confirmed at checkout; null without a lead."
    toldDetails: ToldDetails
    "The products of the viewer's own checkout, as checkoutPage takes them; empty for anybody else's."
    checkoutCart(
      "Id of the checkout."
      checkoutId: ID
    ): String!
  }

  extend type Mutation {
    "Places an order. Prescription treatment is charged only after a clinician has approved it."
    placeOrder(
      "What to save or decide."
      input: PlaceOrderInput!
    ): CheckoutResult!
    "After the issuer's page: finishes what placeOrder started. orderAgain as in PlaceOrderInput."
    confirmCheckout(
      "Id of the checkout."
      checkoutId: ID!
      "True to order the same products once more within a day."
      orderAgain: Boolean
    ): CheckoutResult!
    "Ends a subscription immediately. Feedback is optional."
    cancelSubscription(
      "Id of the subscription."
      subscriptionId: ID!
      "What the patient says about leaving; optional."
      feedback: String
    ): CancellationResult!
    "Pays an open invoice, with a new card when one is sent."
    payInvoice(
      "Id of the invoice."
      invoiceId: ID!
      "The payment processor's id of a new card; the saved card when left out."
      paymentMethodId: String
    ): CheckoutResult!
    "Sets where packages go from now on. BAD_USER_INPUT names fields as address.state; a prescription cannot move to another state this way."
    changeAddress(
      "The address."
      address: AddressInput!
    ): Boolean!
    "Moves the next charge; BAD_USER_INPUT outside the allowed dates."
    changeNextBillingDate(
      "Id of the subscription."
      subscriptionId: ID!
      "The new day."
      date: Date!
    ): SubscriptionCard!
  }
  ${addressTypeDefs}
  ${cardTypeDefs}
  ${parcelTypeDefs}
  ${refillTypeDefs}
  ${deskMoneyTypeDefs}
  ${deskListTypeDefs}
  ${priceTypeDefs}
  ${pricingTypeDefs}
  ${deskDiscountTypeDefs}
  ${userBillingTypeDefs}
  ${visitCheckoutTypeDefs}
  ${checkoutTypeDefs}
  ${orderTypeDefs}
`;
