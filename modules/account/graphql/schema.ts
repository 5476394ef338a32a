import { contactTypeDefs } from './contact-schema.ts';
import { currentUserTypeDefs } from './current-user-schema.ts';
import { staffTypeDefs } from './staff.ts';

export const typeDefs = /* GraphQL */ `
  type Address { streetAddress1: String! streetAddress2: String city: String! state: String! zipCode: String! }
  type Phone { phoneNumber: String! phoneAreaCode: String! }
  "hearAboutUs: friend, search, social, video, podcast, press, clinician or other; null until the patient says."
  type Profile { id: ID! dob: Date termsAccepted: Boolean! hearAboutUs: String }
  type OauthUser { id: ID! source: String! }

  "A signed-in person, or a visitor known only by lead id."
  type User {
    id: ID!
    isImpersonated: Boolean!
    firstName: String
    lastName: String
    fullName: String
    email: String
    role: String!
    phone: Phone
    profile: Profile
    address: Address
    "False for a visitor, and for an account that was joined with another one of the same person."
    active: Boolean!
    oauthUser: OauthUser
    "Written confirmations and reminders, newest first."
    notices: [Notice!]!
    "In which dates are written: as the patient chose it, else that of their state; null for a visitor."
    timeZone: String
    "The patient chose the time zone."
    timeZoneChosen: Boolean!
  }

  "A confirmation or reminder sent in writing."
  type Notice { id: ID! kind: String! subject: String! body: String! createdAt: DateTime! }

  "Contact details that a visitor leaves before having an account."
  input LeadInput {
    firstName: String!
    email: String!
    "Required with marketingTexts, ignored without."
    phone: String
    "True only when the visitor checked the box beside the text."
    marketingEmails: Boolean
    marketingTexts: Boolean
    "The texts beside the boxes, when the page has them."
    shownTexts: [ShownTextInput!]
  }

  "What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another."
  input ShownTextInput { id: String! hash: String! }
  "The text beside a box. missing: said when the box has to be ticked and is not."
  type ConsentText { id: String! version: String! text: String! missing: String! document: ConsentDocument }
  type ConsentDocument { title: String! href: String! }

  extend type Mutation {
    "Saves a visitor's name and email address with the lead, and each consent separately. CONFLICT when signed in."
    saveLead(input: LeadInput!): Boolean!
    "The patient says how they heard about us. BAD_USER_INPUT names answer."
    saveHearAboutUs(answer: String!): Boolean!
    "In which dates are written from now on. BAD_USER_INPUT names timeZone."
    saveTimeZone(timeZone: String!): Boolean!
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
    lead: User
    account: User
  }
  ${contactTypeDefs}
  ${currentUserTypeDefs}
  ${staffTypeDefs}
`;
