/** What the plan selection page shows. */
export const planSelectionTypeDefs = /* GraphQL */ `
  "One form of a plan at one cadence; a product not sold at that cadence is in its base plan of 3 months."
  type PlanOffer {
    "plan-a, plan-a-with-keto, …"
    identifier: String!
    "Position among the forms of the plan, from 0."
    option: Int!
    "Months between shipments."
    cadence: Int!
    "Ids of its products."
    productIds: [Int!]!
  }

  "The plans that can be chosen."
  type PlanSelection {
    "The plans in their forms."
    offers: [PlanOffer!]!
    "Every product that an offer names."
    products: [Product!]!
  }

  extend type Query {
    "The plans that a visitor may choose from."
    planSelection: PlanSelection!
  }
`;
