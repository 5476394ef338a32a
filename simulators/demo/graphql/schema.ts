export const typeDefs = /* GraphQL */ `
  "The clock of a demo; null in production."
  type DemoClock {
    "The present instant of the demo."
    now: DateTime!
  }

  extend type Query {
    "The demo's clock."
    demoClock: DemoClock
  }

  extend type Mutation {
    "Advances the demo clock (1–400 days), with each day's charges, shipments and reminders. Staff of a demo only."
    advanceDemoClock(
      "Days to advance."
      days: Int!
    ): DemoClock!
  }
`;
