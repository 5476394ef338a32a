import { addressTypeDefs } from './addresses-schema.ts';
import { cardTypeDefs } from './cards-schema.ts';
import { deskDiscountTypeDefs } from './desk-discounts-schema.ts';
import { deskMoneyTypeDefs } from './desk-money-schema.ts';
import { parcelTypeDefs } from './parcels-schema.ts';
import { priceTypeDefs } from './price-schema.ts';
import { pricingTypeDefs } from './pricing-schema.ts';
import { refillTypeDefs } from './refill-schema.ts';
import { userBillingTypeDefs } from './user-billing-schema.ts';
import { visitCheckoutTypeDefs } from './visit-checkout-schema.ts';

export const typeDefs = /* GraphQL */ `
  "wallet: apple_pay, google_pay or link; null for a card that was typed."
  type CardSummary { brand: String! last4: String! wallet: String expMonth: Int! expYear: Int! }

  "How this page accepts cards."
  type CardEntry { kind: String! frameUrl: String publishableKey: String }

  "message leads to href; label is the text of the link."
  type AlreadyTaken { message: String! href: String! label: String! }

  type CheckoutPage {
    products: [Product!]!
    "Ids in the address that are no product that can be ordered."
    ignoredIds: [String!]!
    "A sentence for each product of the address that was removed because it is not offered yet."
    notOffered: [String!]!
    "A sentence and a link for each product of the address that was removed because the patient has it, or one like it."
    alreadyTaken: [AlreadyTaken!]!
    "Names of products that the cart rules removed because they do not go with the others."
    leftOut: [String!]!
    quote: Quote!
    shippingOptions: [ShippingOption!]!
    cardEntry: CardEntry!
    savedCard: CardSummary
    servedStates: [String!]!
    "For a signed-in patient: what they have already, and what this order changes; null for a visitor."
    account: AccountCheckout
    "The boxes beside the button, in their order, with the texts that are agreed to."
    agreements: [CheckoutAgreement!]!
  }

  "field: of PlaceOrderInput. None is ticked in advance."
  type CheckoutAgreement { field: String! isRequired: Boolean! consent: ConsentText! }

  "Amount in cents of one shipment; credit: what is taken off the next charge; on: its day, null while none is scheduled."
  type PlanNow { productNames: [String!]! amount: Int! credit: Int! everyDays: Int! on: DateTime }
  type AccountCheckout {
    "Subscriptions that continue in addition to this order."
    plan: [PlanNow!]!
    "Names of what is new."
    adds: [String!]!
    "Numbers of earlier orders that were not paid, and that this order replaces."
    replaces: [String!]!
    "The default address first."
    addresses: [SavedAddress!]!
    "The card that is charged first."
    cards: [SavedCard!]!
  }

  type CheckoutResult {
    checkoutId: ID!
    "PLACED, or ACTION_REQUIRED with the address of the issuer's page in actionUrl."
    status: String!
    actionUrl: String
    "The page to open once the order is placed."
    href: String!
    "The order exists, even if its charge still waits for the issuer."
    ordered: Boolean!
    "What was bought, for analytics; null without an order."
    purchase: Purchase
  }

  "Amount in cents."
  type Purchase { productIds: [Int!]! specialties: [String!]! purchaseAmount: Int! }

  type OrderLine {
    productId: Int!
    name: String!
    quantity: Int!
    amount: Int!
    drugType: String!
    "In plain text, what is special about it: it waits for stock, or will not ship. Null for most."
    note: String
  }
  "A part of a price; cents."
  type PriceLine { label: String! amount: Int! }
  "The order's id and status. Its contents and price: User.orders."
  type OrderHead {
    id: ID!
    number: String!
    createdAt: DateTime!
    "Plain text, never a status name."
    label: String!
    detail: String!
    shippedAt: DateTime
    deliveredAt: DateTime
    trackingNumber: String
  }
  type Order {
    id: ID!
    number: String!
    createdAt: DateTime!
    "Plain text, never a status name."
    label: String!
    detail: String!
    total: Int!
    lines: [OrderLine!]!
    "Discounts, fees, shipping, tax and credit: with the lines they make the total."
    otherLines: [PriceLine!]!
    shippedAt: DateTime
    deliveredAt: DateTime
    trackingNumber: String
    invoice: InvoiceView
    steps: [OrderStep!]!
    "The checkout with the same products; null while the order has not left."
    orderAgain: String
  }
  type OrderStep {
    label: String!
    at: DateTime
    state: String!
    "By when it is promised, in business days; null without a promise."
    by: DateTime
  }
  type InvoiceView { id: ID! number: String! summary: String! total: Int! amountCharged: Int! lines: [QuoteLine!]! paidAt: DateTime canPay: Boolean!
    "Address of the invoice as a PDF file; null while there is none."
    pdf: String
    "Address of the itemized receipt; null until it is paid."
    receipt: String
  }

  type SubscriptionCard {
    id: ID!
    label: String!
    detail: String!
    productNames: [String!]!
    productIds: [Int!]!
    drugTypes: [String!]!
    cycleInDays: Int!
    "Cents of one refill: with discounts, shipping and tax."
    amount: Int!
    "Cents of the next charge: less credit, which is the amount that is taken off."
    nextAmount: Int!
    credit: Int!
    nextBillingDate: DateTime
    cancellationDate: DateTime
    isCancellable: Boolean!
    needsPrescription: Boolean!
  }
  type BillingAction { title: String! detail: String! label: String! href: String! }
  type BillingOverview {
    "A payment problem that only the patient can fix; null when there is none."
    action: BillingAction
    "The card that coming charges use expires within 30 days, or did; null otherwise."
    cardWarning: BillingAction
    subscriptions: [SubscriptionCard!]!
    "For a patient whose last subscription has ended, if all its products were 3-month products."
    comeBack: BillingAction
    "All of the patient's active products treat erectile dysfunction or premature ejaculation."
    isSexualHealthOnly: Boolean!
    latestOrder: OrderHead
    "The card that is charged."
    card: CardSummary
    "The card that is charged first, then the newest."
    cards: [SavedCard!]!
  }

  type PaymentTask { invoiceId: ID! title: String! number: String! amount: Int! message: String! actionUrl: String cardEntry: CardEntry! savedCard: CardSummary productNames: [String!]! ifIgnored: String! }

  type CancellationResult { subscriptionId: ID! endedAt: DateTime! effects: [String!]! productNames: [String!]! stillShips: [String!]! lastCharge: Int
    "It may still be taken back, unless undoCancellation says no."
    mayBeUndone: Boolean!
  }

  input AddressInput { streetAddress1: String! streetAddress2: String city: String! state: String! zipCode: String! }
  input PlaceOrderInput {
    "Created by the browser when checkout opens; the same id never buys twice."
    checkoutId: ID!
    productIds: [Int!]!
    firstName: String!
    lastName: String!
    dob: String!
    phone: String!
    address: AddressInput!
    "Boxes of CheckoutPage.agreements. Those that are required there must be true."
    termsAgreement: Boolean
    telehealthAgreement: Boolean
    subscriptionAgreement: Boolean!
    "News and offers by email, and by text message."
    receiveMarketingMessagesConsent: Boolean
    receiveMarketingTextsConsent: Boolean
    "The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one."
    shownTexts: [ShownTextInput!]
    consentVersion: String!
    "The patient leaves the choice of treatment to the clinician (plan-d); the products only open the visit."
    clinicianDecides: Boolean
    "Yes to the question of a CONFLICT on orderAgain: order the same products once more within a day."
    orderAgain: Boolean
    "standard or express; standard when omitted."
    shippingMethod: String
    "As typed. BAD_USER_INPUT on discountCode when it lowers nothing."
    discountCode: String
    "Omit to use the saved card."
    paymentMethodId: String
  }

  extend type User {
    billing: BillingOverview!
    orders: [Order!]!
    paymentTask: PaymentTask
    "Subscriptions that have ended, with the text of the written confirmation."
    cancellations: [CancellationResult!]!
  }

  extend type Query {
    "Postal address of the seller, for invoices."
    sellerAddress: String!
    "The price of the cart in the address; products is a comma-separated list of ids."
    checkoutPage(products: String!): CheckoutPage!
    "The products of the viewer's own checkout, as checkoutPage takes them; empty for anybody else's."
    checkoutCart(checkoutId: ID): String!
  }

  extend type Mutation {
    placeOrder(input: PlaceOrderInput!): CheckoutResult!
    "After the issuer's page: finishes what placeOrder started. orderAgain as in PlaceOrderInput."
    confirmCheckout(checkoutId: ID!, orderAgain: Boolean): CheckoutResult!
    "Ends a subscription immediately. Feedback is optional."
    cancelSubscription(subscriptionId: ID!, feedback: String): CancellationResult!
    "Pays an open invoice, with a new card when one is sent."
    payInvoice(invoiceId: ID!, paymentMethodId: String): CheckoutResult!
    "Sets where packages go from now on. BAD_USER_INPUT names fields as address.state; a prescription cannot move to another state this way."
    changeAddress(address: AddressInput!): Boolean!
    "Moves the next charge; BAD_USER_INPUT outside the allowed dates."
    changeNextBillingDate(subscriptionId: ID!, date: Date!): SubscriptionCard!
  }
  ${addressTypeDefs}
  ${cardTypeDefs}
  ${parcelTypeDefs}
  ${refillTypeDefs}
  ${deskMoneyTypeDefs}
  ${priceTypeDefs}
  ${pricingTypeDefs}
  ${deskDiscountTypeDefs}
  ${userBillingTypeDefs}
  ${visitCheckoutTypeDefs}
`;
