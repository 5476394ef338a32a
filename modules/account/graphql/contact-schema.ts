/** What patients change of their own data. */
export const contactTypeDefs = /* GraphQL */ `
  "A kind of message that the patient switches on and off. text is what they agree to. channel: email or text."
  type ContactPreference { type: String! channel: String! title: String! text: String! isOn: Boolean! decidedAt: DateTime }

  "A browser in which the patient is signed in."
  type Device { id: ID! name: String! signedInAt: DateTime! lastSeenAt: DateTime! isCurrent: Boolean! }

  extend type User {
    "The address that waits for the link in the letter to it; null without one."
    pendingEmail: String
    contactPreferences: [ContactPreference!]!
    "The browser in use first, then the one used last."
    devices: [Device!]!
  }

  extend type Mutation {
    "Sends a link to the new address, and tells the old one; nothing changes before the link is used. BAD_USER_INPUT names email; CONFLICT after too many requests in a day."
    requestEmailChange(email: String!): Boolean!
    "Returns the new address. NOT_FOUND for a link that was used, replaced or has run out."
    confirmEmailChange(token: String!): String!
    withdrawEmailChange: Boolean!
    "BAD_USER_INPUT names phone."
    changePhone(phone: String!): Boolean!
    "shownHash: SHA-256 of the text beside the switch; not needed to switch it off. NOT_FOUND for a kind that cannot be switched, CONFLICT when the text is another one now."
    saveContactPreference(type: String!, isOn: Boolean!, shownHash: String): Boolean!
    "Ends emails of one kind for whoever the link of such an email was sent to; nobody has to sign in. False for an unknown link."
    unsubscribe(token: String!): Boolean!
    "NOT_FOUND for another person's session."
    signOutDevice(deviceId: ID!): Boolean!
    "Returns in how many browsers."
    signOutOthers: Int!
  }
`;
