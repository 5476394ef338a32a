/** What the page of one product shows. */
export const productPageTypeDefs = /* GraphQL */ `
  "A heading and its text."
  type ProductPagePair {
    "The heading."
    title: String!
    "The text."
    text: String!
  }

  "A block of the page."
  type ProductPageBlock {
    "Its id: opaque text."
    id: ID!
    "Its heading."
    title: String!
    "Paragraphs; empty without any."
    text: [String!]!
    "A list of points; empty without one."
    points: [String!]!
  }

  "A table."
  type ProductPageTable {
    "What the table shows, in a sentence."
    caption: String!
    "Headings of the columns."
    columns: [String!]!
    "Rows from top to bottom."
    rows: [[String!]!]!
  }

  "One form of a product, with the plans a visitor may choose: shortest first, the one-time purchase last."
  type ProductPageForm {
    "Type of drug, such as finasteride."
    drugType: String!
    "Name of the form."
    label: String!
    "Its plans."
    products: [Product!]!
  }

  "A link to another product."
  type ProductPageLink {
    "The last part of the page's address."
    slug: ID!
    "Its name."
    name: String!
    "What it is, in a sentence."
    oneLine: String!
    "Type of drug, such as finasteride."
    drugType: String!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
    "The key risk of a prescription drug; null for others."
    risk: String
  }

  "Everything the page of one product shows."
  type ProductPage {
    "The last part of the page's address."
    slug: ID!
    "Its name."
    name: String!
    "What it is, in a sentence."
    oneLine: String!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
    "The drug of this page while it is not offered: the page sells nothing and collects email addresses for a notification."
    notOffered: String
    "Whether it is marked as new."
    isNew: Boolean!
    "Short labels, such as prescription only."
    badges: [String!]!
    "Shown above everything else."
    notice: ProductPageBlock
    "Its key risk; null for a cosmetic."
    risk: String
    "Paragraphs about it."
    about: [String!]!
    "How to use it, in steps."
    howToUse: [String!]!
    "What it contains."
    ingredients: [ProductPagePair!]!
    "What to expect over time."
    timeline: [ProductPagePair!]!
    "What to know about its safety."
    safety: [String!]!
    "Symptoms that need help at once; null where none are named."
    getHelpNow: String
    "Other blocks of the page."
    more: [ProductPageBlock!]!
    "How it compares with others; null without a table."
    comparison: ProductPageTable
    "Frequent questions with answers."
    questions: [ProductPagePair!]!
    "Slug of its drug facts."
    facts: String
    "Where on the scalp it is applied, if only there."
    where: String
    "The forms in which it is sold."
    forms: [ProductPageForm!]!
    "Pages of related products."
    related: [ProductPageLink!]!
  }

  "Cents off the first shipment of a product, off the second, and off those after every discount that ends has ended."
  type ProductDiscount {
    "Cents off the first shipment."
    first: Int!
    "Cents off the second shipment."
    second: Int!
    "Cents off those after every discount that ends has ended."
    last: Int!
    "The price a month after it, as in “, then $13.00 a month”; empty where no discount ends."
    afterwards: String!
    "The charges after the first, as in “, then $39.00 every 3 months”."
    charged: String!
  }

  extend type CatalogueEntry {
    "Path of the drug's page in the shop; null where it has none."
    page: String
  }

  extend type Product {
    "Path of its page in the shop; null where it has none."
    page: String
    "What discounts without a code take off whatever else is ordered; null without any. For a visitor what everybody gets."
    discount: ProductDiscount
  }

  extend type Query {
    "Null when there is no such page."
    productPage(
      "The last part of the page's address."
      slug: String!
    ): ProductPage
  }
`;
