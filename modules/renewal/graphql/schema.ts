import { annualTypeDefs } from './annual/schema.ts';

export const typeDefs = /* GraphQL */ `
  ${annualTypeDefs}
  type RenewalTreatment { name: String! drugType: String! }

  type RenewalStep {
    step: ID!
    title: String!
    detail: String!
    "How long the step takes, as text."
    time: String!
    "to_do, in_progress, done or skipped."
    status: String!
    statusLabel: String!
    "Path of the page for this step; null when the step is not open yet or already done."
    href: String
  }

  "The state of the renewal of a patient's prescriptions, with texts for the patient."
  type RenewalView {
    "none, moved, not_due, open, in_progress, submitted, denied, or annual: the yearly check-in takes its place."
    status: String!
    due: Boolean!
    "When the renewal opened; when it is not due, when it opens at the latest."
    openedOn: DateTime
    "When the prescription in question ends or ended; null while no renewal is due."
    expiresOn: DateTime
    title: String!
    detail: String!
    "Why a renewal is due; null while it is not."
    reason: String
    "What happens to refills until the decision."
    refills: String!
    treatments: [RenewalTreatment!]!
    steps: [RenewalStep!]!
    submittedAt: DateTime
    "Path of the page where the patient continues: the first step that is not finished, on any device."
    href: String!
    "The views to photograph; empty where photos would show nothing."
    photoViews: [String!]!
    "The steps with questions that are not complete; empty while no renewal is answered."
    unfinished: [RenewalStepLink!]!
    "How subscriptions continue; null while no renewal is answered."
    options: RenewalOptions
  }

  type RenewalStepLink { title: String! href: String! }

  "Another size in which everything of a subscription is sold; in cents, price without shipping and tax, amount with them."
  type RenewalPlanSize { everyDays: Int! price: Int! amount: Int! }

  "A subscription that is renewed, and how it continues once a clinician has decided so."
  type RenewalPlan {
    subscriptionId: ID!
    names: [String!]!
    "Cents of the next refill, with shipping and tax."
    amount: Int!
    everyDays: Int!
    nextBillingDate: DateTime
    sizes: [RenewalPlanSize!]!
    mayPause: Boolean!
    "The days between which a pause may end."
    pauseFrom: Date!
    pauseTo: Date!
    "keep, size, products or pause"
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

  type RenewalOptions {
    plans: [RenewalPlan!]!
    "What is not renewed now and continues unchanged."
    others: [String!]!
    "Text beside the box; empty when there is nothing to agree to."
    consentText: String!
  }

  "kind is keep, size (everyDays), products (wish) or pause (until)."
  input RenewalPlanInput { subscriptionId: ID! kind: String! everyDays: Int wish: String until: Date }

  extend type User { renewal: RenewalView! }

  extend type Query {
    "The renewal's questionnaire while it is being filled in; null before it is started and after it was submitted."
    renewalIntake("progress or medicalHistory: only what that page asks." step: String): Intake
  }

  extend type Mutation {
    "Opens the questionnaire of a renewal that is due. Starting again returns the same one."
    startRenewal: RenewalView!
    "With a step, saves only the answers of its page; the others stay."
    saveRenewalIntake(input: IntakeSaveInput!, step: String): IntakeSaved!
    "Goes on from the photos, with or without them."
    finishRenewalPhotos: RenewalView!
    "Chooses how a subscription continues; nothing changes before a clinician renews. BAD_USER_INPUT names kind, everyDays, wish or until."
    chooseRenewalPlan(input: RenewalPlanInput!): RenewalOptions!
    "Closes the renewal without sending it; the answers are kept."
    closeRenewal: RenewalView!
    """
    Sends it to a clinician. In an emergency it need not be complete; the rules must confirm that it is one.
    acknowledgedRuleIds are the safety texts the patient has read and ticked; BAD_USER_INPUT names those that are new to the patient
    and missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each. What is charged after a renewal is
    agreed to: agreed, and shownHash, the SHA-256 of options.consentText; CONFLICT on shownTexts when it was another text.
    """
    submitRenewal(
      responseId: ID!
      revision: Int!
      isEmergency: Boolean
      acknowledgedRuleIds: [String!]
      agreed: Boolean
      shownHash: String
    ): RenewalView!
  }
`;
