/** What the plan selection page shows. */
export const planSelectionTypeDefs = /* GraphQL */ `
  "One form of a plan at one cadence; a product not sold at that cadence is in its base plan of 3 months."
  type PlanOffer {
    "plan-a, plan-a-with-keto, …"
    identifier: String!
    "Position among the forms of the plan, from 0."
    option: Int!
    cadence: Int!
    productIds: [Int!]!
  }
  type PlanSelection {
    offers: [PlanOffer!]!
    "Every product that an offer names."
    products: [Product!]!
  }
  extend type Query {
    planSelection: PlanSelection!
  }
`;
