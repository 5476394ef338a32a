/** The catalog as staff view and edit it. */
export const deskTypeDefs = /* GraphQL */ `
  type DeskProduct {
    id: Int!
    displayedName: String!
    "Cents for one shipment, as sold now."
    price: Int!
    "Cents, as in the catalog's files."
    originalPrice: Int!
    "0 for a one-time purchase."
    supplyInDays: Int!
    supplyInformation: String!
    "False: only a clinician or staff may choose it."
    userSelectable: Boolean!
  }

  type DeskLastChange { at: Date! actorEmail: String! }

  "One field that an operator changed, as text."
  type DeskCatalogueChange {
    id: ID!
    "The listing's version created by the change; changes saved together share it."
    version: Int!
    at: Date!
    by: String!
    reason: String!
    "The names that problems of ChangeListingInput use: price.211, title, unavailableStates."
    field: String!
    label: String!
    from: String!
    to: String!
    isRevert: Boolean!
  }

  "Products that operators edit together: a drug type for one use."
  type DeskListing {
    id: ID!
    title: String!
    drugType: String!
    drugClass: String!
    serviceLine: String!
    needsPrescription: Boolean!
    "Counts the changes; a new change names the version it is based on."
    version: Int!
    "Something differs from the catalog's files."
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
    "The viewer may change it."
    mayChange: Boolean!
  }

  "A plan or a bundle: each option is a full set of products, by name."
  type DeskProductSet { id: ID! kind: String! name: String! options: [[String!]!]! }

  type DeskCatalogue { listings: [DeskListing!]! sets: [DeskProductSet!]! }

  input ListingPriceInput { productId: Int! "Cents." price: Int! }

  "Omitted fields stay as they are."
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
    "The operator has read the warnings about prices."
    acceptWarnings: Boolean!
  }

  extend type Query {
    deskCatalogue: DeskCatalogue! @staff(may: "view_catalog")
    deskListing(id: ID!): DeskListing! @staff(may: "view_catalog")
  }

  extend type Mutation {
    "For operators. CONFLICT when somebody else changed it since the given version."
    changeListing(input: ChangeListingInput!): DeskListing! @staff(may: "change_catalog")
    "Restores the value that a field had before a change, as a new change."
    revertListingChange(changeId: ID!, version: Int!, reason: String!, acceptWarnings: Boolean!): DeskListing! @staff(may: "change_catalog")
  }
`;
