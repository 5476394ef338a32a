import { annualTypeDefs } from './annual/schema.ts';

export const typeDefs = /* GraphQL */ `
  ${annualTypeDefs}

  "A treatment that a renewal is about."
  type RenewalTreatment {
    "Its name."
    name: String!
    "Type of drug, such as finasteride."
    drugType: String!
  }

  "A step of a renewal."
  type RenewalStep {
    "Name of the step."
    step: ID!
    "Its headline."
    title: String!
    "What it asks for, in a sentence."
    detail: String!
    "How long the step takes, as text."
    time: String!
    "to_do, in_progress, done or skipped."
    status: String!
    "Where it stands, in words."
    statusLabel: String!
    "Path of the page for this step; null when the step is not open yet or already done."
    href: String
  }

  "The state of the renewal of a patient's prescriptions, with texts for the patient."
  type RenewalView {
    "none, moved, not_due, open, in_progress, submitted, denied, or annual: the yearly check-in takes its place."
    status: String!
    "Whether it is due."
    due: Boolean!
    "When the renewal opened; when it is not due, when it opens at the latest."
    openedOn: DateTime
    "When the prescription in question ends or ended; null while no renewal is due."
    expiresOn: DateTime
    "Its headline."
    title: String!
    "What is so and what happens next."
    detail: String!
    "Why a renewal is due; null while it is not."
    reason: String
    "What happens to refills until the decision."
    refills: String!
    "What it is about."
    treatments: [RenewalTreatment!]!
    "Its steps, in order."
    steps: [RenewalStep!]!
    "When the answers were submitted; null before."
    submittedAt: DateTime
    "Path of the page where the patient continues: the first step that is not finished, on any device."
    href: String!
    "The views to photograph; empty where photos would show nothing."
    photoViews: [String!]!
    "The steps with questions that are not complete; empty while no renewal is answered."
    unfinished: [RenewalStepLink!]!
    "How subscriptions continue; null while no renewal is answered."
    options: RenewalOptions
    "The address to confirm before it is sent; null while none is known, and while no renewal is answered."
    address: AnnualAddress
  }

  "A link to a step."
  type RenewalStepLink {
    "Name of the step."
    title: String!
    "Path of the page that it leads to."
    href: String!
  }

  "Another size in which everything of a subscription is sold; in cents, price without shipping and tax, amount with them."
  type RenewalPlanSize {
    "Days between two shipments."
    everyDays: Int!
    "Cents of one refill, without shipping and tax."
    price: Int!
    "Cents of one refill, with shipping and tax."
    amount: Int!
  }

  "A subscription that is renewed, and how it continues once a clinician has decided so."
  type RenewalPlan {
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
    "Other sizes that can be chosen."
    sizes: [RenewalPlanSize!]!
    "Whether it may pause."
    mayPause: Boolean!
    "The days between which a pause may end."
    pauseFrom: Date!
    "The last day on which a pause may end."
    pauseTo: Date!
    "The patient has chosen, or it is not sold in larger packages, so that nothing has to be chosen."
    isChosen: Boolean!
    "keep, size, products or pause, as chosen; keep also before a choice, when isChosen is false."
    choice: String!
    "Days of the chosen size; null unless choice is size."
    size: Int
    "Null unless choice is products."
    wish: String
    "Null unless choice is pause."
    until: Date
    "What the choice means, in plain words."
    after: String!
  }

  "How subscriptions continue after a renewal."
  type RenewalOptions {
    "The subscriptions that are renewed."
    plans: [RenewalPlan!]!
    "What is not renewed now and continues unchanged."
    others: [String!]!
    "Text beside the box; empty when there is nothing to agree to."
    consentText: String!
  }

  "How a subscription continues."
  input RenewalPlanInput {
    "Id of the subscription."
    subscriptionId: ID!
    "keep, size, products or pause."
    kind: String!
    "Days of the size, for size."
    everyDays: Int
    "Which products the patient would like, for products."
    wish: String
    "Last day of the pause, for pause."
    until: Date
  }

  extend type User {
    "The state of the renewal of the patient's prescriptions."
    renewal: RenewalView!
  }

  extend type Query {
    "The renewal's questionnaire while it is being filled in; null before it is started and after it was submitted."
    renewalIntake(
      "progress or medicalHistory: only what that page asks."
      step: String
    ): Intake
  }

  extend type Mutation {
    "Opens the questionnaire of a renewal that is due. Starting again returns the same one."
    startRenewal: RenewalView!
    "With a step, saves only the answers of its page; the others stay."
    saveRenewalIntake(
      "What to save or decide."
      input: IntakeSaveInput!
      "Page of the questionnaire: progress or medicalHistory; the whole of it when left out."
      step: String
    ): IntakeSaved!
    "Continues from the photos, with or without them."
    finishRenewalPhotos: RenewalView!
    "Chooses how a subscription continues; nothing changes before a clinician renews. BAD_USER_INPUT names kind, everyDays, wish or until."
    chooseRenewalPlan(
      "What to save or decide."
      input: RenewalPlanInput!
    ): RenewalOptions!
    "Closes the renewal without sending it; the answers are kept."
    closeRenewal: RenewalView!
    """
    Sends it to a clinician. In an emergency it does not have to be complete; the rules must confirm that it is one.
    acknowledgedRuleIds are the safety texts the patient has read and ticked; BAD_USER_INPUT names those that are new to the patient
    and missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each; address while it is not confirmed,
    and size while a plan is not chosen (isChosen). What is charged after a renewal is agreed to: agreed, and shownHash, the SHA-256 of options.consentText; CONFLICT on shownTexts when it was another text.
    """
    submitRenewal(
      "Id of the answers."
      responseId: ID!
      "The revision that was read last."
      revision: Int!
      "True when the patient reports an emergency."
      isEmergency: Boolean
      "Ids of the rules whose texts were read and acknowledged."
      acknowledgedRuleIds: [String!]
      "True when the box beside the text was checked."
      agreed: Boolean
      "SHA-256, in hexadecimal, of the text that was shown."
      shownHash: String
    ): RenewalView!
  }
`;
