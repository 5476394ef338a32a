/** The catalog as staff view and edit it. */
export const deskTypeDefs = /* GraphQL */ `
  "A product of a listing."
  type DeskProduct {
    "Id of the product: a number."
    id: Int!
    "Name with strength and count."
    displayedName: String!
    "Cents for one shipment, as sold now."
    price: Int!
    "Cents, as in the catalog's files."
    originalPrice: Int!
    "0 for a one-time purchase."
    supplyInDays: Int!
    "What one shipment contains."
    supplyInformation: String!
    "False: only a clinician or staff may choose it."
    userSelectable: Boolean!
  }

  "The newest change of a listing."
  type DeskLastChange {
    "Day of the change."
    at: Date!
    "Email address of who made it."
    actorEmail: String!
  }

  "One field that an operator changed, as text."
  type DeskCatalogueChange {
    "Its id: opaque text."
    id: ID!
    "The listing's version created by the change; changes saved together share it."
    version: Int!
    "Day of the change."
    at: Date!
    "Email address of who made it."
    by: String!
    "Why it was made."
    reason: String!
    "The names that problems of ChangeListingInput use: price.211, title, unavailableStates."
    field: String!
    "Name of the field, in words."
    label: String!
    "The value before."
    from: String!
    "The value after."
    to: String!
    "Whether it took an earlier change back."
    isRevert: Boolean!
  }

  "Products that operators edit together: a drug type for one use."
  type DeskListing {
    "Its id: opaque text."
    id: ID!
    "Its name."
    title: String!
    "Type of drug, such as finasteride."
    drugType: String!
    "Class of drugs, such as 5-alpha-reductase inhibitor."
    drugClass: String!
    "Area of care, such as hair_loss."
    serviceLine: String!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
    "Counts the changes; a new change names the version it is based on."
    version: Int!
    "Something differs from the catalog's files."
    isChanged: Boolean!
    "What it does."
    description: String!
    "How to use it."
    instructions: String!
    "Null where the product is not recommended on the results page."
    resultsPage: String
    "Where it is not sold."
    unavailableStates: [State!]!
    "Its products."
    products: [DeskProduct!]!
    "The newest change; null before the first."
    lastChange: DeskLastChange
    "Newest first."
    history: [DeskCatalogueChange!]!
    "The viewer may change it."
    mayChange: Boolean!
  }

  "A plan or a bundle: each option is a full set of products, by name."
  type DeskProductSet {
    "Its id: opaque text."
    id: ID!
    "plan or bundle."
    kind: String!
    "Its name."
    name: String!
    "Each option is a full set of products, by name."
    options: [[String!]!]!
  }

  "The catalog as staff see it."
  type DeskCatalogue {
    "Groups of products that are edited together."
    listings: [DeskListing!]!
    "Plans and bundles."
    sets: [DeskProductSet!]!
  }

  "A new price of a product."
  input ListingPriceInput {
    "Id of the product."
    productId: Int!
    "Cents."
    price: Int!
  }

  "Omitted fields stay as they are."
  input ChangeListingInput {
    "Id of the listing."
    listingId: ID!
    "The version that the change is based on."
    version: Int!
    "New prices."
    prices: [ListingPriceInput!]!
    "Its name."
    title: String
    "What it does."
    description: String
    "How to use it."
    instructions: String
    "Long text of the results page."
    resultsPage: String
    "Two-letter codes."
    unavailableStates: [String!]
    "Why; it is kept with the change."
    reason: String!
    "The operator has read the warnings about prices."
    acceptWarnings: Boolean!
  }

  extend type Query {
    "The catalog as staff see it."
    deskCatalogue: DeskCatalogue! @staff(may: "view_catalog")
    "One group of products that are edited together."
    deskListing(
      "Id of what is meant."
      id: ID!
    ): DeskListing! @staff(may: "view_catalog")
  }

  extend type Mutation {
    "For operators. CONFLICT when somebody else changed it since the given version."
    changeListing(
      "What to save or decide."
      input: ChangeListingInput!
    ): DeskListing! @staff(may: "change_catalog")
    "Restores the value that a field had before a change, as a new change."
    revertListingChange(
      "Id of the change to take back."
      changeId: ID!
      "Version of the listing that was read."
      version: Int!
      "Why; it is kept with the change."
      reason: String!
      "True when the warnings about prices were read."
      acceptWarnings: Boolean!
    ): DeskListing! @staff(may: "change_catalog")
  }
`;
