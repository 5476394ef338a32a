/** What a patient reads after buying a product. */
export const welcomeTypeDefs = /* GraphQL */ `
  type WelcomePage {
    slug: ID!
    name: String!
    drugTypes: [String!]!
    "Three steps."
    howToUse: [String!]!
    timeline: [ProductPagePair!]!
    safety: [String!]!
    getHelpNow: String
    "Slug of its drug facts."
    facts: String
  }
  extend type Query {
    "Null when there is no such page."
    welcomePage(slug: String!): WelcomePage
  }
`;
