/** The yearly check-in. Its questions, photos, sizes and sending are those of a renewal. */
export const annualTypeDefs = /* GraphQL */ `
  "The address to which everything goes, to be confirmed with a renewal or a yearly check-in."
  type AnnualAddress {
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
    "Names this address for confirmAnnualAddress."
    hash: String!
    "Whether the patient has confirmed it this time."
    isConfirmed: Boolean!
  }

  "A subscription, and the larger packages in which it is sold."
  type AnnualSupply {
    "Id of the subscription."
    subscriptionId: ID!
    "Names of the products."
    names: [String!]!
    "Cents of the next refill, with shipping and tax."
    amount: Int!
    "Days between two shipments."
    everyDays: Int!
    "When the next charge is due; null while none is scheduled."
    nextBillingDate: DateTime
    "Larger packages that can be chosen."
    sizes: [RenewalPlanSize!]!
    "keep or size, as chosen; keep also before a choice, when isChosen is false."
    choice: String!
    "Days of the chosen size; null unless choice is size."
    size: Int
    "The patient has chosen, or there is nothing to choose."
    isChosen: Boolean!
    "What the choice means, in plain words."
    after: String!
  }

  "A question and its answer."
  type AnnualAnswer {
    "The question, as it was asked."
    question: String!
    "The answer in words."
    answer: String!
  }

  "The answers of one part."
  type AnnualAnswers {
    "Name of the part."
    title: String!
    "Questions with their answers."
    rows: [AnnualAnswer!]!
  }

  "One step of the check-in."
  type AnnualStep {
    "Name of the step."
    step: ID!
    "Its headline."
    title: String!
    "Path of the page that it leads to."
    href: String!
    "to_do, in_progress, done or skipped."
    status: String!
  }

  "The state of a patient's yearly check-in, with texts for the patient."
  type AnnualCheckIn {
    "none, moved, not_due, joined, open, in_progress, submitted or denied; joined: a renewal asks it."
    status: String!
    "Its headline."
    title: String!
    "What it is about and what comes next, in a sentence."
    detail: String!
    "What happens to refills until the decision."
    refills: String!
    "When it can be answered; null when none is planned."
    opensOn: DateTime
    "From this day on nothing is sent without it."
    dueBy: DateTime
    "Whether its day has passed."
    isOverdue: Boolean!
    "Whether refills wait for it."
    isOnHold: Boolean!
    "What it is about."
    treatments: [RenewalTreatment!]!
    "The views to photograph; empty where photos would show nothing."
    photoViews: [String!]!
    "When the answers were submitted; null before."
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

  extend type User {
    "The yearly check-in."
    annualCheckIn: AnnualCheckIn!
  }

  extend type Mutation {
    "Opens the questions of a yearly check-in that is due. Starting again returns the same one."
    startAnnualCheckIn: AnnualCheckIn!
    "Confirms the address with this hash. CONFLICT when another one is known now."
    confirmAnnualAddress(
      "The hash of the address that was shown."
      hash: String!
    ): AnnualCheckIn!
  }
`;
