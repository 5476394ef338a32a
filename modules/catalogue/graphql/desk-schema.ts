/** What staff see of the catalogue and change in it. */
export const deskTypeDefs = /* GraphQL */ `
  type DeskProduct {
    id: Int!
    displayedName: String!
    "Cents for one shipment, as sold now."
    price: Int!
    "Cents, as in the catalogue's files."
    originalPrice: Int!
    "0 for a one-time purchase."
    supplyInDays: Int!
    supplyInformation: String!
    "False: only a clinician or staff may choose it."
    userSelectable: Boolean!
  }

  type DeskLastChange { at: Date! actorEmail: String! }

  "One field that an operator changed, in words."
  type DeskCatalogueChange {
    id: ID!
    "The listing's version that it made; changes saved together share it."
    version: Int!
    at: Date!
    by: String!
    reason: String!
    "As the fields of ChangeListingInput are named when they are wrong: price.211, title, unavailableStates."
    field: String!
    label: String!
    from: String!
    to: String!
    isRevert: Boolean!
  }

  "Products that operators look after as one: a drug type for one use."
  type DeskListing {
    id: ID!
    title: String!
    drugType: String!
    drugClass: String!
    serviceLine: String!
    needsPrescription: Boolean!
    "Counts the changes; a change names the one it was made from."
    version: Int!
    "Something is other than in the catalogue's files."
    isChanged: Boolean!
    description: String!
    instructions: String!
    "Null where the product is not recommended on the results page."
    resultsPage: String
    unavailableStates: [State!]!
    products: [DeskProduct!]!
    lastChange: DeskLastChange
    "Newest first."
    history: [DeskCatalogueChange!]!
    "The person who asks may change it."
    mayChange: Boolean!
  }

  "A plan or a bundle: each option is a full set of products, by name."
  type DeskProductSet { id: ID! kind: String! name: String! options: [[String!]!]! }

  type DeskCatalogue { listings: [DeskListing!]! sets: [DeskProductSet!]! }

  input ListingPriceInput { productId: Int! "Cents." price: Int! }

  "What is left out stays as it is."
  input ChangeListingInput {
    listingId: ID!
    version: Int!
    prices: [ListingPriceInput!]!
    title: String
    description: String
    instructions: String
    resultsPage: String
    "Two-letter codes."
    unavailableStates: [String!]
    reason: String!
    "The warnings about prices were read."
    acceptWarnings: Boolean!
  }

  extend type Query {
    deskCatalogue: DeskCatalogue!
    deskListing(id: ID!): DeskListing!
  }

  extend type Mutation {
    "For operators. CONFLICT when somebody else changed it since the version named."
    changeListing(input: ChangeListingInput!): DeskListing!
    "Gives a field the value it had before a change; a change of its own."
    revertListingChange(changeId: ID!, version: Int!, reason: String!, acceptWarnings: Boolean!): DeskListing!
  }
`;
