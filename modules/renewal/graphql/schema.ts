export const typeDefs = /* GraphQL */ `
  type RenewalTreatment { name: String! drugType: String! }

  type RenewalStep {
    step: ID!
    title: String!
    detail: String!
    "How long it takes, in words."
    time: String!
    "to_do, in_progress, done or skipped."
    status: String!
    statusWords: String!
    "Where it is done; null when it is not its turn."
    href: String
  }

  "Where the renewal of a patient's prescriptions stands, in words for the patient."
  type RenewalView {
    "none, not_due, open, in_progress, submitted or denied."
    status: String!
    due: Boolean!
    "When it opened; when it is not due, when it opens at the latest."
    openedOn: DateTime
    "When the prescription in question ends or ended; null while it is not due."
    expiresOn: DateTime
    title: String!
    detail: String!
    "Why it is due; null while it is not."
    reason: String
    "What happens to refills in the meantime."
    refills: String!
    treatments: [RenewalTreatment!]!
    steps: [RenewalStep!]!
    submittedAt: DateTime
    "Where to go on."
    href: String!
  }

  extend type User { renewal: RenewalView! }

  extend type Query {
    "The renewal's questionnaire while it is being filled; null before it is started and once it was sent."
    renewalIntake: Intake
  }

  extend type Mutation {
    "Opens the questionnaire of a renewal that is due. Starting twice returns the same one."
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
