export const typeDefs = /* GraphQL */ `
  "Products of which a cart holds at most one."
  type ConflictProductCollection { id: ID! name: String! productIds: [Int!]! }

  "One thing that can be bought: a drug in one strength, count and cadence."
  type Product {
    id: Int!
    "Cents for one shipment."
    price: Int!
    buyNow: Boolean!
    specialtyProductCollection: String!
    conflictProductCollections: [ConflictProductCollection!]!
    serviceLine: String!
    "0 for a one-time purchase."
    supplyInDays: Int!
    supplyInformation: String!
    drugClass: String!
    drugType: String!
    displayedName: String!
    publicDisplayedName: String!
    title: String!
    description: String!
    needsPrescription: Boolean!
    instructions: String!
    specialty: String!
    image: String!
    transparentImage: String!
    isNew: Boolean!
    isUpsell: Boolean!
  }

  type CatalogueCadence { cadence: Int! identifier: Int! }

  "What the catalogue says of one drug type."
  type CatalogueEntry {
    drugType: String!
    serviceLine: String
    title: String
    description: String
    image: String
    specialty: String
    ids: [Int!]!
    cadences: [CatalogueCadence!]!
    hasMultipleCadences: Boolean!
    hasOTP: Boolean!
    isCancellable: Boolean!
    isNew: Boolean!
    isRx: Boolean!
    isUpsell: Boolean!
    drugDescriptionResultsPage: String
  }

  extend type Query {
    "All products, those a visitor may choose, or those with the given ids."
    products(userSelectable: Boolean, productIds: [Int!]): [Product!]!
    "Null when there is no such product."
    product(productId: Int!): Product
    catalogue: [CatalogueEntry!]!
  }
`;
