export const typeDefs = /* GraphQL */ `
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
    "none, not_due, open, in_progress, submitted or denied."
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
    "Path of the page where the patient continues."
    href: String!
  }

  extend type User { renewal: RenewalView! }

  extend type Query {
    "The renewal's questionnaire while it is being filled in; null before it is started and after it was submitted."
    renewalIntake: Intake
  }

  extend type Mutation {
    "Opens the questionnaire of a renewal that is due. Starting again returns the same one."
    startRenewal: RenewalView!
    saveRenewalIntake(input: IntakeSaveInput!): IntakeSaved!
    """
    Sends it to a clinician. In an emergency it need not be complete; the rules must confirm that it is one.
    acknowledgedRuleIds are the safety texts the patient has read and ticked; BAD_USER_INPUT names those that are new to the patient
    and missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each.
    """
    submitRenewal(
      responseId: ID!
      revision: Int!
      isEmergency: Boolean
      acknowledgedRuleIds: [String!]
    ): RenewalView!
  }
`;
