export const typeDefs = /* GraphQL */ `
  "The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field."
  input MiniQuizAnswersInput {
    "Where they lose hair."
    where: [String!]!
    "1 when they have dandruff, 0 when not."
    dandruff: Int
    "hair-thickening, prevention or regrow."
    expectedResult: [String!]
    "Who in the family lost hair."
    familyExperience: [String!]
    "Which form they would like."
    treatmentType: String
    "Active ingredients that interest the visitor."
    activeIngredientInterests: [String!]
    "Products without a prescription that interest the visitor."
    otcInterests: [String!]
  }

  "SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules."
  enum MiniQuizVariant {
    "Narrows shampoo and conditioner."
    SBS
    "Widens oral minoxidil."
    LBS
  }

  "A product that the answers suggest."
  type RecommendedProduct {
    "Id of the product: a number."
    id: Int!
    "Type of drug, such as finasteride."
    drugType: String!
    "Months."
    cadence: Int!
    "Why the rule recommends it."
    reason: String!
    "The product."
    product: Product!
    "The same drug at every cadence that a visitor may choose, shortest first, without one-time purchases."
    plans: [Product!]!
  }

  "What to expect in a part of the first year of a treatment."
  type TreatmentStep {
    "The months, such as Months 0 to 3."
    when: String!
    "What happens, in a few words."
    title: String!
    "What happens."
    text: String!
  }

  "What the answers suggest."
  type Recommendations {
    "True when the answers mean that the visitor should see a doctor instead of buying products."
    askADoctor: Boolean!
    "The suggested products, in order."
    products: [RecommendedProduct!]!
    "The pattern of hair loss that the visitor told, as one sentence; null before it is told."
    pattern: String
    "What to expect over a year; empty when nothing suggested acts on hair loss."
    treatmentYear: [TreatmentStep!]!
    "A product for the scalp that is not suggested, for a visitor who would rather treat the scalp; else null."
    scalpAlternative: Product
  }

  "The answers to one questionnaire."
  type QuizResponse {
    "Its id: opaque text."
    id: ID!
    "Name of the questionnaire."
    configName: String!
    "Version of the questionnaire."
    configVersion: Int!
    "Answers as JSON, an object by question id."
    content: String!
    "When it was begun."
    createdAt: DateTime!
    "Whether it is not submitted yet."
    draft: Boolean!
    "What the rules made of it; null before it is submitted."
    result: String
    "Environment in which it was answered."
    site: String!
    "When it was saved last."
    updatedAt: DateTime!
    "Id of the person; null for a visitor."
    userId: ID
  }

  "How the patient rates the treatment; the values that the questions offer."
  input TreatmentReviewInput {
    "How it goes."
    progress: String!
    "Which side effects there are."
    sideEffects: String!
    "What the patient would like to change."
    wishes: [String!]!
  }

  "Where a change goes: NEXT_SHIPMENT and NOW take effect immediately, CHECKOUT is ordered there, PROVIDER asks the clinician."
  enum ChangeEffect {
    "With the next shipment."
    NEXT_SHIPMENT
    "At once."
    NOW
    "Ordered at the checkout."
    CHECKOUT
    "A clinician decides."
    PROVIDER
  }

  "A product that ships to the patient regularly."
  type CurrentProduct {
    "Id of the product."
    productId: Int!
    "Name with strength and count."
    name: String!
    "Type of drug, such as finasteride."
    drugType: String!
    "Cents for one shipment: as agreed; in PlanChanges with tax and shipping, as it is charged."
    price: Int!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
    "Days between two shipments."
    everyDays: Int!
    "When the next charge is due; null while none is scheduled."
    nextBillingDate: DateTime
  }

  "A product of the plan: suggested is null where the answers do not suggest it."
  type PlanItem {
    "What ships now."
    current: CurrentProduct!
    "Why the answers suggest it; null where they do not."
    suggested: String
    "Where stopping it goes."
    stopEffect: ChangeEffect!
  }

  "A product that the answers suggest and the plan does not contain."
  type NewItem {
    "The product."
    product: Product!
    "Why the answers suggest it."
    reason: String!
    "What it would replace."
    replaces: [CurrentProduct!]!
    "Where adding it goes."
    effect: ChangeEffect!
  }

  "The patient's plan compared with what the newest answers suggest."
  type TreatmentUpdate {
    "When the answers were given; null without any."
    answeredAt: DateTime
    "Whether the answers mean that the patient should see a doctor."
    askADoctor: Boolean!
    "Whether the answers name side effects that need a clinician."
    worryingSideEffects: Boolean!
    "What ships now."
    plan: [PlanItem!]!
    "What the answers suggest besides."
    suggestions: [NewItem!]!
    "Initial mini-quiz answers, as JSON; null without earlier answers."
    knownAnswers: String
  }

  "A change of what ships."
  input TreatmentChangeInput {
    "Ids of products to add."
    addProductIds: [Int!]!
    "Ids of products to end."
    stopProductIds: [Int!]!
    "What the patient writes to the clinician."
    note: String
    "Whether the clinician is to choose the plan."
    clinicianDecides: Boolean
  }

  "A scheduled charge before and after a change."
  type ChangedCharge {
    "When it is charged."
    on: DateTime!
    "Cents of the charge before the change."
    before: Int!
    "Cents of the charge after the change."
    after: Int!
    "The charges after it, as in “every 90 days, and $39.00 every 90 days from the 4th charge”."
    afterwards: String!
    "Days between two shipments."
    everyDays: Int!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
  }

  "A refill of the prescribed products now, and if the clinician agrees; cents. afterwards: see ChangedCharge."
  type RequestedPrice {
    "Cents of a refill now."
    before: Int!
    "Cents of a refill, if the clinician agrees."
    after: Int!
    "The charges after that, in words; empty when they stay the same."
    afterwards: String!
    "Days between two shipments."
    everyDays: Int!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
  }

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
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
  }

  "A plan (plan-a, …) in one of its forms, compared with what ships now. Prices in cents for one shipment, with tax and shipping."
  type PlanChoice {
    "Names this form of the plan on the page."
    key: ID!
    "Name of the plan, such as plan-a."
    identifier: String!
    "Its name."
    name: String!
    "Empty where the clinician chooses."
    productNames: [String!]!
    "Cents for one shipment."
    price: Int!
    "See ChangedCharge."
    afterwards: String!
    "Days between two shipments."
    everyDays: Int!
    "For treatmentChange and changeTreatment."
    addProductIds: [Int!]!
    "Ids of products that it would end; for treatmentChange and changeTreatment."
    stopProductIds: [Int!]!
    "Whether it is what ships now."
    isCurrent: Boolean!
    "Whether a clinician has to decide."
    needsClinician: Boolean!
    "Which product replaces which, in plain sentences."
    conflicts: [String!]!
  }

  "Another size of a product that ships now: another cadence, or strength. afterwards: see ChangedCharge."
  type PlanVariant {
    "Id of the product that ships now."
    ofProductId: Int!
    "Id of the product."
    productId: Int!
    "Name with strength and count."
    name: String!
    "Cents for one shipment."
    price: Int!
    "The charges after that, in words; empty when they stay the same."
    afterwards: String!
    "Days between two shipments."
    everyDays: Int!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
  }

  "A product that ships now, at the price of its next refill. afterwards: see ChangedCharge."
  type ShippingProduct {
    "Id of the product."
    productId: Int!
    "Name with strength and count."
    name: String!
    "Cents of the next refill."
    price: Int!
    "The charges after that, in words; empty when they stay the same."
    afterwards: String!
    "Days between two shipments."
    everyDays: Int!
    "Whether it needs a prescription."
    needsPrescription: Boolean!
  }

  "What the patient could change about what ships."
  type PlanChanges {
    "What ships now."
    plan: [ShippingProduct!]!
    "Plans to choose from."
    choices: [PlanChoice!]!
    "Other sizes of what ships now."
    variants: [PlanVariant!]!
  }

  extend type User {
    "What the patient could change their plan to; null for a visitor."
    planChanges: PlanChanges
    "The patient's plan compared with what the latest answers suggest; null for a visitor."
    treatmentUpdate: TreatmentUpdate
    "The person's answers to a questionnaire, newest first."
    quizResponses(
      "Name of the questionnaire."
      configName: String!
    ): [QuizResponse!]!
    "The name of the questionnaire that was started last; null before the first."
    quizType: String
  }

  extend type Query {
    "The effect of a change, without making it. BAD_USER_INPUT names addProductIds, stopProductIds or note."
    treatmentChange(
      "The change that is wanted."
      change: TreatmentChangeInput!
    ): TreatmentChange!
    "The products that the answers to the mini quiz suggest."
    recommendations(
      "Answers to the mini quiz."
      answers: MiniQuizAnswersInput!
      "Ids of the products in the cart."
      cartProductIds: [Int!]
      "Which variant of the rules; the base rules when left out."
      variant: MiniQuizVariant
    ): Recommendations!
    "The viewer's answers to a questionnaire, newest first; a visitor's by their lead."
    quizResponses(
      "Name of the questionnaire."
      configName: String!
      "Only answers to this version; all when left out."
      configVersion: Int
    ): [QuizResponse!]!
  }

  extend type Mutation {
    "Saves a finished mini quiz for the visitor's lead or the signed-in person; returns its id."
    saveMiniQuiz(
      "Answers to the mini quiz."
      answers: MiniQuizAnswersInput!
    ): ID!
    "Saves a patient's review of the treatment with the new answers."
    saveTreatmentReview(
      "Answers to the mini quiz."
      answers: MiniQuizAnswersInput!
      "How the patient rates the treatment."
      review: TreatmentReviewInput!
    ): Boolean!
    "Over-the-counter changes take effect immediately, prescription changes go to the clinician; all or nothing. The same requestId, a UUID made by the browser, changes nothing a second time. CONFLICT when the agreed text is not the newest."
    changeTreatment(
      "The change that is wanted."
      change: TreatmentChangeInput!
      "A UUID made by the caller; the same one changes nothing a second time."
      requestId: ID!
      "True when the box beside the text was checked."
      agreed: Boolean!
      "Version of the text that was agreed to."
      consentVersion: String!
      "SHA-256, in hexadecimal, of the text that was shown."
      shownHash: String
    ): TreatmentChange!
  }
`;
