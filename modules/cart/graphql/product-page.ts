/** What the page of one product shows. */
export const productPageTypeDefs = /* GraphQL */ `
  type ProductPagePair { title: String! text: String! }
  type ProductPageBlock { id: ID! title: String! text: [String!]! points: [String!]! }
  type ProductPageTable { caption: String! columns: [String!]! rows: [[String!]!]! }

  "One form of a product, with the plans a visitor may choose: shortest first, the one-time purchase last."
  type ProductPageForm { drugType: String! label: String! products: [Product!]! }

  type ProductPageLink {
    slug: ID!
    name: String!
    oneLine: String!
    drugType: String!
    needsPrescription: Boolean!
  }

  "Everything the page of one product shows."
  type ProductPage {
    slug: ID!
    name: String!
    oneLine: String!
    needsPrescription: Boolean!
    "The drug of this page while it is not offered: the page sells nothing and collects email addresses for a notification."
    notOffered: String
    isNew: Boolean!
    badges: [String!]!
    "Shown above everything else."
    notice: ProductPageBlock
    "The key risk of an over-the-counter product."
    risk: String
    about: [String!]!
    howToUse: [String!]!
    ingredients: [ProductPagePair!]!
    timeline: [ProductPagePair!]!
    safety: [String!]!
    getHelpNow: String
    more: [ProductPageBlock!]!
    comparison: ProductPageTable
    questions: [ProductPagePair!]!
    "Slug of its drug facts."
    facts: String
    "Where on the scalp it is applied, if only there."
    where: String
    forms: [ProductPageForm!]!
    related: [ProductPageLink!]!
  }

  "Cents off the first shipment of a product, off the second, and off those after every discount that ends has ended."
  type ProductDiscount {
    first: Int!
    second: Int!
    last: Int!
    "The price a month after it, as in “, then $13.00 a month”; empty where no discount ends."
    afterwards: String!
    "The charges after the first, as in “, then $39.00 every 3 months”."
    charged: String!
  }
  extend type Product {
    "What discounts without a code take off whatever else is ordered; null without any. For a visitor what everybody gets."
    discount: ProductDiscount
  }

  extend type Query {
    "Null when there is no such page."
    productPage(slug: String!): ProductPage
  }
`;
