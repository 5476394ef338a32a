/** GraphQL: the articles of /learn. Text may contain links: `[words](/path)`. */
export const typeDefs = /* GraphQL */ `
  "How a row of a share is colored."
  enum ShareTone { benefit harm placebo }
  "Men out of 100; a fraction of one is drawn as part of a dot."
  type ArticleShare { label: String! count: Float! tone: ShareTone }

  type ArticleList { items: [String!]! ordered: Boolean! }
  type ArticleTable { caption: String! columns: [String!]! rows: [[String!]!]! }
  type ArticleHundred { caption: String! rows: [ArticleShare!]! }
  "The key risk beside a prescription drug."
  type ArticleRisk { drug: String! badges: [String!]! text: String! }
  "Symptoms that need help immediately."
  type ArticleUrgent { title: String! text: String! }

  "One block of a section: exactly one of its fields is set."
  type ArticleBlock {
    paragraphs: [String!]
    list: ArticleList
    table: ArticleTable
    hundred: ArticleHundred
    risk: ArticleRisk
    urgent: ArticleUrgent
  }
  "id: its anchor on the page."
  type ArticleSection { id: ID! heading: String! blocks: [ArticleBlock!]! }
  type ArticleSource { text: String! href: String }

  "An article about a condition, its treatment or its risks."
  type Article {
    slug: ID!
    "The condition that the article is about, for search engines."
    about: String!
    keyPoints: [String!]!
    sections: [ArticleSection!]!
    sources: [ArticleSource!]!
    "Slugs of articles to read next."
    related: [ID!]!
  }

  extend type Query {
    "Cents a month of the cheapest prescription for a condition (erectile_dysfunction or premature_ejaculation); null when none is offered."
    lowestMonthlyPrice(serviceLine: String!): Int
    "Null for an unknown article."
    article(slug: String!): Article
  }
`;
