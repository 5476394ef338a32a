export const typeDefs = /* GraphQL */ `
  "Values as the questions offer them; anything else is a BAD_USER_INPUT error that names the field."
  input MiniQuizAnswersInput {
    where: [String!]!
    dandruff: Int
    expectedResult: [String!]
    familyExperience: [String!]
    treatmentType: String
    activeIngredientInterests: [String!]
    otcInterests: [String!]
  }

  "SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules."
  enum MiniQuizVariant { SBS LBS }

  type RecommendedProduct {
    id: Int!
    drugType: String!
    "Months."
    cadence: Int!
    "Why it was chosen, from the rule that chose it."
    reason: String!
    product: Product!
    "The same drug at every cadence that a visitor may choose, shortest first; one-time purchases are left out."
    plans: [Product!]!
  }

  type Recommendations {
    "True when the answers call for a doctor instead of products."
    askADoctor: Boolean!
    products: [RecommendedProduct!]!
  }

  type QuizResponse {
    id: ID!
    configName: String!
    configVersion: Int!
    "Answers as JSON, an object by question id."
    content: String!
    createdAt: DateTime!
    draft: Boolean!
    result: String
    site: String!
    updatedAt: DateTime!
    userId: ID
  }

  extend type User {
    quizResponses(configName: String!): [QuizResponse!]!
    "The name of the questionnaire he began last; null before his first."
    quizType: String
  }

  extend type Query {
    recommendations(answers: MiniQuizAnswersInput!, cartProductIds: [Int!], variant: MiniQuizVariant): Recommendations!
    quizResponses(configName: String!, configVersion: Int): [QuizResponse!]!
  }

  extend type Mutation {
    "Keeps a finished mini quiz with the visitor's lead or the signed-in person; gives its id."
    saveMiniQuiz(answers: MiniQuizAnswersInput!): ID!
  }
`;
