export const typeDefs = /* GraphQL */ `
  "What comes before a subscription can start again, or what starting it means. amount: cents of the first charge; laterAmount: of each after the first cycles packages."
  type OfferStart {
    "Null when it can start now; else what comes first."
    message: String
    "The page where that is done."
    label: String
    "Page where what comes first is done; null when it can start now."
    href: String
    "What it costs; null while something comes first."
    quote: OfferQuote
  }

  "Amounts in cents, with shipping and tax. cycles: packages that cost amount."
  type OfferQuote {
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Cents of each of the first packages."
    amount: Int!
    "How many packages cost amount."
    cycles: Int!
    "Cents of each later package."
    laterAmount: Int!
    "Days between two shipments."
    everyDays: Int!
    "Day of the first charge."
    on: DateTime!
    "Whether the first charge is today."
    isToday: Boolean!
    "Address of the packages, in words."
    shipsTo: String!
    "The card that is charged, in words."
    card: String!
    "Text beside the box."
    consentText: String!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
  }

  "An offer to a patient who left. status: offered, accepted, declined or expired; isOpen: it can be taken now."
  type Offer {
    "Its id: opaque text."
    id: ID!
    "offered, accepted, declined or expired."
    status: String!
    "Whether it can be taken now."
    isOpen: Boolean!
    "Plain text about its state."
    label: String!
    "Such as 20% off your first 2 packages."
    terms: String!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Until when it can be taken."
    endsAt: DateTime!
  }

  "What the dashboard shows while an offer waits for an answer."
  type OfferTask {
    "Its headline."
    title: String!
    "What is offered, in a sentence."
    detail: String!
    "Text of the link."
    label: String!
    "Path of the page that it leads to."
    href: String!
  }

  "Taking an offer."
  input AcceptOfferInput {
    "Id of the offer."
    offerId: ID!
    "True when the box was checked."
    agreed: Boolean!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
    "SHA-256, in hexadecimal, of the text that was shown; null when none was."
    shownHash: String
  }

  "How offers are made from now on."
  input OfferCampaignInput {
    "Whether offers are made."
    isOn: Boolean!
    "Percent off."
    percent: Int!
    "How many packages it lowers."
    cycles: Int!
    "Why; it is kept with the change."
    reason: String!
  }

  "How offers are made since createdAt."
  type OfferCampaign {
    "Its id: opaque text."
    id: ID!
    "Whether offers are made."
    isOn: Boolean!
    "Percent off."
    percent: Int!
    "How many packages it lowers."
    cycles: Int!
    "Why it was decided so."
    reason: String!
    "When it was made."
    createdAt: DateTime!
    "Name of who decided so; null for the system."
    byName: String
  }

  "How many offers are in one state."
  type OfferCount {
    "first or second."
    wave: String!
    "offered, accepted, declined or expired."
    status: String!
    "How many there are."
    count: Int!
  }

  "Offers to patients who left."
  type DeskOffers {
    "How offers were made, newest first; the first one holds."
    campaigns: [OfferCampaign!]!
    "How many offers there are in each state."
    counts: [OfferCount!]!
    "Cents that offers took off invoices."
    given: Int!
  }

  extend type User {
    "Something waits for the patient's yes or no: an offer to start again, or a plan that a clinician proposed."
    hasPendingUserOffer: Boolean!
    "The newest one; null for everyone but the patient themselves."
    offer: Offer
    "What the dashboard shows while an offer waits; null when none does."
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
    acceptOffer(
      "What to save or decide."
      input: AcceptOfferInput!
    ): Boolean!
    "CONFLICT when it was taken or has ended."
    declineOffer(
      "Id of the offer."
      offerId: ID!
    ): Boolean!
    "Operators only. BAD_USER_INPUT names percent, cycles and reason."
    deskSetOfferCampaign(
      "What to save or decide."
      input: OfferCampaignInput!
    ): Boolean! @staff(may: "marketing")
  }
`;
