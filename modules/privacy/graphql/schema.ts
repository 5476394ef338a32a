export const typeDefs = /* GraphQL */ `
  extend type Mutation {
    "Records whether the viewer allows sharing of visits to pages that are not about health. The version and textHash (SHA-256) are those of the text shown."
    recordPrivacyChoice(
      "True when sharing is allowed."
      given: Boolean!
      "Version of the text that was shown."
      version: String!
      "SHA-256, in hexadecimal, of the text that was shown."
      textHash: String!
    ): Boolean!
  }
`;
