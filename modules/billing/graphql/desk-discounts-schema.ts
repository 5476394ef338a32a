/** Discounts for operators. */
export const deskDiscountTypeDefs = /* GraphQL */ `
  type DeskDiscount {
    id: ID!
    "Null for one that applies automatically."
    code: String
    "What the line of an invoice says."
    description: String!
    "Active, Used up, Expired or Ended."
    state: String!
    "Plain text: what it lowers by how much, how often and for whom."
    terms: [String!]!
    validFrom: DateTime!
    validUntil: DateTime
    "Checkouts that used it."
    uses: Int!
    "Cents that it took off."
    given: Int!
    lastUsedAt: DateTime
    "Subscriptions that it was promised to and that still run."
    runningSubscriptions: Int!
    createdAt: DateTime!
    createdByName: String
    reason: String
    endedAt: DateTime
    endedByName: String
    endReason: String
  }
  type DeskDiscounts { discounts: [DeskDiscount!]! waiting: DeskWaiting! }

  input CreateDiscountInput {
    "Left out for one that applies automatically."
    code: String
    description: String!
    "percent or amount."
    kind: String!
    "Percent, or cents."
    value: Int!
    "Orders that it lowers, counted from the first; every one when left out."
    cycles: Int
    "everything, over_the_counter or prescription."
    appliesTo: String!
    firstOrderOnly: Boolean
    minimumAmount: Int
    "The last day."
    validUntil: String
    maxUses: Int
    maxUsesPerPerson: Int
    stackable: Boolean
    reason: String!
  }

  extend type Query {
    "Operators only."
    deskDiscounts: DeskDiscounts! @staff(may: "marketing")
  }
  extend type Mutation {
    "Operators only. Returns its id; recorded with the reason."
    deskCreateDiscount(input: CreateDiscountInput!): ID! @staff(may: "marketing")
    "Operators only. No new order uses it; earlier promises continue. Recorded with the reason."
    deskEndDiscount(discountId: ID!, reason: String!): Boolean! @staff(may: "marketing")
  }
`;
