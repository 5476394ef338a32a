import { contactTypeDefs } from './contact-schema.ts';
import { currentUserTypeDefs } from './current-user-schema.ts';
import { staffTypeDefs } from './staff.ts';
import { tokenTypeDefs } from './tokens.ts';

export const typeDefs = /* GraphQL */ `
  "A postal address in the United States."
  type Address {
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

  "A US phone number."
  type Phone {
    "Its other seven digits."
    phoneNumber: String!
    "Its first three digits."
    phoneAreaCode: String!
  }

  "What the person told us about themselves."
  type Profile {
    "Its id: opaque text."
    id: ID!
    "Date of birth; null until it is given."
    dob: Date
    "Whether the terms were accepted."
    termsAccepted: Boolean!
    "friend, search, social, video, podcast, press, clinician or other; null until the patient says."
    hearAboutUs: String
  }

  "How the person signs in."
  type OauthUser {
    "Its id: opaque text."
    id: ID!
    "The identity provider."
    source: String!
  }

  "A signed-in person, or a visitor known only by lead id."
  type User {
    "Id of the person, or of the visitor's lead."
    id: ID!
    "Whether an operator acts for the patient."
    isImpersonated: Boolean!
    "First name; null until it is given."
    firstName: String
    "Last name; null until it is given."
    lastName: String
    "First and last name; null until they are given."
    fullName: String
    "Email address; null for a visitor who has given none."
    email: String
    "patient, visitor, or a role of the staff."
    role: String!
    "Phone number; null until it is given."
    phone: Phone
    "What the person told us about themselves; null for a visitor without any."
    profile: Profile
    "The default address; null until one is given."
    address: Address
    "False for a visitor, and for an account that was joined with another one of the same person."
    active: Boolean!
    "How the person signs in; null for a visitor."
    oauthUser: OauthUser
    "Written confirmations and reminders, newest first."
    notices: [Notice!]! @deprecated(reason: "Use noticesConnection, which has all of them. Removed after 2027-11-30.")
    "All written confirmations and reminders, newest first. BAD_USER_INPUT names first and after."
    noticesConnection(
      "How many at most, 1 to 100; 20 when left out."
      first: Int
      "Only those behind this cursor; from the newest on when left out."
      after: String
    ): NoticeConnection!
    "In which dates are written: as the patient chose it, else that of their state; null for a visitor."
    timeZone: String
    "The patient chose the time zone."
    timeZoneChosen: Boolean!
  }

  "A notice in its place."
  type NoticeEdge {
    "Names its place, to be sent as after."
    cursor: String!
    "The notice."
    node: Notice!
  }

  "A page of the notices, newest first."
  type NoticeConnection {
    "The notices with their places."
    edges: [NoticeEdge!]!
    "Where the page ends."
    pageInfo: PageInfo!
  }

  "A confirmation or reminder sent in writing."
  type Notice {
    "Its id: opaque text."
    id: ID!
    "Which message it is, as a stable word."
    kind: String!
    "Its subject line."
    subject: String!
    "Its text."
    body: String!
    "When it was made."
    createdAt: DateTime!
  }

  "Contact details that a visitor leaves before having an account."
  input LeadInput {
    "First name."
    firstName: String!
    "Email address."
    email: String!
    "Required with marketingTexts, ignored without."
    phone: String
    "True only when the visitor checked the box beside the text."
    marketingEmails: Boolean
    "As marketingEmails, for text messages."
    marketingTexts: Boolean
    "True to get an email that leads back to the results."
    sendResults: Boolean
    "The texts beside the boxes, when the page has them."
    shownTexts: [ShownTextInput!]
  }

  "What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another."
  input ShownTextInput {
    "Id of the text."
    id: String!
    "SHA-256, in hexadecimal, of the text."
    hash: String!
  }

  "The text beside a box. missing: said when the box has to be ticked and is not."
  type ConsentText {
    "Its id: opaque text."
    id: String!
    "Its version."
    version: String!
    "The text beside the box."
    text: String!
    "What is said when the box has to be checked and is not."
    missing: String!
    "The document that it links to; null without one."
    document: ConsentDocument
  }

  "The document behind a text."
  type ConsentDocument {
    "Its title."
    title: String!
    "Path of the page that it leads to."
    href: String!
  }

  extend type Mutation {
    "Saves a visitor's name and email address with the lead, and each consent separately. CONFLICT when signed in."
    saveLead(
      "What to save or decide."
      input: LeadInput!
    ): Boolean!
    "The patient says how they heard about us. BAD_USER_INPUT names answer."
    saveHearAboutUs(
      "One of Profile.hearAboutUs."
      answer: String!
    ): Boolean!
    "In which dates are written from now on. BAD_USER_INPUT names timeZone."
    saveTimeZone(
      "IANA name of a time zone, such as America/Chicago."
      timeZone: String!
    ): Boolean!
  }

  extend type Query {
    "The texts of consent that are the same on every page."
    consentTexts: [ConsentText!]!
    "The signed-in person; null for a visitor."
    currentUser: User
    "The signed-in person, else the visitor's lead."
    currentLead: User
    "The visitor's lead id; created on first use."
    uniqueLeadId: ID!
    "The visitor's lead; the same as currentLead."
    lead: User
    "The signed-in person; the same as currentUser."
    account: User
  }
  ${contactTypeDefs}
  ${currentUserTypeDefs}
  ${staffTypeDefs}
  ${tokenTypeDefs}
`;
