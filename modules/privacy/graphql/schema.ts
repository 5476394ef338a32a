export const typeDefs = /* GraphQL */ `
  extend type Mutation {
    "Records whether the viewer allows sharing of visits to pages that are not about health. The version and textHash (SHA-256) are those of the text shown."
    recordPrivacyChoice(given: Boolean!, version: String!, textHash: String!): Boolean!
  }
`;
