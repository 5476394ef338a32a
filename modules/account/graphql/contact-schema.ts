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

  "How a kind of message comes by one channel."
  type MessageChannel {
    "What saveContactPreference switches; null for what is always sent."
    type: String
    "What the patient agrees to; for what is always sent, why."
    text: String!
    "Whether such messages are sent."
    isOn: Boolean!
    "Whether it cannot be switched now."
    isLocked: Boolean!
    "When the patient decided; null before."
    decidedAt: DateTime
  }

  "A kind of message with the channels by which it comes."
  type MessageGroup {
    "Its stable name."
    id: String!
    "Its name."
    title: String!
    "By email."
    email: MessageChannel!
    "By text message; null for a kind that never is one."
    text: MessageChannel
  }

  "Every kind of message to the patient, by channel."
  type MessagePreferences {
    "Why text messages about care cannot be switched; null while they can."
    textsOff: String
    "The kinds, in the order of the page."
    groups: [MessageGroup!]!
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
    "Every kind of message by channel; null for others than the patient."
    messagePreferences: MessagePreferences
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
    "Ends emails of one kind for the person to whom the link of such an email was sent, without a sign-in. False for an unknown link."
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
