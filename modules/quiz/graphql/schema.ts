export const typeDefs = /* GraphQL */ `
  "The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field."
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
    "Why the rule recommends it."
    reason: String!
    product: Product!
    "The same drug at every cadence that a visitor may choose, shortest first, without one-time purchases."
    plans: [Product!]!
  }

  type Recommendations {
    "True when the answers mean that the visitor should see a doctor instead of buying products."
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

  "How the patient rates the treatment; the values that the questions offer."
  input TreatmentReviewInput { progress: String! sideEffects: String! wishes: [String!]! }

  "Where a change goes: NEXT_SHIPMENT and NOW take effect immediately, CHECKOUT is ordered there, PROVIDER asks the clinician."
  enum ChangeEffect { NEXT_SHIPMENT NOW CHECKOUT PROVIDER }

  "A product that ships to the patient regularly."
  type CurrentProduct {
    productId: Int!
    name: String!
    drugType: String!
    "Cents for one shipment: as agreed; in PlanChanges with tax and shipping, as it is charged."
    price: Int!
    needsPrescription: Boolean!
    everyDays: Int!
    nextBillingDate: DateTime
  }

  "A product of the plan: suggested is null where the answers do not suggest it."
  type PlanItem { current: CurrentProduct! suggested: String stopEffect: ChangeEffect! }

  "A product that the answers suggest and the plan does not contain."
  type NewItem { product: Product! reason: String! replaces: [CurrentProduct!]! effect: ChangeEffect! }

  type TreatmentUpdate {
    answeredAt: DateTime
    askADoctor: Boolean!
    worryingSideEffects: Boolean!
    plan: [PlanItem!]!
    suggestions: [NewItem!]!
    "Initial mini-quiz answers, as JSON; null without earlier answers."
    knownAnswers: String
  }

  "clinicianDecides: the clinician is to choose the plan."
  input TreatmentChangeInput { addProductIds: [Int!]! stopProductIds: [Int!]! note: String clinicianDecides: Boolean }

  "afterwards: the charges after it, as in “every 90 days, and $39.00 every 90 days from the 4th charge”."
  type ChangedCharge { on: DateTime! before: Int! after: Int! afterwards: String! everyDays: Int! productNames: [String!]! }

  "A refill of the prescribed products now, and if the clinician agrees; cents. afterwards: see ChangedCharge."
  type RequestedPrice { before: Int! after: Int! afterwards: String! everyDays: Int! productNames: [String!]! }

  "The effect of a change."
  type TreatmentChange {
    "Scheduled charges, before and after the change."
    charges: [ChangedCharge!]!
    "Products to order at checkout, in the same step."
    checkoutProductIds: [Int!]!
    "The exact message to the clinician; null without one."
    message: String
    "What prescribed products would cost; null when they stay as they are."
    requested: RequestedPrice
    "Where the patient answers the questions about the change; null without any, and before it is made."
    questionsPath: String
    "The text that the patient must agree to; empty when no charge grows."
    consentText: String!
    consentVersion: String!
  }

  "A plan (plan-a, …) in one of its forms, compared with what ships now. Prices in cents for one shipment, with tax and shipping."
  type PlanChoice {
    key: ID!
    identifier: String!
    name: String!
    "Empty where the clinician chooses."
    productNames: [String!]!
    price: Int!
    "See ChangedCharge."
    afterwards: String!
    everyDays: Int!
    "For treatmentChange and changeTreatment."
    addProductIds: [Int!]!
    stopProductIds: [Int!]!
    isCurrent: Boolean!
    needsClinician: Boolean!
    "Which product replaces which, in plain sentences."
    conflicts: [String!]!
  }
  "Another size of a product that ships now: another cadence, or strength. afterwards: see ChangedCharge."
  type PlanVariant { ofProductId: Int! productId: Int! name: String! price: Int! afterwards: String! everyDays: Int! needsPrescription: Boolean! }
  "A product that ships now, at the price of its next refill. afterwards: see ChangedCharge."
  type ShippingProduct { productId: Int! name: String! price: Int! afterwards: String! everyDays: Int! needsPrescription: Boolean! }
  type PlanChanges { plan: [ShippingProduct!]! choices: [PlanChoice!]! variants: [PlanVariant!]! }

  extend type User {
    "What the patient could change their plan to; null for a visitor."
    planChanges: PlanChanges
    "The patient's plan compared with what the latest answers suggest; null for a visitor."
    treatmentUpdate: TreatmentUpdate
    quizResponses(configName: String!): [QuizResponse!]!
    "The name of the questionnaire that was started last; null before the first."
    quizType: String
  }

  extend type Query {
    "The effect of a change, without making it. BAD_USER_INPUT names addProductIds, stopProductIds or note."
    treatmentChange(change: TreatmentChangeInput!): TreatmentChange!
    recommendations(answers: MiniQuizAnswersInput!, cartProductIds: [Int!], variant: MiniQuizVariant): Recommendations!
    quizResponses(configName: String!, configVersion: Int): [QuizResponse!]!
  }

  extend type Mutation {
    "Saves a finished mini quiz for the visitor's lead or the signed-in person; returns its id."
    saveMiniQuiz(answers: MiniQuizAnswersInput!): ID!
    "Saves a patient's review of the treatment with the new answers."
    saveTreatmentReview(answers: MiniQuizAnswersInput!, review: TreatmentReviewInput!): Boolean!
    "Over-the-counter changes take effect immediately, prescription changes go to the clinician; all or nothing. The same requestId, a UUID made by the browser, changes nothing a second time. CONFLICT when the agreed text is not the newest."
    changeTreatment(change: TreatmentChangeInput!, requestId: ID!, agreed: Boolean!, consentVersion: String!, shownHash: String): TreatmentChange!
  }
`;
