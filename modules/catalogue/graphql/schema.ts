import { deskTypeDefs } from './desk-schema.ts';

export const typeDefs = /* GraphQL */ `
  "A state, by its postal code."
  type State { code: ID! name: String! }

  "Products of which a cart may contain at most one."
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
    "Where it is not sold."
    unavailableStates: [State!]!
    "Slug of its drug-facts page; null where there is none."
    drugFacts: String
    "False for a prescription drug that has no rules, questions and texts of its own yet: it cannot be chosen."
    offered: Boolean!
  }

  "A product that cannot be had, and the sentence that says so."
  type NotOffered { productId: Int! message: String! }

  type CatalogueCadence { cadence: Int! identifier: Int! }

  "The catalog's data about one drug type."
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
    "False for a prescription drug that is not offered yet."
    offered: Boolean!
    "Slug of its page of drug facts; null where there is none."
    drugFacts: String
  }

  type FactsLink { label: String! url: String! }
  type FactsTable { caption: String! columns: [String!]! rows: [[String!]!]! }
  type FactsPassage {
    heading: String
    text: [String!]!
    points: [String!]!
    table: FactsTable
    links: [FactsLink!]!
    "Symptoms that need help immediately."
    urgent: Boolean!
  }
  type FactsSection {
    "Anchor on the page."
    id: ID!
    title: String!
    "plain, warning or panel."
    look: String!
    passages: [FactsPassage!]!
  }
  type FactsBadge { text: String! tone: String! }
  type FactsSource { label: String! url: String }

  "The facts that a patient must know about one drug, in the order for its kind."
  type DrugFacts {
    slug: ID!
    "prescription, over-the-counter or supplement."
    kind: String!
    name: String!
    sayIt: String!
    brandNames: [String!]!
    summary: String!
    badges: [FactsBadge!]!
    sections: [FactsSection!]!
    drugTypes: [String!]!
    "False while the drug is not offered: then the page collects email addresses of people who want to be notified."
    offered: Boolean!
    "Page where it can be bought or a visit can be started."
    shopPath: String!
    reviewerRole: String!
    date: Date!
    sources: [FactsSource!]!
  }

  extend type Query {
    "Null for an unknown drug-facts page."
    drugFacts(slug: String!): DrugFacts
    "All products, those a visitor may choose, or those with the given ids."
    products(userSelectable: Boolean, productIds: [Int!]): [Product!]!
    "Null for an unknown product."
    product(productId: Int!): Product
    catalogue: [CatalogueEntry!]!
  }

  extend type Mutation {
    "Stores an email address for one notification when this drug is offered. email: the account's when omitted."
    notifyOfDrug(drugType: String!, email: String): Boolean!
  }
${deskTypeDefs}
`;
