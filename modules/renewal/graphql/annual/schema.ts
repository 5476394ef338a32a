/** The yearly check-in. Its questions, photos, sizes and sending are those of a renewal. */
export const annualTypeDefs = /* GraphQL */ `
  "The address to which everything goes, to be confirmed once a year."
  type AnnualAddress {
    streetAddress1: String!
    streetAddress2: String
    city: String!
    state: String!
    zipCode: String!
    "Names this address for confirmAnnualAddress."
    hash: String!
    isConfirmed: Boolean!
  }

  "A subscription, and the larger packages in which it is sold."
  type AnnualSupply {
    subscriptionId: ID!
    names: [String!]!
    "Cents of the next refill, with shipping and tax."
    amount: Int!
    everyDays: Int!
    nextBillingDate: DateTime
    sizes: [RenewalPlanSize!]!
    "keep or size, as chosen; what is kept without a choice is not chosen."
    choice: String!
    "Days of the chosen size; null unless choice is size."
    size: Int
    "The patient has chosen, or there is nothing to choose."
    isChosen: Boolean!
    "What the choice means, in plain words."
    after: String!
  }

  type AnnualAnswer { question: String! answer: String! }
  type AnnualAnswers { title: String! rows: [AnnualAnswer!]! }

  type AnnualStep {
    step: ID!
    title: String!
    href: String!
    "to_do, in_progress, done or skipped."
    status: String!
  }

  "The state of a patient's yearly check-in, with texts for the patient."
  type AnnualCheckIn {
    "none, moved, not_due, joined, open, in_progress, submitted or denied; joined: a renewal asks it."
    status: String!
    title: String!
    detail: String!
    "What happens to refills until the decision."
    refills: String!
    opensOn: DateTime
    "From this day on nothing is sent without it."
    dueBy: DateTime
    isOverdue: Boolean!
    isOnHold: Boolean!
    treatments: [RenewalTreatment!]!
    "The views to photograph; empty where photos would show nothing."
    photoViews: [String!]!
    submittedAt: DateTime
    "Path of the page where the patient continues, on any device."
    href: String!
    "Empty while it is not answered."
    steps: [AnnualStep!]!
    "What is missing before it can be sent; photos never are."
    unfinished: [AnnualStep!]!
    "Null while none is known, and while it is not answered."
    address: AnnualAddress
    "What ships regularly; empty while it is neither answered nor reviewed."
    supply: [AnnualSupply!]!
    "What continues whatever the clinician decides."
    others: [String!]!
    "Text beside the box; empty when there is nothing to agree to."
    consentText: String!
    "Every answer in words."
    answers: [AnnualAnswers!]!
  }

  extend type User { annualCheckIn: AnnualCheckIn! }

  extend type Mutation {
    "Opens the questions of a yearly check-in that is due. Starting again returns the same one."
    startAnnualCheckIn: AnnualCheckIn!
    "Confirms the address with this hash. CONFLICT when another one is known now."
    confirmAnnualAddress(hash: String!): AnnualCheckIn!
  }
`;
