/** Discounts for operators. */
export const deskDiscountTypeDefs = /* GraphQL */ `
  "A discount."
  type DeskDiscount {
    "Its id: opaque text."
    id: ID!
    "Null for one that applies automatically."
    code: String
    "What the line of an invoice says."
    description: String!
    "Active, Used up, Expired or Ended."
    state: String!
    "Plain text: what it lowers by how much, how often and for whom."
    terms: [String!]!
    "From when it applies."
    validFrom: DateTime!
    "Until when it applies; null without an end."
    validUntil: DateTime
    "Checkouts that used it."
    uses: Int!
    "Cents that it took off."
    given: Int!
    "When it was used last; null before."
    lastUsedAt: DateTime
    "Subscriptions that it was promised to and that still run."
    runningSubscriptions: Int!
    "When it was made."
    createdAt: DateTime!
    "Name of who made it; null for the system."
    createdByName: String
    "Why it was made; null when not given."
    reason: String
    "When it was ended; null while it applies."
    endedAt: DateTime
    "Name of who ended it; null while it applies."
    endedByName: String
    "Why it was ended; null while it applies."
    endReason: String
  }

  "All discounts."
  type DeskDiscounts {
    "The discounts, newest first."
    discounts: [DeskDiscount!]!
    "How many billing tasks and orders wait for an operator."
    waiting: DeskWaiting!
  }

  "A new discount."
  input CreateDiscountInput {
    "Left out for one that applies automatically."
    code: String
    "What the line of an invoice says."
    description: String!
    "discount_rule for a lower price (default), gift for a product that is free beside another one."
    lineKind: String
    "Ids of the only products that it lowers; all in its scope when left out. A gift needs one."
    productIds: [Int!]
    "percent or amount."
    kind: String!
    "Percent, or cents."
    value: Int!
    "Orders that it lowers, counted from the first; every one when left out."
    cycles: Int
    "everything, over_the_counter or prescription."
    appliesTo: String!
    "Whether it lowers only a person's first order."
    firstOrderOnly: Boolean
    "Cents that an order must have; any when left out."
    minimumAmount: Int
    "The last day."
    validUntil: String
    "How often it can be used in all; without limit when left out."
    maxUses: Int
    "How often one person can use it; without limit when left out."
    maxUsesPerPerson: Int
    "Whether it applies beside other discounts."
    stackable: Boolean
    "Why; it is kept with the discount."
    reason: String!
  }

  extend type Query {
    "Operators only."
    deskDiscounts: DeskDiscounts! @staff(may: "marketing")
  }

  extend type Mutation {
    "Operators only. Returns its id; recorded with the reason."
    deskCreateDiscount(
      "What to save or decide."
      input: CreateDiscountInput!
    ): ID! @staff(may: "marketing")
    "Operators only. No new order uses it; earlier promises continue. Recorded with the reason."
    deskEndDiscount(
      "Id of the discount."
      discountId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "marketing")
  }
`;
