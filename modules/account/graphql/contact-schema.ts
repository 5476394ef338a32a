/** What patients change of their own data. */
export const contactTypeDefs = /* GraphQL */ `
  "A kind of message that the patient switches on and off. text is what they agree to. channel: email or text."
  type ContactPreference {
    "Its stable name."
    type: String!
    "email or text."
    channel: String!
    "Its name."
    title: String!
    "What the patient agrees to."
    text: String!
    "Whether it is switched on."
    isOn: Boolean!
    "When the patient decided; null before."
    decidedAt: DateTime
  }

  "A browser in which the patient is signed in."
  type Device {
    "Its id: opaque text."
    id: ID!
    "Browser and system."
    name: String!
    "When the patient signed in."
    signedInAt: DateTime!
    "When it was used last."
    lastSeenAt: DateTime!
    "Whether it is the browser in use."
    isCurrent: Boolean!
  }

  "Two-step sign-in: a second factor after the password. The identity provider manages it."
  type TwoStepSignIn {
    "Whether the session in use began with it."
    isOn: Boolean!
    "The provider's page on which the patient turns it on and off; null for a session at a second provider, such as Google."
    pageUrl: String
  }

  extend type User {
    "The address that waits for the link in the letter to it; null without one."
    pendingEmail: String
    "Kinds of messages that the patient switches on and off."
    contactPreferences: [ContactPreference!]!
    "The browser in use first, then the one used last."
    devices: [Device!]!
    "Null where the identity provider has no page for it, and while staff act for the patient."
    twoStepSignIn: TwoStepSignIn
  }

  extend type Mutation {
    "Sends a link to the new address, and tells the old one; nothing changes before the link is used. BAD_USER_INPUT names email; CONFLICT after too many requests in a day."
    requestEmailChange(
      "The new email address."
      email: String!
    ): Boolean!
    "Returns the new address. NOT_FOUND for a link that was used, replaced or has run out."
    confirmEmailChange(
      "The secret in the link."
      token: String!
    ): String!
    "Ends the change of the email address that waits for its link."
    withdrawEmailChange: Boolean!
    "BAD_USER_INPUT names phone."
    changePhone(
      "US phone number, ten digits."
      phone: String!
    ): Boolean!
    "shownHash: SHA-256 of the text beside the switch; not needed to switch it off. NOT_FOUND for a kind that cannot be switched, CONFLICT when the text is another one now."
    saveContactPreference(
      "Kind of message, as in ContactPreference.type."
      type: String!
      "True to switch it on."
      isOn: Boolean!
      "SHA-256, in hexadecimal, of the text beside the switch; not needed to switch it off."
      shownHash: String
    ): Boolean!
    "Ends emails of one kind for whoever the link of such an email was sent to; nobody has to sign in. False for an unknown link."
    unsubscribe(
      "The secret in the link."
      token: String!
    ): Boolean!
    "NOT_FOUND for another person's session."
    signOutDevice(
      "Id of the browser."
      deviceId: ID!
    ): Boolean!
    "Returns in how many browsers."
    signOutOthers: Int!
  }
`;
