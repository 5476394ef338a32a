export const typeDefs = /* GraphQL */ `
  "The clock of a demo; null in production."
  type DemoClock { now: DateTime! }

  extend type Query { demoClock: DemoClock }

  extend type Mutation {
    "Lives through so many days (1–400): charges, shipments and reminders of each day happen. Staff of a demo only."
    advanceDemoClock(days: Int!): DemoClock!
  }
`;
