/** The address book of a patient. */
export const addressTypeDefs = /* GraphQL */ `
  "id is null for the default address."
  type SavedAddress { id: ID streetAddress1: String! streetAddress2: String city: String! state: String! zipCode: String! }

  "Where a running subscription ships. addressId is null for the default address, and for one that is not in the book."
  type Delivery { subscriptionId: ID! productNames: [String!]! shipsTo: Address! isDefault: Boolean! addressId: ID }

  "The default address first."
  type AddressBook { addresses: [SavedAddress!]! deliveries: [Delivery!]! }

  extend type User { addressBook: AddressBook! }

  extend type Mutation {
    "Returns its id; nothing ships there yet. BAD_USER_INPUT names fields as address.state."
    addAddress(address: AddressInput!): ID!
    "Corrects an address; what ships there goes to the corrected one. Fails as shipSubscription does."
    editAddress(addressId: ID!, address: AddressInput!): Boolean!
    "CONFLICT while something ships there, with what to do."
    removeAddress(addressId: ID!): Boolean!
    "As changeAddress; the default address so far stays in the book."
    chooseDefaultAddress(addressId: ID!): Boolean!
    "Omit addressId for the default address. BAD_USER_INPUT on address.state where it may not ship."
    shipSubscription(subscriptionId: ID!, addressId: ID): Boolean!
  }
`;
