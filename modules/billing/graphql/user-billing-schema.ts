/** Fields that clients of earlier storefronts use; their names and types are fixed by those clients. */
export const userBillingTypeDefs = /* GraphQL */ `
  "A saved card."
  type BillingCard {
    "Card network, such as visa."
    brand: String!
    "The last four digits of the card."
    last4: String!
    "ZIP code of the billing address; null when none was given."
    addressZip: String
    "Month in which the card expires, 1 to 12."
    expMonth: Int!
    "Year in which the card expires, four digits."
    expYear: Int!
  }

  "A saved card."
  type PaymentMethodCard {
    "Card network, such as visa."
    brand: String!
    "The last four digits of the card."
    last4: String!
    "Month in which the card expires, 1 to 12."
    expMonth: Int!
    "Year in which the card expires, four digits."
    expYear: Int!
  }

  "The billing address, as the card's issuer compares it."
  type BillingAddress {
    "ZIP code; null when none was given."
    postalCode: String
  }

  "What the payment processor knows besides the card."
  type BillingDetails {
    "The billing address."
    address: BillingAddress!
  }

  "A saved card, under the payment processor's id."
  type PaymentMethod {
    "The payment processor's id."
    id: ID!
    "What the payment processor knows besides the card."
    billingDetails: BillingDetails!
    "The card."
    card: PaymentMethodCard!
  }

  "An invoice."
  type Invoice {
    "Its id: opaque text."
    id: ID!
    "Where it stands, as a stable word."
    status: String!
    "Cents that were charged; refunds are not deducted."
    amountCharged: Int!
  }

  "An order as the pharmacy's system knows it; remoteStatus is the pharmacy's own value, null until it has the order."
  type EagleOrder {
    "Its id: opaque text."
    id: ID!
    "When it was made."
    createdAt: DateTime!
    "When it was shipped last; null before."
    latestShipmentDate: DateTime
    "The pharmacy's own status; null until it has the order."
    remoteStatus: String
  }

  "A subscription."
  type ProductSubscription {
    "Its id: opaque text."
    id: ID!
    "Where it stands, as a stable word."
    status: String!
    "The next charge; null while none is scheduled."
    nextBillingDate: DateTime
    "When it was canceled; null while it runs."
    cancellationDate: DateTime
    "When it began."
    createdAt: DateTime!
    "Three quarters of the last supply used up; null before the first charge."
    earliestAllowableNextBillingDate: DateTime
    "Last charge plus one cycle, the first cycle 15 days shorter; null before the first charge and after the end."
    estimatedNextBillingDate: DateTime
    "Days between two charges."
    cycleInDays: Int!
    "Its products; kept after it has ended."
    activeProducts: [Product!]!
    "Newest first."
    eagleOrders: [EagleOrder!]!
  }

  extend type User {
    "The patient's id at the payment processor; null before the first payment."
    paymentCustomerId: ID
    "Lives in a state where none of our clinicians may prescribe."
    outOfState: Boolean!
    "Lives in a state that requires a call before a prescription."
    requiresPhoneCall: Boolean!
    "The pharmacy has accepted an order for the patient."
    hasPharmacyPatientId: Boolean!
    "Whether a subscription runs."
    hasActiveSubscription: Boolean!
    "Has ordered, and never anything that needs a prescription."
    eCommerceUser: Boolean!
    "The name entered when paying with the saved card; null without a card."
    nameOnCard: String
    "Those that continue without a new purchase, including those on hold and paused; newest first."
    activeSubscriptions: [ProductSubscription!]!
    "Newest first."
    subscriptions: [ProductSubscription!]!
    "The saved cards."
    cards: [BillingCard!]!
    "The saved cards, under the payment processor's ids."
    paymentMethods: [PaymentMethod!]!
    "Newest first."
    invoices: [Invoice!]!
    "The latest choice: the saved cart, else the newest checkout."
    selectedProducts: [Product!]!
  }
`;
