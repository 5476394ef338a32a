/** What patients do about orders that go wrong, and what operators decide about them. */
export const parcelTypeDefs = /* GraphQL */ `
  "wish is replacement, refund or wait; label is its text."
  type OrderChoice { wish: String! label: String! }
  type OrderIssue {
    id: ID!
    "Plain text, never a status name."
    label: String!
    detail: String!
    isOpen: Boolean!
    openedAt: DateTime!
    "What the patient may choose now."
    choices: [OrderChoice!]!
    "What the patient chose; null before."
    wish: String
  }
  "A photo that was sent with a report or a request; it is read from its url."
  type CasePhoto { id: ID! url: String! }
  "Amount in cents."
  type OrderRefund { id: ID! amount: Int! at: DateTime! label: String! }
  "A problem that the patient may report, from the instant on if there is one."
  type OrderReport { kind: String! label: String! from: DateTime productIds: [Int!]! wishes: [OrderChoice!]! }

  "A package that has left the pharmacy. label and detail are plain text."
  type OrderParcel {
    id: ID!
    label: String!
    detail: String
    trackingNumber: String
    shippedAt: DateTime!
    deliveredAt: DateTime
    productNames: [String!]!
  }

  extend type Order {
    "The first package first; empty before anything has left."
    parcels: [OrderParcel!]!
    "How the patient may stop it: AT_ONCE, ASK_PHARMACY, or null when they cannot."
    stop: String
    "Number of the order that this one replaces."
    replaces: String
    replacedBy: [String!]!
    "Newest first."
    issues: [OrderIssue!]!
    "Oldest first."
    refunds: [OrderRefund!]!
    reports: [OrderReport!]!
  }

  "kind, wish: as offered by Order.reports."
  input OrderProblemInput { orderId: ID! kind: String! productIds: [Int!]! wish: String! details: String photoIds: [ID!] }

  type DeskIssueProduct { productId: Int! name: String! needsPrescription: Boolean! }
  "label is the text of the button."
  type DeskIssueDecision { decision: String! label: String! }
  "Something that went wrong with an order and waits for an operator, the most urgent first."
  type DeskOrderIssue {
    id: ID!
    kind: String!
    label: String!
    isAwaitingReturn: Boolean!
    orderNumber: String!
    "Plain text."
    orderStatus: String!
    patientId: ID!
    patientName: String!
    patientEmail: String!
    state: String!
    products: [DeskIssueProduct!]!
    "What the patient would like; null while they have not chosen."
    wish: String
    "In the patient's words."
    details: String!
    openedAt: DateTime!
    dueAt: DateTime!
    trackingNumber: String
    "Cents: what a refund of these products would be, and what is left of the payment."
    refundable: Int!
    left: Int!
    "Facts about a dispute or a refund, in plain sentences."
    facts: [String!]!
    "What the patient sent with their report."
    photos: [CasePhoto!]!
    decisions: [DeskIssueDecision!]!
  }
  "outcome is plain text."
  type DeskClosedIssue { id: ID! label: String! orderNumber: String! patientName: String! outcome: String! answer: String! closedAt: DateTime! decidedBy: String }
  type DeskOrderIssues { open: [DeskOrderIssue!]! closed: [DeskClosedIssue!]! }

  input DeskIssueDecisionInput { issueId: ID! decision: String! answer: String! "Cents; only for a refund of another amount." amount: Int }
  "Left out, productIds means everything in the order."
  input DeskOrderProblemInput { orderNumber: String! kind: String! productIds: [Int!] wish: String! details: String! }

  extend type Query {
    "Orders that wait for a decision, and the newest decisions. Operators only; reading it is recorded."
    deskOrderIssues: DeskOrderIssues! @staff(may: "orders")
  }

  extend type Mutation {
    "The patient stops an order that has not shipped. CONFLICT when it is too late. True when it is stopped, false when the pharmacy was asked."
    stopOrder(orderId: ID!): Boolean!
    "BAD_USER_INPUT names kind, productIds, wish, details or photoIds. Returns the id of the issue."
    reportOrderProblem(input: OrderProblemInput!): ID!
    "The patient chooses a new package or their money for an order that was lost or came back, or to wait for what is out of stock or to cancel it."
    chooseForOrder(orderId: ID!, wish: String!): String!
    "BAD_USER_INPUT names decision, answer or amount; CONFLICT when somebody has decided. Operators only."
    deskDecideOrderIssue(input: DeskIssueDecisionInput!): Boolean! @staff(may: "decide_orders")
    "For a patient who calls or writes. BAD_USER_INPUT names orderNumber, kind, productIds, wish or details. Operators only."
    deskReportOrderProblem(input: DeskOrderProblemInput!): Boolean! @staff(may: "orders")
  }
`;
