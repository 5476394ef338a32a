import { contractTypeDefs } from './contract.ts';

export const typeDefs = /* GraphQL */ `
  "The patient's side."
  type CareAction { label: String! href: String! }
  type CareStep { label: String! detail: String! at: DateTime state: CareStepState! }
  enum CareStepState { DONE CURRENT UPCOMING }

  "Where a patient's care stands, in words for him."
  type CareStatus {
    headline: String!
    detail: String!
    "The one next thing to do; null when it is our turn."
    action: CareAction
    unreadMessages: Int!
    timeline: [CareStep!]!
    treatments: [Treatment!]!
    "The clinician who looks after him."
    clinician: Clinician
  }

  type Treatment {
    id: ID!
    drugType: String!
    "What is dispensed; null when it is no longer in the catalogue."
    product: Product
    name: String!
    howToTake: String!
    startedAt: DateTime
    expiresAt: DateTime
    refillsRemaining: Int!
    "Status in plain words."
    words: String!
    isActive: Boolean!
    renewalDue: Boolean!
  }

  type Clinician { id: ID! name: String! qualification: String! medicalSchool: String residency: String signatureName: String! }

  "One questionnaire in progress or handed in. Questions and answers are JSON in the shape of the quiz engine."
  type Intake {
    responseId: ID!
    revision: Int!
    configName: String!
    configVersion: Int!
    "The questionnaire as JSON (QuizConfig): read-only data for the form."
    config: String!
    "Answers so far as JSON, an object by question id."
    answers: String!
    status: String!
    "Questions of an older version that were dropped when this draft was opened again."
    retiredQuestionIds: [ID!]!
    savedAt: DateTime!
  }

  "A correction of answers that were handed in; the old ones are kept. reason: 3 to 500 characters."
  input IntakeAmendmentInput { responseId: ID! revision: Int! answersJson: String! configVersion: Int reason: String! }

  "configVersion: of the questions as they are now."
  type IntakeSaved { responseId: ID! revision: Int! savedAt: DateTime! configVersion: Int! }

  type EligibilityFinding { ruleId: String! outcome: String! reason: String! drugTypes: [String!]! }

  "What became of a submitted intake."
  type IntakeOutcome {
    "ok, counsel, dose, review, alternative, stop or emergency; the strongest rule decides."
    outcome: String!
    "Where to go next."
    href: String!
    findings: [EligibilityFinding!]!
    removedDrugTypes: [String!]!
  }

  type VisitPhoto { id: ID! view: String! status: String! url: String! reason: String uploadedAt: DateTime! }

  "The visit the patient is in, for the intake, photo and plan pages."
  type Visit {
    id: ID!
    consultationId: ID!
    kind: String!
    statusWords: String!
    intake: Intake
    "The answers that were handed in, while they can still be corrected."
    handedIn: Intake
    photos: [VisitPhoto!]!
    "Views to photograph: front, top, crown, left, right."
    photoViews: [String!]!
    canUploadPhotos: Boolean!
    requestedProducts: [Product!]!
    proposal: PlanProposal
    outcome: IntakeOutcome
    "Why the clinician refused, and what he can do."
    refusal: Refusal
    submittedAt: DateTime
  }

  type SafetyText { ruleId: ID! drugTypes: [String!]! text: String! }
  type Refusal { reason: String! alternatives: String! at: DateTime! }

  "A plan the clinician proposes instead of the one asked for."
  type PlanProposal {
    requested: [Product!]!
    proposed: [Product!]!
    reason: String!
    "Cents now due on approval, and what it would have been."
    amount: Int!
    requestedAmount: Int!
    expiresAt: DateTime!
    "Safety texts of the proposed medicines that he has not read yet; accepting names each as read."
    textsToRead: [SafetyText!]!
  }

  type ConsultationMessage {
    id: ID!
    body: String!
    authorType: String!
    authorName: String!
    createdAt: DateTime!
    unread: Boolean!
    prescriptionStatus: String!
  }

  "The clinician's side."
  type DeskCase {
    consultationId: ID!
    patientName: String!
    age: Int
    state: String!
    kind: String!
    status: String!
    statusWords: String!
    submittedAt: DateTime
    waitingHours: Int!
    flagCount: Int!
    strongestOutcome: String!
    productNames: [String!]!
    assignedTo: String
    isMine: Boolean!
    unreadFromPatient: Int!
  }

  type DeskAnswer { questionId: ID! question: String! answer: String! changed: Boolean! previous: String flagged: Boolean! section: String! }
  type DeskFlag { ruleId: String! outcome: String! reason: String! drugTypes: [String!]! questionIds: [ID!]! acknowledged: Boolean! }
  type DeskHistory { at: DateTime! what: String! who: String! reason: String! }
  type DeskProductOption { product: Product! doseWords: String! }

  type DeskCaseDetail {
    case: DeskCase!
    dob: Date
    answers: [DeskAnswer!]!
    flags: [DeskFlag!]!
    photos: [VisitPhoto!]!
    messages: [ConsultationMessage!]!
    requested: [Product!]!
    "He leaves the choice of treatment to the clinician; requested is only where to start."
    clinicianDecides: Boolean!
    proposed: [Product!]!
    "Products the clinician may prescribe instead."
    options: [Product!]!
    "What the rules say of the options' drugs, each rule once with the drugs it is about."
    optionFlags: [DeskFlag!]!
    prescriptions: [Treatment!]!
    history: [DeskHistory!]!
    "Why it cannot be approved now; empty when it can."
    approvalBlocks: [String!]!
  }

  "configVersion: of the questions the page shows; an older one is carried over."
  input IntakeSaveInput { responseId: ID! revision: Int! answersJson: String! configVersion: Int }
  input DecisionInput {
    consultationId: ID!
    "Rule ids the clinician has read and accepts."
    acknowledgedRuleIds: [String!]!
    "Products to prescribe; leave out for the ones asked for."
    productIds: [Int!]
    reason: String!
    refills: Int
  }

  extend type User { care: CareStatus! visit: Visit messages: [ConsultationMessage!]! }

  extend type Query {
    deskQueue: [DeskCase!]! @staff
    deskCase(consultationId: ID!): DeskCaseDetail! @staff
  }

  extend type Mutation {
    saveIntake(input: IntakeSaveInput!): IntakeSaved!
    """
    Hands the answers in. acknowledgedRuleIds are the safety texts he has read and ticked; BAD_USER_INPUT names
    those that are missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each.
    """
    submitIntake(responseId: ID!, revision: Int!, acknowledgedRuleIds: [String!]): IntakeOutcome!
    "Corrects answers that were handed in: the rules run again."
    amendIntake(input: IntakeAmendmentInput!): IntakeOutcome!
    "The same, by a clinician on what the patient told her."
    deskAmendIntake(consultationId: ID!, input: IntakeAmendmentInput!): IntakeOutcome! @staff
    removePhoto(photoId: ID!): Boolean!
    finishPhotos: Boolean!
    sendMessage(body: String!): ConsultationMessage!
    markMessagesRead: Boolean!
    "The patient's answer to a changed plan."
    acceptPlan(consultationId: ID!, consent: Boolean!, acknowledgedRuleIds: [String!]): Boolean!
    declinePlan(consultationId: ID!, reason: String!): Boolean!
    cancelVisit(reason: String): Boolean!

    deskTake(consultationId: ID!): DeskCase! @staff
    deskMessage(consultationId: ID!, body: String!, asksPatient: Boolean!): ConsultationMessage! @staff
    deskApprove(input: DecisionInput!): DeskCase! @staff
    deskPropose(input: DecisionInput!): DeskCase! @staff
    deskRefuse(consultationId: ID!, reason: String!, alternatives: String!): DeskCase! @staff
    deskRejectPhoto(photoId: ID!, reason: String!): VisitPhoto! @staff
  }
  ${contractTypeDefs}
`;
