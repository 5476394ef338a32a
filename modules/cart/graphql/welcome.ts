/** What a patient reads after buying a product. */
export const welcomeTypeDefs = /* GraphQL */ `
  "The page for somebody who received a product for the first time."
  type WelcomePage {
    "The last part of the page's address."
    slug: ID!
    "Name of the product."
    name: String!
    "Types of drugs that the page is about."
    drugTypes: [String!]!
    "Three steps."
    howToUse: [String!]!
    "What to expect over time."
    timeline: [ProductPagePair!]!
    "What to know about its safety."
    safety: [String!]!
    "Symptoms that need help at once; null where none are named."
    getHelpNow: String
    "Slug of its drug facts."
    facts: String
  }

  extend type Query {
    "Null when there is no such page."
    welcomePage(
      "The last part of the page's address."
      slug: String!
    ): WelcomePage
  }
`;
