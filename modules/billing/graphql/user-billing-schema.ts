/** Fields that clients of earlier storefronts use; their names and types are fixed by those clients. */
export const userBillingTypeDefs = /* GraphQL */ `
  type BillingCard { brand: String! last4: String! addressZip: String expMonth: Int! expYear: Int! }
  type PaymentMethodCard { brand: String! last4: String! expMonth: Int! expYear: Int! }
  type BillingAddress { postalCode: String }
  type BillingDetails { address: BillingAddress! }
  "A saved card, under the payment processor's id."
  type PaymentMethod { id: ID! billingDetails: BillingDetails! card: PaymentMethodCard! }
  "amountCharged is what was taken, in cents; refunds are not deducted."
  type Invoice { id: ID! status: String! amountCharged: Int! }

  "An order as the pharmacy's system knows it; remoteStatus is the pharmacy's own value, null until it has the order."
  type EagleOrder { id: ID! createdAt: DateTime! latestShipmentDate: DateTime remoteStatus: String }

  type ProductSubscription {
    id: ID!
    status: String!
    "The next charge; null while none is scheduled."
    nextBillingDate: DateTime
    cancellationDate: DateTime
    createdAt: DateTime!
    "Three quarters of the last supply used up; null before the first charge."
    earliestAllowableNextBillingDate: DateTime
    "Last charge plus one cycle, the first cycle 15 days shorter; null before the first charge and after the end."
    estimatedNextBillingDate: DateTime
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
    hasActiveSubscription: Boolean!
    "Has ordered, and never anything that needs a prescription."
    eCommerceUser: Boolean!
    "The name entered when paying with the saved card; null without a card."
    nameOnCard: String
    "Those that continue without a new purchase, including those on hold and paused; newest first."
    activeSubscriptions: [ProductSubscription!]!
    "Newest first."
    subscriptions: [ProductSubscription!]!
    cards: [BillingCard!]!
    paymentMethods: [PaymentMethod!]!
    "Newest first."
    invoices: [Invoice!]!
    "The latest choice: the saved cart, else the newest checkout."
    selectedProducts: [Product!]!
  }
`;
