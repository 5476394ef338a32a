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

  "How a patient finds his treatment; values as the questions offer them."
  input TreatmentReviewInput { progress: String! sideEffects: String! wishes: [String!]! }

  "Where a change goes: NEXT_SHIPMENT and NOW hold at once, CHECKOUT is ordered there, PROVIDER asks the clinician."
  enum ChangeEffect { NEXT_SHIPMENT NOW CHECKOUT PROVIDER }

  "What ships to the patient again and again."
  type HeldProduct {
    productId: Int!
    name: String!
    drugType: String!
    "Cents for one shipment, as agreed."
    price: Int!
    needsPrescription: Boolean!
    everyDays: Int!
    nextBillingDate: DateTime
  }

  "Something in the plan: suggested is null where the answers do not point to it."
  type PlanItem { held: HeldProduct! suggested: String stopEffect: ChangeEffect! }

  "Something that the answers suggest and the plan does not have."
  type NewItem { product: Product! reason: String! replaces: [HeldProduct!]! effect: ChangeEffect! }

  type TreatmentUpdate {
    answeredAt: DateTime
    askADoctor: Boolean!
    worryingSideEffects: Boolean!
    plan: [PlanItem!]!
    suggestions: [NewItem!]!
    "Mini-quiz answers to begin with, as JSON; null when he never gave any."
    knownAnswers: String
  }

  input TreatmentChangeInput { addProductIds: [Int!]! stopProductIds: [Int!]! note: String }

  type ChangedCharge { on: DateTime! before: Int! after: Int! everyDays: Int! productNames: [String!]! }

  "What a change would do."
  type TreatmentChange {
    "Charges that come anyway, before and after."
    charges: [ChangedCharge!]!
    "To order at checkout, in the same step."
    checkoutProductIds: [Int!]!
    "What goes to the clinician, word for word; null when nothing does."
    message: String
    "What he has to agree to; empty when no charge grows."
    consentText: String!
    consentVersion: String!
  }

  extend type User {
    "The patient's plan beside what his latest answers suggest; null for a visitor."
    treatmentUpdate: TreatmentUpdate
    quizResponses(configName: String!): [QuizResponse!]!
    "The name of the questionnaire he began last; null before his first."
    quizType: String
  }

  extend type Query {
    "What a change would do; nothing is changed. BAD_USER_INPUT names addProductIds, stopProductIds or note."
    treatmentChange(change: TreatmentChangeInput!): TreatmentChange!
    recommendations(answers: MiniQuizAnswersInput!, cartProductIds: [Int!], variant: MiniQuizVariant): Recommendations!
    quizResponses(configName: String!, configVersion: Int): [QuizResponse!]!
  }

  extend type Mutation {
    "Keeps a finished mini quiz with the visitor's lead or the signed-in person; gives its id."
    saveMiniQuiz(answers: MiniQuizAnswersInput!): ID!
    "Keeps a patient's review of his treatment with his new answers."
    saveTreatmentReview(answers: MiniQuizAnswersInput!, review: TreatmentReviewInput!): Boolean!
    "Over-the-counter changes hold at once, prescription changes go to the clinician; all of it or nothing. CONFLICT when the words agreed to are not the newest."
    changeTreatment(change: TreatmentChangeInput!, agreed: Boolean!, consentVersion: String!): TreatmentChange!
  }
`;
