export const typeDefs = /* GraphQL */ `
  "A questionnaire that can be answered without a visit. Questions and answers are JSON in the shape of the quiz engine."
  type StartFlow {
    "Null before the first save."
    responseId: ID
    revision: Int!
    configName: String!
    configVersion: Int!
    config: String!
    answers: String!
    retiredQuestionIds: [ID!]!
    savedAt: DateTime!
    "When it was submitted; the answers above are the submitted ones, to be submitted again. Null while it is open."
    answeredAt: DateTime
  }

  "responseId: null before the first save. configVersion: of the questions the page shows."
  input StartSaveInput { responseId: ID revision: Int! answersJson: String! configVersion: Int }

  type StartNotice { title: String! text: String! }

  "The result of submitted answers."
  type StartOutcome {
    "ok, stop or emergency."
    outcome: String!
    "Path of the page where the visitor continues."
    href: String!
    "Something the visitor must know before continuing."
    notice: StartNotice
    "Why the flow ends here: the patient texts of the rules."
    reasons: [String!]!
    "In an emergency, ids of the rules that require urgent help."
    ruleIds: [String!]!
  }

  "A questionnaire that was started and not submitted."
  type StartUnfinished { name: String! title: String! href: String! savedAt: DateTime! answered: Int! total: Int! }

  type StartFinding { ruleId: String! outcome: String! reason: String! }

  "Why the first answers ended the flow before there was a visit."
  type StartStop {
    outcome: String!
    "The state the visitor entered, if any."
    state: String
    findings: [StartFinding!]!
  }

  "A prescription that waits because the patient moved, and why."
  type WaitingTreatment { id: ID! name: String! why: String! }

  "A package that goes to where the patient lived before."
  type PackageElsewhere { id: ID! text: String! }

  "The status of a patient's move to another state."
  type StartMove {
    "Two-letter code."
    state: String!
    movedOn: String
    "True when a clinician and a pharmacy are licensed there."
    served: Boolean!
    "Since when a clinician there has the history or renewal; null while nobody has."
    sentAt: DateTime
    waiting: [WaitingTreatment!]!
    "What to know before stopping what waits."
    advice: [String!]!
    packages: [PackageElsewhere!]!
  }

  extend type Query {
    "Also available to a visitor, who is identified by their lead."
    startFlow(name: String!): StartFlow!
    "Unfinished questionnaires that can be resumed, newest first."
    startUnfinished: [StartUnfinished!]!
    "Why the first answers about hair, or about sexual health, ended; null when they did not."
    startStop(sexualHealth: Boolean): StartStop
    "The patient's last move to another state; null when none was reported."
    startMove: StartMove
    "Price of the clinician's review, in cents."
    doctorVisitFee: Int!
  }

  extend type Mutation {
    saveStartFlow(name: String!, input: StartSaveInput!): IntakeSaved!
    submitStartFlow(name: String!, responseId: ID!, revision: Int!, acknowledgedRuleIds: [String!]): StartOutcome!
    "Removes the answers from every unfinished questionnaire."
    startOver: Boolean!
    """
    Deletes the answers of this browser's visitor, and those that a signed-in person gave before a visit. CONFLICT once
    they are part of the medical record.
    """
    forgetStart: Boolean!
    "Terms, telehealth, privacy notice and electronic signature; BAD_USER_INPUT names each that is missing."
    agreeToStart(accepted: [ShownTextInput!]!): Boolean!
    "Notifies the patient once when prescriptions become available in this state. email: when left out, the account's."
    notifyOfState(state: String!, email: String): Boolean!
    "Notifies once when a service is offered: skin_care or premature_ejaculation."
    notifyOfService(service: String!, email: String): Boolean!
  }
`;
