/** What the page of plans shows. */
export const planSelectionTypeDefs = /* GraphQL */ `
  "One way to take a plan at one cadence; what does not come at the cadence is in its base plan of 3 months."
  type PlanOffer {
    "plan-a, plan-a-with-keto, …"
    identifier: String!
    "Place among the ways to take the plan, from 0."
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
