export const typeDefs = /* GraphQL */ `
  "What comes before a subscription can start again, or what starting it means. amount: cents of the first charge; laterAmount: of each after the first cycles packages."
  type OfferStart {
    "Null when it can start now; else what comes first."
    message: String
    "The page where that is done."
    label: String
    href: String
    quote: OfferQuote
  }
  "Amounts in cents, with shipping and tax. cycles: packages that cost amount."
  type OfferQuote {
    productNames: [String!]!
    amount: Int!
    cycles: Int!
    laterAmount: Int!
    everyDays: Int!
    on: DateTime!
    isToday: Boolean!
    shipsTo: String!
    card: String!
    consentText: String!
    consentVersion: String!
  }
  "An offer to a patient who left. status: offered, accepted, declined or expired; isOpen: it can be taken now."
  type Offer {
    id: ID!
    status: String!
    isOpen: Boolean!
    "Plain text about its state."
    label: String!
    "Such as 20% off your first 2 packages."
    terms: String!
    productNames: [String!]!
    endsAt: DateTime!
  }
  "What the dashboard shows while an offer waits for an answer."
  type OfferTask { title: String! detail: String! label: String! href: String! }

  "shownHash: SHA-256 of consentText."
  input AcceptOfferInput { offerId: ID! agreed: Boolean! consentVersion: String! shownHash: String }
  input OfferCampaignInput { isOn: Boolean! percent: Int! cycles: Int! reason: String! }

  "How offers are made since createdAt."
  type OfferCampaign { id: ID! isOn: Boolean! percent: Int! cycles: Int! reason: String! createdAt: DateTime! byName: String }
  "wave: first or second."
  type OfferCount { wave: String! status: String! count: Int! }
  "campaigns: newest first, the first one holds. given: cents that offers took off invoices."
  type DeskOffers { campaigns: [OfferCampaign!]! counts: [OfferCount!]! given: Int! }

  extend type User {
    "Something waits for the patient's yes or no: an offer to start again, or a plan that a clinician proposed."
    hasPendingUserOffer: Boolean!
    "The newest one; null for everyone but the patient themselves."
    offer: Offer
    offerTask: OfferTask
  }
  extend type Query {
    "What taking the patient's newest offer means now. NOT_FOUND without one; CONFLICT when it has ended or cannot be taken any more."
    offerStart: OfferStart!
    "Operators only."
    deskOffers: DeskOffers! @staff(may: "marketing")
  }
  extend type Mutation {
    "Starts the subscription again as offerStart showed. True as well when it was taken before. Fails as offerStart does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more."
    acceptOffer(input: AcceptOfferInput!): Boolean!
    "CONFLICT when it was taken or has ended."
    declineOffer(offerId: ID!): Boolean!
    "Operators only. BAD_USER_INPUT names percent, cycles and reason."
    deskSetOfferCampaign(input: OfferCampaignInput!): Boolean! @staff(may: "marketing")
  }
`;
