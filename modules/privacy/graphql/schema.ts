export const typeDefs = /* GraphQL */ `
  extend type Mutation {
    "Writes down whether the asker lets others be told of open pages. The version is that of the words he was shown."
    recordPrivacyChoice(given: Boolean!, version: String!): Boolean!
  }
`;
