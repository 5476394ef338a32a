import { alertTypeDefs } from './alert.ts';
import { continuityTypeDefs } from './continuity.ts';
import { duplicateTypeDefs } from './duplicates.ts';
import { identificationTypeDefs } from './identification.ts';
import { messagingTypeDefs } from './messaging.ts';
import { openStopTypeDefs } from './open-stops.ts';
import { queueTypeDefs } from './queue.ts';
import { staffListTypeDefs } from './staff.ts';

export const typeDefs = /* GraphQL */ `
  ${duplicateTypeDefs}
  ${alertTypeDefs}
  ${identificationTypeDefs}
  ${queueTypeDefs}
  ${messagingTypeDefs}
  ${continuityTypeDefs}
  ${openStopTypeDefs}
  ${staffListTypeDefs}
  type DeskCase {
    consultationId: ID!
    patientName: String!
    age: Int
    state: String!
    kind: String!
    "A renewal that the yearly check-in led: everything that the patient takes."
    isAnnual: Boolean!
    status: String!
    statusLabel: String!
    submittedAt: DateTime
    "When answers were corrected after the decision, until a clinician has seen them."
    correctedAt: DateTime
    "Since the most urgent reason why it waits; since its answers when it does not wait."
    waitingHours: Int!
    flagCount: Int!
    strongestOutcome: String!
    productNames: [String!]!
    assignedTo: String
    isMine: Boolean!
    unreadFromPatient: Int!
    "Why the case waits: emergency, alarming_message, correction, hold, new_visit, request, photos_missing, call, message, renewal, check_in, titration, duplicate, or patient when it waits for the patient; null when it does not wait."
    task: String
    "When staff must have acted; null when it does not wait."
    dueAt: DateTime
    "Past that."
    isLate: Boolean!
    "Staff must act next, not the patient."
    isOurTurn: Boolean!
    "The patient may still send photos."
    photosMissing: Boolean!
    "The service lines of what the patient asked for."
    lines: [String!]!
    "An emergency that no clinician has closed yet."
    isAlert: Boolean!
    "By when a clinician has to contact the patient because of alarming words in a message."
    alertDueAt: DateTime
  }

  type DeskAnswer { questionId: ID! question: String! answer: String! changed: Boolean! previous: String flagged: Boolean! section: String! }
  "An answer of the patient, from any visit."
  type DeskKnownAnswer {
    id: ID!
    questionId: ID!
    question: String!
    answer: String!
    "When it was given; the day of a reading."
    givenAt: DateTime!
    "The visit it comes from; null before there was one."
    visit: String
    "A clinician recorded what the patient told them."
    isFromClinician: Boolean!
    "False for an answer that was saved and not sent."
    isSubmitted: Boolean!
  }

  type DeskReading {
    id: ID!
    takenOn: Date!
    "mmHg"
    systolic: Int!
    "mmHg"
    diastolic: Int!
    "Beats per minute; null when it was not given."
    pulse: Int
    visit: String
  }

  "Where a rule begins to apply to a reading: below the limit, at it, or above it."
  type DeskReadingLimit { ruleId: ID! measure: String! from: String! limit: Int! }

  type DeskFlag {
    ruleId: String!
    version: Int!
    outcome: String!
    reason: String!
    drugTypes: [String!]!
    "What a stop or an emergency takes from the patient, in words; null for other outcomes."
    takes: String
    questionIds: [ID!]!
    "The answers that it read, the newest one of each question first."
    inputs: [DeskKnownAnswer!]!
    "Null for a finding that compares answers, and for a rule that was removed."
    source: DeskRuleSource
    acknowledged: Boolean!
  }
  "An entry of the patient's history."
  type DeskHistory {
    at: DateTime!
    "visit, answers, decision, treatment, order, shipment, alert or message"
    kind: String!
    what: String!
    who: String!
    reason: String!
    "The visit it belongs to; null for orders and messages."
    consultationId: ID
  }

  "The photos of one of the patient's other visits, or the progress photos that they share: consultationId is then this case."
  type DeskPhotoSet { consultationId: ID! label: String! photos: [VisitPhoto!]! }

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

  "A prescription that the patient has from us, or a drug that they buy from us without one."
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
    "Bought without a prescription: it has no fills, does not expire, and is named by its drugType."
    overTheCounter: Boolean!
    expiresAt: DateTime
    "When everything dispensed of the drug is used up; null when nothing was dispensed."
    onHandUntil: DateTime
    holds: [DeskHold!]!
  }

  type DeskAnswerChange { questionId: ID! question: String! before: String! after: String! }

  "Answers that were corrected after the decision."
  type DeskCorrection {
    id: ID!
    at: DateTime!
    by: String!
    reason: String!
    changes: [DeskAnswerChange!]!
    "The rules that ask for a review because of it; what they are about is on hold until it was seen."
    ruleIds: [String!]!
    "Null until a clinician has seen it."
    seenAt: DateTime
    seenBy: String
    note: String
  }

  "Ids of prescriptions, and the drug types of what needs none."
  type DeskTreatmentChange {
    changed: [ID!]!
    "Those that resume when a second clinician confirms it."
    awaitSecondClinician: [ID!]!
  }

  "The questions that a clinician may record answers to; questions and answers are JSON."
  type DeskAnswerForm {
    responseId: ID!
    revision: Int!
    config: String!
    configVersion: Int!
    answers: String!
    "The questions whose answer a decision needs, and that is missing or too old."
    neededIds: [ID!]!
  }

  type DeskDoseAsk {
    drugType: String!
    asked: String!
    "What the software proposes, and why; the clinician decides."
    proposal: String!
    "The product that the proposal leads to; null when it leads to none."
    productId: Int
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
    "What the patient asks for in a change of their dose, one medicine each; empty in every other visit."
    doseAsks: [DeskDoseAsk!]!
    "What the answers come to: scores with their bands, and how many tablets fit how often they would be used."
    notes: [String!]!
    proposed: [Product!]!
    "Products that the clinician may prescribe instead."
    options: [Product!]!
    "Findings about the drugs of the options: each rule once, with the drugs it applies to."
    optionFlags: [DeskFlag!]!
    "What the patient takes from us, newest first."
    therapies: [DeskTherapy!]!
    "Newest first."
    corrections: [DeskCorrection!]!
    "Newest first."
    handOvers: [DeskHandOver!]!
    "Clinicians licensed where the patient is treated and where they said they are."
    colleagues: [DeskColleague!]!
    "What the patient told us that they take, newest first."
    reportedMedicines: [DeskKnownAnswer!]!
    "Blood pressure and pulse, oldest first."
    readings: [DeskReading!]!
    readingLimits: [DeskReadingLimit!]!
    "Everything that happened to the patient here, newest first."
    history: [DeskHistory!]!
    "What the patient shares of their progress, then their other visits, newest first."
    earlierPhotos: [DeskPhotoSet!]!
    "For recording what the patient told the clinician; null for who may not do that."
    answerForm: DeskAnswerForm
    "Why the case cannot be approved now; empty when it can."
    approvalBlocks: [String!]!
  }

  "How often a rule fired in decisions of one purpose on one day."
  type DeskRuleFiring { ruleId: ID! version: Int! purpose: String! day: Date! count: Int! }
  type DeskRuleFact { id: ID! text: String! mark: String! }
  type DeskRuleReference { title: String! about: String! }
  type DeskRuleQuestion { id: ID! label: String! }

  "What the clinical document that a rule cites says."
  type DeskRuleSource {
    document: String!
    section: String!
    condition: String!
    "With the marks of certainty: V seen, M from memory, P our policy, ? unsure."
    basis: String!
    facts: [DeskRuleFact!]!
    "Labels, guidelines and papers, the primary ones first; empty when the rule is our policy alone."
    sources: [DeskRuleReference!]!
  }

  type DeskRule {
    id: ID!
    version: Int!
    outcome: String!
    "What a stop or an emergency takes: drugs, line, everything or a therapy group; null for other outcomes."
    scope: String
    "Empty for a rule about every prescription drug, or with the scope everything about every product."
    drugTypes: [String!]!
    serviceLines: [String!]!
    questions: [DeskRuleQuestion!]!
    reasonForPatient: String!
    reasonForClinician: String!
    "The document and the anchor."
    citation: String!
    source: DeskRuleSource!
    firings: [DeskRuleFiring!]!
  }

  type DeskDecisionCount { purpose: String! count: Int! }

  "Every eligibility rule, and how often it fired from the first to the last of these days."
  type DeskRules {
    from: Date!
    to: Date!
    rules: [DeskRule!]!
    "What fired and is no rule: findings that compare answers, and rules that were removed."
    otherFirings: [DeskRuleFiring!]!
    "All decisions of these days, by purpose."
    decisions: [DeskDecisionCount!]!
  }

  input DeskTreatmentInput {
    "The visit in whose thread the patient reads the message."
    consultationId: ID!
    "One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything."
    prescriptionId: ID
    "A drug that the patient buys without a prescription."
    drugType: String
    serviceLine: String
    "For the record."
    reason: String!
    "What the patient reads."
    message: String!
  }

  "What a clinician decides about a check-in."
  input DeskCheckInInput {
    consultationId: ID!
    "continue, hold or discontinue."
    outcome: String!
    "What is held or discontinued; empty for continue."
    prescriptionIds: [ID!]!
    acknowledgedRuleIds: [String!]!
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
    "The 200 most urgent cases."
    deskQueue: [DeskCase!]! @staff(may: "cases")
    deskQueuePage(input: DeskQueueInput): DeskQueuePage! @staff(may: "cases")
    "The most urgent other case that waits for staff and that no colleague has."
    deskNextCase(consultationId: ID!): DeskCase @staff(may: "cases")
    deskCase(consultationId: ID!): DeskCaseDetail! @staff(may: "cases")
    "What the patient of a case would pay for these products; without any, for those that they asked for."
    deskPlanPrice(consultationId: ID!, productIds: [Int!]): PlanPrice! @staff(may: "cases")
    deskRules: DeskRules! @staff(may: "cases")
  }

  extend type Mutation {
    """
    A clinician records answers as the patient reported them; the rules run again. askedAgain are the questions that the
    patient answered now, also when the answer is the same as before. BAD_USER_INPUT names reason and each invalid question.
    """
    deskAmendIntake(consultationId: ID!, input: IntakeAmendmentInput!, askedAgain: [ID!]): IntakeOutcome! @staff(may: "decide_cases")
    deskTake(consultationId: ID!): DeskCase! @staff(may: "decide_cases")
    "Gives a case to a colleague. BAD_USER_INPUT names clinicianId and note."
    deskHandOver(consultationId: ID!, clinicianId: ID!, note: String!): DeskCase! @staff(may: "cases")
    "Gives a case back to the queue."
    deskRelease(consultationId: ID!): DeskCase! @staff(may: "cases")
    "Cases by a patient's name, order number or email address; a mutation, so that the text is in no address and no log."
    deskSearch(text: String!): [DeskCase!]! @staff(may: "cases")
    "Decides a check-in and closes its case. CONFLICT while a flag is not acknowledged, and for continue while something is on hold."
    deskCloseCheckIn(input: DeskCheckInInput!): DeskCase! @staff(may: "decide_cases")
    deskApprove(input: DecisionInput!): DeskCase! @staff(may: "decide_cases")
    deskPropose(input: DecisionInput!): DeskCase! @staff(may: "decide_cases")
    deskRefuse(consultationId: ID!, reason: String!, alternatives: String!): DeskCase! @staff(may: "decide_cases")
    "liftedWhen says what would lift the hold; the patient reads it."
    deskHold(input: DeskTreatmentInput!, liftedWhen: String!): DeskTreatmentChange! @staff(may: "decide_cases")
    "Lifts every hold. A second clinician confirms where a rule with the outcome stop or emergency placed one."
    deskResume(input: DeskTreatmentInput!): DeskTreatmentChange! @staff(may: "decide_cases")
    "Ends the therapy and everything that would be charged or sent for it."
    deskDiscontinue(input: DeskTreatmentInput!): DeskTreatmentChange! @staff(may: "decide_cases")
    "Records the outcome of an emergency: spoke_with_patient, sent_to_emergency_care and not_an_emergency close it; could_not_reach raises it again. True when it is closed."
    deskRespondToAlert(consultationId: ID!, outcome: String!, note: String!): Boolean! @staff(may: "decide_cases")
    "Opens a change of treatment for a prescription that runs, in a case of its own, and returns its id. The products choose the questions; with asksPatient the patient answers them first, and the case appears when they did."
    deskOpenChange(consultationId: ID!, prescriptionId: ID!, productIds: [Int!]!, reason: String!, asksPatient: Boolean!): ID! @staff(may: "decide_cases")
    "A clinician has seen corrected answers; treatments that wait for that continue."
    deskSeeCorrection(correctionId: ID!, note: String): DeskCase! @staff(may: "decide_cases")
    deskRejectPhoto(photoId: ID!, reason: String!): VisitPhoto! @staff(may: "decide_cases")
  }
`;
