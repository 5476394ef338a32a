/** How a patient changes their refills. */
export const refillTypeDefs = /* GraphQL */ `
  "amount in cents, less the credit that is taken off; on is null while no charge is planned."
  type NextRefill { on: DateTime amount: Int! credit: Int! everyDays: Int! }
  "What a change of the refills does."
  type RefillChangeQuote {
    before: NextRefill!
    after: NextRefill!
    isPaused: Boolean!
    "Plain sentences."
    notes: [String!]!
    "Text beside the box; empty when nothing has to be agreed to."
    consentText: String!
    consentVersion: String!
  }
  "What the patient may do with the refills of a subscription."
  type RefillOptions {
    "Why nothing can be changed now; null when it can."
    fixedBecause: String
    isPaused: Boolean!
    "False where refills ship only when the patient says so each time."
    isAutomatic: Boolean!
    "The first day of the next charge by the last package, and why not sooner; what is at home besides counts when a date is chosen."
    earliest: DateTime!
    earliestReason: String!
    latest: DateTime!
    "Days that one package lasts."
    supplyInDays: Int!
    everyDays: Int!
    "Weeks between two refills; null where they cannot be chosen."
    leastWeeks: Int
    mostWeeks: Int
  }
  "kind is move (date), skip, pause (date), resume, every (weeks; 0: as long as a package lasts) or send_now."
  input RefillChangeInput { subscriptionId: ID! kind: String! date: Date weeks: Int }

  "What taking a cancellation back does; amount in cents. on is null while no charge is planned."
  type CancellationUndo {
    subscriptionId: ID!
    productNames: [String!]!
    amount: Int!
    everyDays: Int!
    on: DateTime
    isPaused: Boolean!
    "Until when it can be taken back."
    until: DateTime!
    consentText: String!
    consentVersion: String!
  }
  "shownHash: SHA-256 of consentText."
  input TakeBackInput { subscriptionId: ID! agreed: Boolean! consentVersion: String! shownHash: String }

  extend type SubscriptionCard {
    "Days between two charges."
    everyDays: Int!
    "Name and address of the next package."
    shipsTo: String!
    refill: RefillOptions!
  }
  extend type Query {
    "What a change would do. BAD_USER_INPUT names kind, date or weeks; CONFLICT where it is not possible now."
    refillChange(change: RefillChangeInput!): RefillChangeQuote!
    "CONFLICT where the cancellation cannot be taken back."
    undoCancellation(subscriptionId: ID!): CancellationUndo!
  }
  extend type Mutation {
    "Takes the patient's own cancellation back as undoCancellation showed it; charges nothing. Fails as that does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more."
    takeBackCancellation(input: TakeBackInput!): Boolean!
    "Makes the change that was shown; the same requestId, a UUID made by the browser, changes nothing a second time. Fails as refillChange does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more."
    changeRefill(change: RefillChangeInput!, requestId: ID!, agreed: Boolean!, consentVersion: String!, shownHash: String): Boolean!
  }
`;
