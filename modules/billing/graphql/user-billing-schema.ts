/** Fields that clients of earlier storefronts ask for; names and types are fixed by them. */
export const userBillingTypeDefs = /* GraphQL */ `
  type BillingCard { brand: String! last4: String! addressZip: String expMonth: Int! expYear: Int! }
  type PaymentMethodCard { brand: String! last4: String! expMonth: Int! expYear: Int! }
  type BillingAddress { postalCode: String }
  type BillingDetails { address: BillingAddress! }
  "A saved card under the card provider's id."
  type PaymentMethod { id: ID! billingDetails: BillingDetails! card: PaymentMethodCard! }
  "amountCharged is what was taken, in cents; refunds are not deducted."
  type Invoice { id: ID! status: String! amountCharged: Int! }

  "An order as the pharmacy's system knows it; remoteStatus is the pharmacy's own word, null until it has the order."
  type EagleOrder { id: ID! createdAt: DateTime! latestShipmentDate: DateTime remoteStatus: String }

  type ProductSubscription {
    id: ID!
    status: String!
    "The next charge; null while none is planned."
    nextBillingDate: DateTime
    cancellationDate: DateTime
    createdAt: DateTime!
    "Three quarters of the last supply used up; null before the first charge."
    earliestAllowableNextBillingDate: DateTime
    "Last charge plus one cycle, the first cycle 15 days shorter; null before the first charge and after the end."
    estimatedNextBillingDate: DateTime
    cycleInDays: Int!
    "What it is for; kept after it has ended."
    activeProducts: [Product!]!
    "Newest first."
    eagleOrders: [EagleOrder!]!
  }

  extend type User {
    "His name at the card provider; null until he first pays."
    paymentCustomerId: ID
    "Lives where nobody of ours may prescribe."
    outOfState: Boolean!
    "Lives where a call must come before a prescription."
    requiresPhoneCall: Boolean!
    "The pharmacy has taken an order for him."
    hasPharmacyPatientId: Boolean!
    hasActiveSubscription: Boolean!
    "Has ordered, and never anything that needs a prescription."
    eCommerceUser: Boolean!
    "The name he gave when he paid with the saved card; null without one."
    nameOnCard: String
    "Those that go on without buying again, on hold and paused ones included; newest first."
    activeSubscriptions: [ProductSubscription!]!
    "Newest first."
    subscriptions: [ProductSubscription!]!
    cards: [BillingCard!]!
    paymentMethods: [PaymentMethod!]!
    "Newest first."
    invoices: [Invoice!]!
    "What he chose last: the cart he keeps with us, else his newest checkout."
    selectedProducts: [Product!]!
  }
`;
