/** All orders, subscriptions and invoices, for staff. */
export const deskListTypeDefs = /* GraphQL */ `
  "A subscription in the list of all of them."
  type DeskSubscription {
    "Its id: opaque text."
    id: ID!
    "Id of the patient."
    personId: ID!
    "First name and the first letter of the last name; null while unknown."
    personName: String
    "Where it stands, as a stable word."
    state: String!
    "The same in words."
    stateLabel: String!
    "The patient disputes a payment: nothing is charged until somebody decided."
    waitsForDispute: Boolean!
    "Names of its products."
    productNames: [String!]!
    "Days between two charges."
    everyDays: Int!
    "When it is charged next; null while nothing is planned."
    nextChargeAt: DateTime
    "Cents of that charge, less credit; null without one, and while its tax is not known."
    nextAmount: Int
    "When it was charged last; null before the first charge."
    lastChargedAt: DateTime
    "When it was made."
    createdAt: DateTime!
    "When it was canceled; null while it runs."
    canceledAt: DateTime
  }

  "A page of all subscriptions."
  type DeskSubscriptions {
    "Newest first, or what is due by the day of its charge."
    subscriptions: [DeskSubscription!]!
    "Pass it as after to get the next page; null on the last."
    next: String
  }

  "Which subscriptions are wanted; all when left out."
  input DeskSubscriptionFilter {
    "Only those in this state, as a stable word."
    state: String
    "now, week or month: only those that are charged by then, soonest first."
    due: String
    "Only those of this patient."
    personId: ID
  }

  "An invoice in the list of all of them."
  type DeskInvoice {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "Number of its order."
    orderNumber: String!
    "Whether it is for a refill; else for a first order."
    isRefill: Boolean!
    "Id of the patient."
    personId: ID!
    "First name and the first letter of the last name; null while unknown."
    personName: String
    "Where it stands, as a stable word."
    state: String!
    "The same in words."
    stateLabel: String!
    "Cents of the invoice."
    total: Int!
    "Cents that were charged, less what was refunded."
    amountCharged: Int!
    "Cents that were refunded."
    amountRefunded: Int!
    "Requests to charge a card so far."
    attempts: Int!
    "Code with which the newest declined charge failed; null without one."
    declineCode: String
    "What happens next by itself; null when nothing does."
    nextStep: String
    "When that happens; null when it has no time."
    nextStepAt: DateTime
    "The payment processor's id of the newest charge; null before the first."
    reference: String
    "Whether a billing task about it is open."
    hasTask: Boolean!
    "Whether its order waits for a decision."
    hasIssue: Boolean!
    "When it was made."
    createdAt: DateTime!
    "When it was paid; null before."
    paidAt: DateTime
  }

  "A page of all invoices."
  type DeskInvoices {
    "Newest first."
    invoices: [DeskInvoice!]!
    "Pass it as after to get the next page; null on the last."
    next: String
  }

  "Which invoices are wanted; all when left out."
  input DeskInvoiceFilter {
    "open, failed, paid, disputed, refunded or void."
    group: String
    "The first day on which it was made, in Eastern time."
    from: Date
    "The last day."
    to: Date
    "Only those of this patient."
    personId: ID
  }

  "A package of a listed order."
  type DeskOrderParcel {
    "The carrier's number; null while there is none."
    trackingNumber: String
    "Where it stands, in words."
    statusLabel: String!
    "When it left the pharmacy."
    shippedAt: DateTime!
    "When it arrived; null before."
    deliveredAt: DateTime
  }

  "An order in the list of all of them."
  type DeskOrder {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "What it is for, in words: a refill, a replacement or alike."
    kindLabel: String!
    "Id of the patient."
    personId: ID!
    "First name and the first letter of the last name; null while unknown."
    personName: String
    "Where it stands, as a stable word."
    state: String!
    "The same in words."
    stateLabel: String!
    "Since when."
    stateSince: DateTime!
    "Cents of its invoice; null for an order without one, such as a replacement."
    total: Int
    "Its packages that have left the pharmacy, oldest first."
    parcels: [DeskOrderParcel!]!
    "Whether it waits for a decision."
    hasIssue: Boolean!
    "When it was placed."
    createdAt: DateTime!
  }

  "A page of all orders."
  type DeskOrders {
    "Newest first."
    orders: [DeskOrder!]!
    "Pass it as after to get the next page; null on the last."
    next: String
  }

  "Which orders are wanted; all when left out."
  input DeskOrderFilter {
    "Only those in this state, as a stable word."
    state: String
    "The first day on which it was placed, in Eastern time."
    from: Date
    "The last day."
    to: Date
    "Only the one with this number."
    number: String
    "Only those of this patient."
    personId: ID
  }

  extend type Query {
    "All orders, newest first, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after."
    deskOrders(
      "Which ones; all when left out."
      filter: DeskOrderFilter
      "Where the page begins: DeskOrders.next of the page before."
      after: String
    ): DeskOrders! @staff(may: "subscriptions")
    "All subscriptions, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after."
    deskSubscriptions(
      "Which ones; all when left out."
      filter: DeskSubscriptionFilter
      "Where the page begins: DeskSubscriptions.next of the page before."
      after: String
    ): DeskSubscriptions! @staff(may: "subscriptions")
    "All invoices, newest first, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after."
    deskInvoices(
      "Which ones; all when left out."
      filter: DeskInvoiceFilter
      "Where the page begins: DeskInvoices.next of the page before."
      after: String
    ): DeskInvoices! @staff(may: "money")
  }
`;
