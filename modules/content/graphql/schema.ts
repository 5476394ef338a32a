/** GraphQL: the articles of /learn. Text may contain links: `[words](/path)`. */
export const typeDefs = /* GraphQL */ `
  "How a row of a share is colored."
  enum ShareTone {
    "Who has the benefit."
    benefit
    "Who has the side effect."
    harm
    "Who has it with a placebo."
    placebo
  }

  "Men out of 100; a fraction of one is drawn as part of a dot."
  type ArticleShare {
    "What they have in common."
    label: String!
    "How many men out of 100."
    count: Float!
    "How the dots are colored; null for the usual color."
    tone: ShareTone
  }

  "A list of points."
  type ArticleList {
    "The points."
    items: [String!]!
    "Whether they are numbered."
    ordered: Boolean!
  }

  "A table."
  type ArticleTable {
    "What the table shows, in a sentence."
    caption: String!
    "Headings of the columns."
    columns: [String!]!
    "Rows from top to bottom."
    rows: [[String!]!]!
  }

  "Shares of men, drawn as dots out of 100."
  type ArticleHundred {
    "What the dots show, in a sentence."
    caption: String!
    "Rows from top to bottom."
    rows: [ArticleShare!]!
  }

  "The key risk beside a prescription drug."
  type ArticleRisk {
    "Name of the drug."
    drug: String!
    "Short labels, such as prescription only."
    badges: [String!]!
    "The risk."
    text: String!
  }

  "Symptoms that need help immediately."
  type ArticleUrgent {
    "Its headline."
    title: String!
    "The symptoms, and what to do."
    text: String!
  }

  "One block of a section: exactly one of its fields is set."
  type ArticleBlock {
    "Paragraphs of text; null in any other block."
    paragraphs: [String!]
    "A list; null in any other block."
    list: ArticleList
    "A table; null in any other block."
    table: ArticleTable
    "Men out of 100; null in any other block."
    hundred: ArticleHundred
    "The key risk of a drug; null in any other block."
    risk: ArticleRisk
    "Symptoms that need help at once; null in any other block."
    urgent: ArticleUrgent
  }

  "A section of an article."
  type ArticleSection {
    "Its anchor on the page."
    id: ID!
    "Its heading."
    heading: String!
    "What it consists of, in order."
    blocks: [ArticleBlock!]!
  }

  "A source that the article relies on."
  type ArticleSource {
    "Author, title and year."
    text: String!
    "Its address; null when it is not on the web."
    href: String
  }

  "An article about a condition, its treatment or its risks."
  type Article {
    "The last part of the page's address."
    slug: ID!
    "The condition that the article is about, for search engines."
    about: String!
    "The article in a few sentences."
    keyPoints: [String!]!
    "Its sections, in order."
    sections: [ArticleSection!]!
    "What it relies on."
    sources: [ArticleSource!]!
    "Slugs of articles to read next."
    related: [ID!]!
  }

  extend type Query {
    "Cents a month of the cheapest prescription for a condition (erectile_dysfunction or premature_ejaculation); null when none is offered."
    lowestMonthlyPrice(
      "Area of care, such as hair_loss."
      serviceLine: String!
    ): Int
    "Null for an unknown article."
    article(
      "The last part of the page's address."
      slug: String!
    ): Article
  }
`;
