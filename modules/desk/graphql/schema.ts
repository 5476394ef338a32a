import { duplicateTypeDefs } from './duplicates.ts';

export const typeDefs = /* GraphQL */ `
  ${duplicateTypeDefs}
  type DeskCase {
    consultationId: ID!
    patientName: String!
    age: Int
    state: String!
    kind: String!
    status: String!
    statusLabel: String!
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
  type DeskFlag {
    ruleId: String!
    outcome: String!
    reason: String!
    drugTypes: [String!]!
    "What a stop or an emergency takes from the patient, in words; null for other outcomes."
    takes: String
    questionIds: [ID!]!
    acknowledged: Boolean!
  }
  type DeskHistory { at: DateTime! what: String! who: String! reason: String! }
  type DeskProductOption { product: Product! doseLabel: String! }

  "Why a prescription is on hold."
  type DeskHold {
    id: ID!
    placedAt: DateTime!
    "The clinician's name; null when the system placed it."
    placedBy: String
    "The rules that caused it."
    ruleIds: [String!]!
    reason: String!
    "What the patient reads."
    patientText: String!
    liftedWhen: String!
    "Two clinicians lift it: a rule with the outcome stop or emergency placed it."
    needsSecondClinician: Boolean!
    "The clinician who proposed to lift it; null when nobody did."
    liftProposedBy: String
    liftProposedAt: DateTime
    liftReason: String
    "What the patient reads when a second clinician confirms."
    liftMessage: String
  }

  "A prescription that the patient has from us."
  type DeskTherapy {
    id: ID!
    name: String!
    drugType: String!
    "Null when the product is no longer in the catalog."
    serviceLine: String
    label: String!
    isActive: Boolean!
    onHold: Boolean!
    "False once it has ended for good."
    mayDiscontinue: Boolean!
    refillsRemaining: Int!
    expiresAt: DateTime
    "When everything dispensed of the drug is used up; null when nothing was dispensed."
    onHandUntil: DateTime
    holds: [DeskHold!]!
  }

  type DeskAlertResponse { at: DateTime! outcome: String! note: String! clinicianName: String! }

  "An emergency in the answers of the visit."
  type DeskAlert {
    at: DateTime!
    "Until a clinician closes it with an outcome."
    isOpen: Boolean!
    responses: [DeskAlertResponse!]!
  }

  "Ids of prescriptions."
  type DeskTreatmentChange {
    changed: [ID!]!
    "Those that resume when a second clinician confirms it."
    awaitSecondClinician: [ID!]!
  }

  type DeskCaseDetail {
    case: DeskCase!
    dob: Date
    answers: [DeskAnswer!]!
    flags: [DeskFlag!]!
    photos: [VisitPhoto!]!
    messages: [ConsultationMessage!]!
    requested: [Product!]!
    "True when the patient leaves the choice of treatment to the clinician; requested is then only a starting point."
    clinicianDecides: Boolean!
    proposed: [Product!]!
    "Products that the clinician may prescribe instead."
    options: [Product!]!
    "Findings about the drugs of the options: each rule once, with the drugs it applies to."
    optionFlags: [DeskFlag!]!
    "What the patient takes from us, newest first."
    therapies: [DeskTherapy!]!
    "Null when the visit has had no emergency."
    alert: DeskAlert
    history: [DeskHistory!]!
    "Why the case cannot be approved now; empty when it can."
    approvalBlocks: [String!]!
  }

  input DeskTreatmentInput {
    "The visit in whose thread the patient reads the message."
    consultationId: ID!
    "One prescription. Leave out for those of serviceLine, or with neither for everything."
    prescriptionId: ID
    serviceLine: String
    "For the record."
    reason: String!
    "What the patient reads."
    message: String!
  }

  input DecisionInput {
    consultationId: ID!
    "Ids of the rules whose flags the clinician has read and acknowledges."
    acknowledgedRuleIds: [String!]!
    "Products to prescribe; leave out to prescribe the requested ones."
    productIds: [Int!]
    reason: String!
    refills: Int
  }

  extend type Query {
    deskQueue: [DeskCase!]! @staff
    deskCase(consultationId: ID!): DeskCaseDetail! @staff
  }

  extend type Mutation {
    "A clinician corrects submitted answers, as reported by the patient; the rules run again."
    deskAmendIntake(consultationId: ID!, input: IntakeAmendmentInput!): IntakeOutcome! @staff
    deskTake(consultationId: ID!): DeskCase! @staff
    deskMessage(consultationId: ID!, body: String!, asksPatient: Boolean!): ConsultationMessage! @staff
    deskApprove(input: DecisionInput!): DeskCase! @staff
    deskPropose(input: DecisionInput!): DeskCase! @staff
    deskRefuse(consultationId: ID!, reason: String!, alternatives: String!): DeskCase! @staff
    "liftedWhen says what would lift the hold; the patient reads it."
    deskHold(input: DeskTreatmentInput!, liftedWhen: String!): DeskTreatmentChange! @staff
    "Lifts every hold. A second clinician confirms where a rule with the outcome stop or emergency placed one."
    deskResume(input: DeskTreatmentInput!): DeskTreatmentChange! @staff
    "Ends the therapy and everything that would be charged or sent for it."
    deskDiscontinue(input: DeskTreatmentInput!): DeskTreatmentChange! @staff
    "Records what came of an emergency: spoke_with_patient, sent_to_emergency_care and not_an_emergency close it; could_not_reach raises it again. True when it is closed."
    deskRespondToAlert(consultationId: ID!, outcome: String!, note: String!): Boolean! @staff
    deskRejectPhoto(photoId: ID!, reason: String!): VisitPhoto! @staff
  }
`;
