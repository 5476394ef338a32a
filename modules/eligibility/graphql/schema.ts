export const typeDefs = /* GraphQL */ `
  "One questionnaire, in progress or submitted. Questions and answers are JSON in the format of the quiz engine."
  type Intake {
    responseId: ID!
    revision: Int!
    configName: String!
    configVersion: Int!
    "The questionnaire as JSON (QuizConfig): read-only data for the form."
    config: String!
    "The answers so far as JSON: an object keyed by question id."
    answers: String!
    status: String!
    "Questions of an older version that were dropped when this draft was reopened."
    retiredQuestionIds: [ID!]!
    savedAt: DateTime!
  }

  "configVersion: of the questions the page shows; an older one is carried over."
  input IntakeSaveInput { responseId: ID! revision: Int! answersJson: String! configVersion: Int }

  "configVersion: of the questions as they are now."
  type IntakeSaved { responseId: ID! revision: Int! savedAt: DateTime! configVersion: Int! }

  type EligibilityFinding { ruleId: String! outcome: String! reason: String! drugTypes: [String!]! }

  type SafetyText { ruleId: ID! drugTypes: [String!]! text: String! }
`;
