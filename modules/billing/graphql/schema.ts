import { userBillingTypeDefs } from './user-billing-schema.ts';

export const typeDefs = /* GraphQL */ `
  type CardSummary { brand: String! last4: String! expMonth: Int! expYear: Int! }

  type QuoteLine { kind: String! label: String! amount: Int! productId: Int }
  "Amounts in cents. A section without lines is not charged."
  type QuoteSection { lines: [QuoteLine!]! total: Int! }
  type NextCharge { on: Date afterDays: Int! amount: Int! productNames: [String!]! everyDays: Int! }
  type Quote { today: QuoteSection! onApproval: QuoteSection! nextCharges: [NextCharge!]! needsPrescription: Boolean! consentText: String! consentVersion: String! }

  "How this page takes cards."
  type CardEntry { kind: String! frameUrl: String publishableKey: String }

  type CheckoutPage {
    products: [Product!]!
    "What of the address is no product that can be ordered."
    ignoredIds: [String!]!
    "A sentence for each product of the address that is not offered yet; it was left out."
    notOffered: [String!]!
    "Names of products that the rules of the cart took out because they do not go with the others."
    leftOut: [String!]!
    quote: Quote!
    cardEntry: CardEntry!
    savedCard: CardSummary
    servedStates: [String!]!
    "Text and version of the terms he agrees to."
    termsVersion: String!
  }

  type Placed {
    checkoutId: ID!
    "PLACED, or ACTION_REQUIRED with the bank's page in actionUrl."
    status: String!
    actionUrl: String
    "Where to go when placed."
    href: String!
    "The order exists, whatever the bank still says of its charge."
    ordered: Boolean!
    "What was bought, for analytics; null without an order."
    purchase: Purchase
  }

  "Amount in cents."
  type Purchase { productIds: [Int!]! specialties: [String!]! purchaseAmount: Int! }

  type OrderLine { productId: Int! name: String! quantity: Int! amount: Int! drugType: String! }
  "Which order it is and where. What is in it and what it cost: User.orders."
  type OrderHead {
    id: ID!
    number: String!
    createdAt: DateTime!
    "Plain words, never a status name."
    words: String!
    detail: String!
    shippedAt: DateTime
    deliveredAt: DateTime
    trackingNumber: String
  }
  type Order {
    id: ID!
    number: String!
    createdAt: DateTime!
    "Plain words, never a status name."
    words: String!
    detail: String!
    total: Int!
    lines: [OrderLine!]!
    shippedAt: DateTime
    deliveredAt: DateTime
    trackingNumber: String
    invoice: InvoiceView
    steps: [OrderStep!]!
  }
  type OrderStep { label: String! at: DateTime state: String! }
  type InvoiceView { id: ID! number: String! words: String! total: Int! amountCharged: Int! lines: [QuoteLine!]! paidAt: DateTime canPay: Boolean! }

  type SubscriptionCard {
    id: ID!
    words: String!
    detail: String!
    productNames: [String!]!
    productIds: [Int!]!
    drugTypes: [String!]!
    cycleInDays: Int!
    amount: Int!
    nextBillingDate: DateTime
    cancellationDate: DateTime
    isCancellable: Boolean!
    needsPrescription: Boolean!
  }
  type BillingAction { title: String! detail: String! label: String! href: String! }
  type BillingOverview {
    "Something about payment that only the patient can mend; null when all is well."
    action: BillingAction
    subscriptions: [SubscriptionCard!]!
    "For somebody whose last subscription has ended, when all of it came three months at a time."
    comeBack: BillingAction
    "All that he takes is for erectile dysfunction or premature ejaculation."
    isSexualHealthOnly: Boolean!
    latestOrder: OrderHead
    card: CardSummary
  }

  type PaymentTask { invoiceId: ID! number: String! amount: Int! words: String! actionUrl: String cardEntry: CardEntry! savedCard: CardSummary productNames: [String!]! ifIgnored: String! }

  type CancellationResult { subscriptionId: ID! endedAt: DateTime! words: [String!]! productNames: [String!]! stillShips: [String!]! lastCharge: Int }

  input AddressInput { streetAddress1: String! streetAddress2: String city: String! state: String! zipCode: String! }
  input PlaceOrderInput {
    "Made by the browser when checkout opens; the same id never buys twice."
    checkoutId: ID!
    productIds: [Int!]!
    firstName: String!
    lastName: String!
    dob: String!
    phone: String!
    address: AddressInput!
    "Must be true: he agrees to the renewal terms shown beside the button."
    subscriptionAgreement: Boolean!
    consentVersion: String!
    receiveMarketingMessagesConsent: Boolean
    "He leaves the choice of treatment to the clinician (plan-d); the products only open the visit."
    clinicianDecides: Boolean
    "Leave out to use the saved card."
    paymentMethodId: String
  }

  extend type User {
    billing: BillingOverview!
    orders: [Order!]!
    paymentTask: PaymentTask
    "Subscriptions that ended, with what the written confirmation says."
    cancellations: [CancellationResult!]!
  }

  extend type Query {
    "What the cart in the address would cost; products is a comma-separated list of ids."
    checkoutPage(products: String!): CheckoutPage!
  }

  extend type Mutation {
    placeOrder(input: PlaceOrderInput!): Placed!
    "After the bank's page: finishes what placeOrder began."
    confirmCheckout(checkoutId: ID!): Placed!
    "Ends a subscription at once. Feedback is optional."
    cancelSubscription(subscriptionId: ID!, feedback: String): CancellationResult!
    "Pays an open invoice, with a new card when one is given."
    payInvoice(invoiceId: ID!, paymentMethodId: String): Placed!
    "Where packages go from now on. BAD_USER_INPUT names fields as address.state; a prescription does not move to another state this way."
    changeAddress(address: AddressInput!): Boolean!
    "Moves the next charge; BAD_USER_INPUT outside the allowed dates."
    changeNextBillingDate(subscriptionId: ID!, date: Date!): SubscriptionCard!
  }
  ${userBillingTypeDefs}
`;
