import { deskTypeDefs } from './desk-schema.ts';

export const typeDefs = /* GraphQL */ `
  "A state, by its postal code."
  type State {
    "Its two-letter postal code."
    code: ID!
    "Its name."
    name: String!
  }

  "Products of which a cart may contain at most one."
  type ConflictProductCollection {
    "Its id: opaque text."
    id: ID!
    "Its name."
    name: String!
    "Ids of the products."
    productIds: [Int!]!
  }

  "How often the tablets or capsules of one product are taken, and in which strength."
  type ProductDose {
    "Milligrams in a tablet or capsule."
    mg: Float!
    "Tablets or capsules for a month."
    timesAMonth: Int!
    "Whether there is one for every day; otherwise it is taken as needed."
    daily: Boolean!
    "Whether it is the strength that most men start with when they take it like this."
    usualStart: Boolean!
  }

  "One thing that can be bought: a drug in one strength, count and cadence."
  type Product {
    "Its id: a number."
    id: Int!
    "Cents for one shipment."
    price: Int!
    "Whether it can be bought once, outside of the quiz."
    buyNow: Boolean!
    "Collection of that group that it belongs to."
    specialtyProductCollection: String!
    "Sets of products of which a cart may contain at most one."
    conflictProductCollections: [ConflictProductCollection!]!
    "Area of care, such as hair_loss."
    serviceLine: String!
    "Days that one shipment lasts; 0 for a one-time purchase."
    supplyInDays: Int!
    "What one shipment contains."
    supplyInformation: String!
    "Class of drugs, such as 5-alpha-reductase inhibitor."
    drugClass: String!
    "Type of drug, such as finasteride."
    drugType: String!
    "Name with strength and count."
    displayedName: String!
    "Name without strength and count."
    publicDisplayedName: String!
    "Its name."
    title: String!
    "What it does."
    description: String!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
    "How to use it."
    instructions: String!
    "Group of treatments that it belongs to."
    specialty: String!
    "Path of its picture."
    image: String!
    "Path of its picture without a background."
    transparentImage: String!
    "Whether it is marked as new."
    isNew: Boolean!
    "Whether it is not among the core hair-loss prescription drugs."
    isUpsell: Boolean!
    "Where it is not sold."
    unavailableStates: [State!]!
    "Slug of its drug-facts page; null where there is none."
    drugFacts: String
    "How often it is taken and in which strength; null where there is no choice of strengths."
    dose: ProductDose
    "False for a prescription drug that has no rules, questions and texts of its own yet: it cannot be chosen."
    offered: Boolean!
  }

  "A product that cannot be had, and the sentence that says so."
  type NotOffered {
    "Id of the product."
    productId: Int!
    "Why it cannot be had."
    message: String!
  }

  "The product of one cadence."
  type CatalogueCadence {
    "Months between shipments; 0 is a one-time purchase."
    cadence: Int!
    "Id of the product."
    identifier: Int!
  }

  "The catalog's data about one drug type."
  type CatalogueEntry {
    "Type of drug, such as finasteride."
    drugType: String!
    "Area of care; null for an unknown type."
    serviceLine: String
    "Its name; null for an unknown type."
    title: String
    "What it does; null for an unknown type."
    description: String
    "Path of its picture; null for an unknown type."
    image: String
    "Group of treatments; null for an unknown type."
    specialty: String
    "Ids of its products."
    ids: [Int!]!
    "Its product at each cadence, the shortest first."
    cadences: [CatalogueCadence!]!
    "Whether it is sold at more than one cadence."
    hasMultipleCadences: Boolean!
    "Whether it can be bought once."
    hasOTP: Boolean!
    "Whether there is a subscription to cancel."
    isCancellable: Boolean!
    "Whether it is marked as new."
    isNew: Boolean!
    "Whether it needs a prescription."
    isRx: Boolean!
    "Whether it is not among the core hair-loss prescription drugs."
    isUpsell: Boolean!
    "Long text of the results page; null for most."
    drugDescriptionResultsPage: String
    "False for a prescription drug that is not offered yet."
    offered: Boolean!
    "Slug of its page of drug facts; null where there is none."
    drugFacts: String
  }

  "A link."
  type FactsLink {
    "Its text."
    label: String!
    "Its address."
    url: String!
  }

  "A table."
  type FactsTable {
    "What the table shows, in a sentence."
    caption: String!
    "Headings of the columns."
    columns: [String!]!
    "Rows from top to bottom."
    rows: [[String!]!]!
  }

  "A part of a section."
  type FactsPassage {
    "Its heading; null without one."
    heading: String
    "Paragraphs; empty without any."
    text: [String!]!
    "A list of points; empty without one."
    points: [String!]!
    "A table; null without one."
    table: FactsTable
    "Links below it."
    links: [FactsLink!]!
    "Symptoms that need help immediately."
    urgent: Boolean!
  }

  "A section of the page."
  type FactsSection {
    "Anchor on the page."
    id: ID!
    "Its heading."
    title: String!
    "plain, warning or panel."
    look: String!
    "Its parts, in order."
    passages: [FactsPassage!]!
  }

  "A short label."
  type FactsBadge {
    "Its text."
    text: String!
    "How it is colored."
    tone: String!
  }

  "A source that the page relies on."
  type FactsSource {
    "Author, title and year."
    label: String!
    "Its address; null when it is not on the web."
    url: String
  }

  "The facts that a patient must know about one drug, in the order for its kind."
  type DrugFacts {
    "The last part of the page's address."
    slug: ID!
    "prescription, over-the-counter or supplement."
    kind: String!
    "Its name."
    name: String!
    "How the name is pronounced."
    sayIt: String!
    "Names under which it is sold."
    brandNames: [String!]!
    "What it is, in a sentence."
    summary: String!
    "Short labels, such as prescription only."
    badges: [FactsBadge!]!
    "The sections, in order."
    sections: [FactsSection!]!
    "Types of drugs that the page is about."
    drugTypes: [String!]!
    "False while the drug is not offered: then the page collects email addresses of people who want to be notified."
    offered: Boolean!
    "Page where it can be bought or a visit can be started."
    shopPath: String!
    "Who reviewed it."
    reviewerRole: String!
    "Day of the last review."
    date: Date!
    "What the page relies on."
    sources: [FactsSource!]!
  }

  "One treatment beside the others of its condition."
  type ComparedTreatment {
    "Its name."
    name: String!
    "Path of its page in the shop."
    page: String!
    "How it is used."
    use: String!
    "When it works, or for how long."
    works: String!
    "What it is approved for, and whether it needs a prescription."
    status: String!
    "Its key risk."
    risk: String!
    "Cents a month of its cheapest plan; null while it is not sold for this."
    lowestMonthlyPrice: Int
  }

  "The treatments of one condition side by side."
  type Comparison {
    "What is compared."
    title: String!
    "Heading of when it works, or for how long."
    worksTitle: String!
    "The treatments, in order."
    treatments: [ComparedTreatment!]!
  }

  extend type Query {
    "The treatments of a condition side by side; null where there is nothing to compare."
    comparison(
      "hair, ed or pe."
      condition: String!
    ): Comparison
    "Null for an unknown drug-facts page."
    drugFacts(
      "The last part of the page's address."
      slug: String!
    ): DrugFacts
    "All products, those a visitor may choose, or those with the given ids."
    products(
      "Only products that a visitor may choose."
      userSelectable: Boolean
      "Ids of the products."
      productIds: [Int!]
    ): [Product!]!
    "Null for an unknown product."
    product(
      "Id of the product."
      productId: Int!
    ): Product
    "The catalog's data about each type of drug."
    catalogue: [CatalogueEntry!]!
  }

  extend type Mutation {
    "Stores an email address for one notification when this drug is offered. email: the account's when omitted."
    notifyOfDrug(
      "Type of drug, such as finasteride."
      drugType: String!
      "Email address; the account's when left out."
      email: String
    ): Boolean!
  }
${deskTypeDefs}
`;
