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
    "When it was handed in; the answers above are those given then, to be given again. Null while it is open."
    answeredAt: DateTime
  }

  "responseId: null before the first save. configVersion: of the questions the page shows."
  input StartSaveInput { responseId: ID revision: Int! answersJson: String! configVersion: Int }

  type StartNotice { title: String! text: String! }

  "What handed-in answers lead to."
  type StartOutcome {
    "ok, stop or emergency."
    outcome: String!
    "Where the visitor goes on."
    href: String!
    "Something to know before the visitor goes on."
    notice: StartNotice
    "Why it ends here, in the words of the rules."
    reasons: [String!]!
    "In an emergency, the rules that call for help."
    ruleIds: [String!]!
  }

  "A questionnaire that was begun and not handed in."
  type StartUnfinished { name: String! title: String! href: String! savedAt: DateTime! answered: Int! total: Int! }

  type StartFinding { ruleId: String! outcome: String! reason: String! }

  "Why first answers ended it before there was a visit."
  type StartStop {
    outcome: String!
    "The state the visitor named, if any."
    state: String
    findings: [StartFinding!]!
  }

  "Where someone who moved stands."
  type StartMove {
    "Two letters."
    state: String!
    movedOn: String
    "Clinician and pharmacy are licensed there."
    served: Boolean!
    "The history went to a clinician there."
    sentAt: DateTime
  }

  extend type Query {
    "Asked for a visitor too, who is known by their lead."
    startFlow(name: String!): StartFlow!
    "What can be taken up again, newest first."
    startUnfinished: [StartUnfinished!]!
    startStop: StartStop
    "The patient's last move to another state; null when none was reported."
    startMove: StartMove
    "Cents for the clinician's review."
    doctorVisitFee: Int!
  }

  extend type Mutation {
    saveStartFlow(name: String!, input: StartSaveInput!): IntakeSaved!
    submitStartFlow(name: String!, responseId: ID!, revision: Int!, acknowledgedRuleIds: [String!]): StartOutcome!
    "Takes the answers out of everything that was begun."
    startOver: Boolean!
    "Deletes what a visitor told us before they signed in."
    forgetStart: Boolean!
    "Terms, telehealth, privacy notice and electronic signature; BAD_USER_INPUT names each that is missing."
    agreeToStart(accepted: [String!]!): Boolean!
    "Notifies the patient once when prescriptions are possible in this state. email: the account's when left out."
    notifyOfState(state: String!, email: String): Boolean!
  }
`;
