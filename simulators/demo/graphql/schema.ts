export const typeDefs = /* GraphQL */ `
  "The clock of a demo; null in production."
  type DemoClock { now: DateTime! }

  extend type Query { demoClock: DemoClock }

  extend type Mutation {
    "Advances the demo clock (1–400 days), with each day's charges, shipments and reminders. Staff of a demo only."
    advanceDemoClock(days: Int!): DemoClock!
  }
`;
