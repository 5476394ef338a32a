export const typeDefs = /* GraphQL */ `
  "A page or an answer that a search found."
  type SearchHit {
    "Its path from the root; an answer's ends with its anchor."
    path: String!
    "The name of the page, or the question."
    title: String!
    "The beginning of what it says, as plain text."
    excerpt: String!
    "The key risk to show beside a prescription product; null for everything else."
    risk: String
  }

  "What a search found, by kind, the best first."
  type SearchResults {
    "Products that are sold now."
    products: [SearchHit!]!
    "Articles, conditions and drug facts."
    articles: [SearchHit!]!
    "Questions that are answered."
    questions: [SearchHit!]!
  }

  extend type Query {
    "Searches products, articles and answers. It forgives typing errors and knows brand names. Nothing is found for an empty text. BAD_USER_INPUT names query or first."
    search(
      "What to look for: at most 100 characters, with a letter or a number."
      query: String!
      "Most results of each kind: 1 to 20, else 6."
      first: Int
    ): SearchResults!
  }
`;
