/** The address book of a patient. */
export const addressTypeDefs = /* GraphQL */ `
  "An address of the patient's book."
  type SavedAddress {
    "Its id; null for the default address."
    id: ID
    "Street and number."
    streetAddress1: String!
    "Apartment or unit; null when there is none."
    streetAddress2: String
    "City."
    city: String!
    "Two-letter code of the state."
    state: String!
    "ZIP code, five digits or ZIP+4."
    zipCode: String!
  }

  "Where a running subscription ships. addressId is null for the default address, and for one that is not in the book."
  type Delivery {
    "Id of the subscription."
    subscriptionId: ID!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "The address."
    shipsTo: Address!
    "Whether it ships to the default address."
    isDefault: Boolean!
    "Id of the address; null for the default one, and for one that is not in the book."
    addressId: ID
  }

  "The default address first."
  type AddressBook {
    "The saved addresses."
    addresses: [SavedAddress!]!
    "Where each running subscription ships."
    deliveries: [Delivery!]!
  }

  extend type User {
    "The saved addresses, and where subscriptions ship."
    addressBook: AddressBook!
  }

  extend type Mutation {
    "Returns its id; nothing ships there yet. BAD_USER_INPUT names fields as address.state."
    addAddress(
      "The address."
      address: AddressInput!
    ): ID!
    "Corrects an address; what ships there goes to the corrected one. Fails as shipSubscription does."
    editAddress(
      "Id of an address of the book."
      addressId: ID!
      "The address."
      address: AddressInput!
    ): Boolean!
    "CONFLICT while something ships there, with what to do."
    removeAddress(
      "Id of an address of the book."
      addressId: ID!
    ): Boolean!
    "As changeAddress; the default address so far stays in the book."
    chooseDefaultAddress(
      "Id of an address of the book."
      addressId: ID!
    ): Boolean!
    "Omit addressId for the default address. BAD_USER_INPUT on address.state where it may not ship."
    shipSubscription(
      "Id of the subscription."
      subscriptionId: ID!
      "Id of an address of the book; the default address when left out."
      addressId: ID
    ): Boolean!
  }
`;
