export const typeDefs = /* GraphQL */ `
  "A questionnaire that can be answered without a visit. Questions and answers are JSON in the shape of the quiz engine."
  type StartFlow {
    "Null before the first save."
    responseId: ID
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "Name of the questionnaire."
    configName: String!
    "Version of the questionnaire."
    configVersion: Int!
    "The questionnaire as JSON."
    config: String!
    "The answers so far as JSON: an object keyed by question id."
    answers: String!
    "Questions of an older version that were dropped when it was reopened."
    retiredQuestionIds: [ID!]!
    "When the answers were saved last."
    savedAt: DateTime!
    "When it was submitted; the answers above are the submitted ones, to be submitted again. Null while it is open."
    answeredAt: DateTime
  }

  "Answers to save."
  input StartSaveInput {
    "Id of these answers; left out before the first save."
    responseId: ID
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "The answers as JSON: an object keyed by question id."
    answersJson: String!
    "Version of the questions that were shown."
    configVersion: Int
  }

  "Something to know before continuing."
  type StartNotice {
    "Its headline."
    title: String!
    "The text."
    text: String!
  }

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
  type StartUnfinished {
    "Name of the questionnaire."
    name: String!
    "Its title."
    title: String!
    "Path of the page that it leads to."
    href: String!
    "When the answers were saved last."
    savedAt: DateTime!
    "How many questions are answered."
    answered: Int!
    "How many questions there are."
    total: Int!
  }

  "What a rule found."
  type StartFinding {
    "Id of the clinical rule."
    ruleId: String!
    "counsel, dose, review, alternative, stop or emergency."
    outcome: String!
    "Why, in words for the patient."
    reason: String!
  }

  "Why the first answers ended the flow before there was a visit."
  type StartStop {
    "stop or emergency."
    outcome: String!
    "The state the visitor entered, if any."
    state: String
    "What the rules found."
    findings: [StartFinding!]!
  }

  "A prescription that waits because the patient moved, and why."
  type WaitingTreatment {
    "Its id: opaque text."
    id: ID!
    "Name of the drug."
    name: String!
    "Why it waits."
    why: String!
  }

  "A package that goes to where the patient lived before."
  type PackageElsewhere {
    "Its id: opaque text."
    id: ID!
    "What it is and where it goes, in a sentence."
    text: String!
  }

  "The status of a patient's move to another state."
  type StartMove {
    "Two-letter code."
    state: String!
    "Day of the move, as the patient gave it; null when not given."
    movedOn: String
    "True when a clinician and a pharmacy are licensed there."
    served: Boolean!
    "Since when a clinician there has the history or renewal; null while nobody has."
    sentAt: DateTime
    "Prescriptions that wait because of it."
    waiting: [WaitingTreatment!]!
    "What to know before stopping what waits."
    advice: [String!]!
    "Packages that still go to the old address."
    packages: [PackageElsewhere!]!
  }

  extend type Query {
    "Also available to a visitor, who is identified by their lead."
    startFlow(
      "Name of the questionnaire."
      name: String!
    ): StartFlow!
    "Unfinished questionnaires that can be resumed, newest first."
    startUnfinished: [StartUnfinished!]!
    "Why the first answers about hair, or about sexual health, ended; null when they did not."
    startStop(
      "True for the questions about sexual health, else those about hair."
      sexualHealth: Boolean
    ): StartStop
    "The patient's last move to another state; null when none was reported."
    startMove: StartMove
    "Price of the clinician's review, in cents."
    doctorVisitFee: Int!
  }

  extend type Mutation {
    "Saves answers that come before an account or a visit."
    saveStartFlow(
      "Name of the questionnaire."
      name: String!
      "What to save or decide."
      input: StartSaveInput!
    ): IntakeSaved!
    "Submits answers that come before an account or a visit: the rules run."
    submitStartFlow(
      "Name of the questionnaire."
      name: String!
      "Id of the answers."
      responseId: ID!
      "The revision that was read last."
      revision: Int!
      "Ids of the rules whose texts were read and acknowledged."
      acknowledgedRuleIds: [String!]
    ): StartOutcome!
    "Removes the answers from every unfinished questionnaire."
    startOver: Boolean!
    """
    Deletes the answers of this browser's visitor, and those that a signed-in person gave before a visit. CONFLICT once
    they are part of the medical record.
    """
    forgetStart: Boolean!
    "Terms, telehealth, privacy notice and electronic signature; BAD_USER_INPUT names each that is missing."
    agreeToStart(
      "The texts that were agreed to."
      accepted: [ShownTextInput!]!
    ): Boolean!
    "Notifies the patient once when prescriptions become available in this state. email: when left out, the account's."
    notifyOfState(
      "Two-letter code of a state."
      state: String!
      "Email address; the account's when left out."
      email: String
    ): Boolean!
    "Notifies once when a service is offered: skin_care or premature_ejaculation."
    notifyOfService(
      "skin_care or premature_ejaculation."
      service: String!
      "Email address; the account's when left out."
      email: String
    ): Boolean!
  }
`;
