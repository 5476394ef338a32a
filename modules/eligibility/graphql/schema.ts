export const typeDefs = /* GraphQL */ `
  "One questionnaire, in progress or submitted. Questions and answers are JSON in the format of the quiz engine."
  type Intake {
    "Id of these answers."
    responseId: ID!
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "Name of the questionnaire."
    configName: String!
    "Version of the questionnaire."
    configVersion: Int!
    "The questionnaire as JSON (QuizConfig): read-only data for the form."
    config: String!
    "The answers so far as JSON: an object keyed by question id."
    answers: String!
    "Where it stands, as a stable word."
    status: String!
    "Questions of an older version that were dropped when this draft was reopened."
    retiredQuestionIds: [ID!]!
    "When the answers were saved last."
    savedAt: DateTime!
  }

  "Answers to save."
  input IntakeSaveInput {
    "Id of these answers."
    responseId: ID!
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "The answers as JSON: an object keyed by question id."
    answersJson: String!
    "Version of the questions that were shown; an older one is carried over."
    configVersion: Int
  }

  "Answers that were saved."
  type IntakeSaved {
    "Id of these answers."
    responseId: ID!
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "When the answers were saved last."
    savedAt: DateTime!
    "Version of the questions as they are now."
    configVersion: Int!
  }

  "What a rule found."
  type EligibilityFinding {
    "Id of the clinical rule."
    ruleId: String!
    "counsel, dose, review, alternative, stop or emergency."
    outcome: String!
    "Why, in words for the patient."
    reason: String!
    "Types of drugs that it is about."
    drugTypes: [String!]!
  }

  "A text that the patient has to read."
  type SafetyText {
    "Id of the clinical rule."
    ruleId: ID!
    "Types of drugs that it is about."
    drugTypes: [String!]!
    "The text."
    text: String!
  }
`;
