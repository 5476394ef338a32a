/** What patients do about orders that go wrong, and what operators decide about them. */
export const parcelTypeDefs = /* GraphQL */ `
  "What the patient may wish for."
  type OrderChoice {
    "replacement, refund or wait."
    wish: String!
    "Its text."
    label: String!
  }

  "A problem with an order."
  type OrderIssue {
    "Its id: opaque text."
    id: ID!
    "Plain text, never a status name."
    label: String!
    "What is so and what happens next."
    detail: String!
    "Whether it is not settled yet."
    isOpen: Boolean!
    "When it was reported."
    openedAt: DateTime!
    "What the patient may choose now."
    choices: [OrderChoice!]!
    "What the patient chose; null before."
    wish: String
  }

  "A photo that was sent with a report or a request; it is read from its url."
  type CasePhoto {
    "Its id: opaque text."
    id: ID!
    "Path from which it is read."
    url: String!
  }

  "Amount in cents."
  type OrderRefund {
    "Its id: opaque text."
    id: ID!
    "Cents."
    amount: Int!
    "When it went back."
    at: DateTime!
    "What it was for, in words."
    label: String!
  }

  "A problem that the patient may report, from the instant on if there is one."
  type OrderReport {
    "Its stable name."
    kind: String!
    "The problem in words."
    label: String!
    "From when it can be reported; null when it can be now."
    from: DateTime
    "Ids of the products that it can be about."
    productIds: [Int!]!
    "What the patient may wish for."
    wishes: [OrderChoice!]!
  }

  "A package that has left the pharmacy. label and detail are plain text."
  type OrderParcel {
    "Its id: opaque text."
    id: ID!
    "Its status in words."
    label: String!
    "What is so and what happens next; null when there is nothing to say."
    detail: String
    "Number at the carrier; null while there is none."
    trackingNumber: String
    "When it left the pharmacy."
    shippedAt: DateTime!
    "When the carrier delivered it; null before."
    deliveredAt: DateTime
    "Names of the products, as the patient reads them."
    productNames: [String!]!
  }

  extend type Order {
    "The first package first; empty before anything has left."
    parcels: [OrderParcel!]!
    "How the patient may stop it: AT_ONCE, ASK_PHARMACY, or null when they cannot."
    stop: String
    "Number of the order that this one replaces."
    replaces: String
    "Numbers of the orders that replace it."
    replacedBy: [String!]!
    "Newest first."
    issues: [OrderIssue!]!
    "Oldest first."
    refunds: [OrderRefund!]!
    "Problems that the patient can report now."
    reports: [OrderReport!]!
  }

  "A problem that the patient reports."
  input OrderProblemInput {
    "Id of the order."
    orderId: ID!
    "One of OrderReport.kind."
    kind: String!
    "Ids of the products."
    productIds: [Int!]!
    "One of the wishes of that report."
    wish: String!
    "In the patient's own words."
    details: String
    "Ids of photos that were uploaded before."
    photoIds: [ID!]
  }

  "A product that the problem is about."
  type DeskIssueProduct {
    "Id of the product."
    productId: Int!
    "Name with strength and count."
    name: String!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
  }

  "What can be decided about a problem with an order."
  type DeskIssueDecision {
    "Its stable name."
    decision: String!
    "Text of the button."
    label: String!
  }

  "Something that went wrong with an order and waits for an operator, the most urgent first."
  type DeskOrderIssue {
    "Its id: opaque text."
    id: ID!
    "What went wrong, as a stable word."
    kind: String!
    "What went wrong, in words."
    label: String!
    "Whether a package is on its way back."
    isAwaitingReturn: Boolean!
    "Number of the order, as people quote it."
    orderNumber: String!
    "Plain text."
    orderStatus: String!
    "Id of the patient."
    patientId: ID!
    "The patient's name."
    patientName: String!
    "The patient's email address."
    patientEmail: String!
    "Two-letter code of the patient's state."
    state: String!
    "The products that it is about."
    products: [DeskIssueProduct!]!
    "What the patient would like; null while they have not chosen."
    wish: String
    "In the patient's words."
    details: String!
    "When it was opened."
    openedAt: DateTime!
    "By when it must be done."
    dueAt: DateTime!
    "Number at the carrier; null while there is none."
    trackingNumber: String
    "Cents: what a refund of these products would be, and what is left of the payment."
    refundable: Int!
    "Cents that are left of the payment."
    left: Int!
    "Facts about a dispute or a refund, in plain sentences."
    facts: [String!]!
    "What the patient sent with their report."
    photos: [CasePhoto!]!
    "What can be decided."
    decisions: [DeskIssueDecision!]!
  }

  "A problem with an order that was decided."
  type DeskClosedIssue {
    "Its id: opaque text."
    id: ID!
    "What had gone wrong, in words."
    label: String!
    "Number of the order, as people quote it."
    orderNumber: String!
    "The patient's name."
    patientName: String!
    "What was decided, in words."
    outcome: String!
    "What the patient was told."
    answer: String!
    "When it was decided."
    closedAt: DateTime!
    "Name of who decided; null for the system."
    decidedBy: String
  }

  "Problems with orders."
  type DeskOrderIssues {
    "What waits for a decision, the most urgent first."
    open: [DeskOrderIssue!]!
    "The newest decisions."
    closed: [DeskClosedIssue!]!
  }

  "What an operator decides about a problem with an order."
  input DeskIssueDecisionInput {
    "Id of the problem."
    issueId: ID!
    "One of the decisions that are offered."
    decision: String!
    "What the patient is told."
    answer: String!
    "Cents; only for a refund of another amount."
    amount: Int
  }

  "Left out, productIds means everything in the order."
  input DeskOrderProblemInput {
    "Number of the order, as people quote it."
    orderNumber: String!
    "What went wrong: one of OrderReport.kind."
    kind: String!
    "Ids of the products; everything in the order when left out."
    productIds: [Int!]
    "replacement, refund or wait."
    wish: String!
    "In the patient's words."
    details: String!
  }

  extend type Query {
    "Orders that wait for a decision, and the newest decisions. Operators only; reading it is recorded."
    deskOrderIssues: DeskOrderIssues! @staff(may: "orders")
  }

  extend type Mutation {
    "The patient stops an order that has not shipped. CONFLICT when it is too late. True when it is stopped, false when the pharmacy was asked."
    stopOrder(
      "Id of the order."
      orderId: ID!
    ): Boolean!
    "BAD_USER_INPUT names kind, productIds, wish, details or photoIds. Returns the id of the issue."
    reportOrderProblem(
      "What to save or decide."
      input: OrderProblemInput!
    ): ID!
    "The patient chooses a new package or their money for an order that was lost or came back, or to wait for what is out of stock or to cancel it."
    chooseForOrder(
      "Id of the order."
      orderId: ID!
      "replacement, refund or wait."
      wish: String!
    ): String!
    "BAD_USER_INPUT names decision, answer or amount; CONFLICT when somebody has decided. Operators only."
    deskDecideOrderIssue(
      "What to save or decide."
      input: DeskIssueDecisionInput!
    ): Boolean! @staff(may: "decide_orders")
    "For a patient who calls or writes. BAD_USER_INPUT names orderNumber, kind, productIds, wish or details. Operators only."
    deskReportOrderProblem(
      "What to save or decide."
      input: DeskOrderProblemInput!
    ): Boolean! @staff(may: "orders")
  }
`;
