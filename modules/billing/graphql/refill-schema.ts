/** How a patient changes their refills. */
export const refillTypeDefs = /* GraphQL */ `
  "amount in cents, less the credit that is taken off; on is null while no charge is planned."
  type NextRefill {
    "Its day; null while no charge is planned."
    on: DateTime
    "Cents, less credit."
    amount: Int!
    "Cents of credit that are taken off."
    credit: Int!
    "Days between two shipments."
    everyDays: Int!
  }

  "What a change of the refills does."
  type RefillChangeQuote {
    "The next refill as it is."
    before: NextRefill!
    "The next refill after the change."
    after: NextRefill!
    "Whether the refills are paused."
    isPaused: Boolean!
    "Plain sentences."
    notes: [String!]!
    "Text beside the box; empty when nothing has to be agreed to."
    consentText: String!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
  }

  "What the patient may do with the refills of a subscription."
  type RefillOptions {
    "Why nothing can be changed now; null when it can."
    fixedBecause: String
    "Whether the refills are paused."
    isPaused: Boolean!
    "False where refills ship only when the patient says so each time."
    isAutomatic: Boolean!
    "The first day of the next charge by the last package, and why not sooner; what is at home besides counts when a date is chosen."
    earliest: DateTime!
    "Why not sooner, in a sentence."
    earliestReason: String!
    "The last day of the next charge."
    latest: DateTime!
    "Days that one package lasts."
    supplyInDays: Int!
    "Days between two shipments."
    everyDays: Int!
    "Weeks between two refills; null where they cannot be chosen."
    leastWeeks: Int
    "The most weeks between two refills; null where they cannot be chosen."
    mostWeeks: Int
  }

  "A change of the refills."
  input RefillChangeInput {
    "Id of the subscription."
    subscriptionId: ID!
    "move, skip, pause, resume, every or send_now."
    kind: String!
    "The day, for move and pause."
    date: Date
    "Weeks between refills, for every; 0 is as long as a package lasts."
    weeks: Int
  }

  "What taking a cancellation back does; amount in cents. on is null while no charge is planned."
  type CancellationUndo {
    "Id of the subscription."
    subscriptionId: ID!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Cents of the next charge."
    amount: Int!
    "Days between two shipments."
    everyDays: Int!
    "Day of the next charge; null while none is planned."
    on: DateTime
    "Whether the refills are paused."
    isPaused: Boolean!
    "Until when it can be taken back."
    until: DateTime!
    "Text beside the box; empty when nothing has to be agreed to."
    consentText: String!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
  }

  "Taking a cancellation back."
  input TakeBackInput {
    "Id of the subscription."
    subscriptionId: ID!
    "True when the box was checked."
    agreed: Boolean!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
    "SHA-256, in hexadecimal, of the text that was shown; left out when none was."
    shownHash: String
  }

  extend type SubscriptionCard {
    "Days between two charges."
    everyDays: Int!
    "Name and address of the next package."
    shipsTo: String!
    "What the patient may do with its refills."
    refill: RefillOptions!
  }

  extend type Query {
    "What a change would do. BAD_USER_INPUT names kind, date or weeks; CONFLICT where it is not possible now."
    refillChange(
      "The change that is wanted."
      change: RefillChangeInput!
    ): RefillChangeQuote!
    "CONFLICT where the cancellation cannot be taken back."
    undoCancellation(
      "Id of the subscription."
      subscriptionId: ID!
    ): CancellationUndo!
  }

  extend type Mutation {
    "Takes the patient's own cancellation back as undoCancellation showed it; charges nothing. Fails as that does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more."
    takeBackCancellation(
      "What to save or decide."
      input: TakeBackInput!
    ): Boolean!
    "Makes the change that was shown; the same requestId, a UUID made by the browser, changes nothing a second time. Fails as refillChange does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more."
    changeRefill(
      "The change that is wanted."
      change: RefillChangeInput!
      "A UUID made by the caller; the same one changes nothing a second time."
      requestId: ID!
      "True when the box beside the text was checked."
      agreed: Boolean!
      "Version of the text that was agreed to."
      consentVersion: String!
      "SHA-256, in hexadecimal, of the text that was shown."
      shownHash: String
    ): Boolean!
  }
`;
