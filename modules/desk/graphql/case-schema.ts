/** One case: its answers, findings and history. */
export const caseTypeDefs = /* GraphQL */ `
  "A patient who asked for the deletion of their account: nothing is charged, sent or begun for them any more."
  type DeskLeaving {
    "When they asked for it."
    since: DateTime!
    "Whether the account is deleted: no message reaches them then, and only the record stays."
    isDeleted: Boolean!
  }

  "A visit as the queue shows it."
  type DeskCase {
    "Id of the visit."
    consultationId: ID!
    "The patient's name."
    patientName: String!
    "The patient's age in years; null while the birth date is unknown."
    age: Int
    "Two-letter code of the patient's state."
    state: String!
    "Kind of visit, such as renewal."
    kind: String!
    "A renewal that the yearly check-in led: everything that the patient takes."
    isAnnual: Boolean!
    "Where it stands, as a stable word."
    status: String!
    "The status in words."
    statusLabel: String!
    "When the answers were submitted; null before."
    submittedAt: DateTime
    "When a clinician decided; null while nobody has."
    decidedAt: DateTime
    "When answers were corrected after the decision, until a clinician has seen them."
    correctedAt: DateTime
    "Since the most urgent reason why it waits; since its answers when it does not wait."
    waitingHours: Int!
    "How many flags the rules raised."
    flagCount: Int!
    "The strongest outcome of the rules: ok, counsel, dose, review, alternative, stop or emergency."
    strongestOutcome: String!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Name of the clinician who has it; null when nobody has."
    assignedTo: String
    "Whether the viewer has taken it."
    isMine: Boolean!
    "Messages of the patient that staff have not opened."
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

  "An answer of the visit."
  type DeskAnswer {
    "Id of the question."
    questionId: ID!
    "The question, as it was asked."
    question: String!
    "The answer in words."
    answer: String!
    "Whether it takes the place of an earlier answer."
    changed: Boolean!
    "The earlier answer; null without one."
    previous: String
    "Whether a rule that raised a flag read it."
    flagged: Boolean!
    "Part of the questionnaire."
    section: String!
  }

  "An answer of the patient, from any visit."
  type DeskKnownAnswer {
    "Its id: opaque text."
    id: ID!
    "Id of the question."
    questionId: ID!
    "The question, as it was asked."
    question: String!
    "The answer in words."
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

  "A reading of blood pressure and pulse."
  type DeskReading {
    "Its id: opaque text."
    id: ID!
    "Day on which it was taken."
    takenOn: Date!
    "mmHg"
    systolic: Int!
    "mmHg"
    diastolic: Int!
    "Beats per minute; null when it was not given."
    pulse: Int
    "The visit that it was reported in; null without one."
    visit: String
  }

  "Where a rule begins to apply to a reading: below the limit, at it, or above it."
  type DeskReadingLimit {
    "Id of the clinical rule."
    ruleId: ID!
    "systolic, diastolic or pulse."
    measure: String!
    "below, at or above: where the rule applies."
    from: String!
    "The limit, in the measure's unit."
    limit: Int!
  }

  "What a rule raised."
  type DeskFlag {
    "Id of the clinical rule."
    ruleId: String!
    "Version of the rule."
    version: Int!
    "counsel, dose, review, alternative, stop or emergency."
    outcome: String!
    "Why, in words for the clinician."
    reason: String!
    "Types of drugs that it is about."
    drugTypes: [String!]!
    "What a stop or an emergency takes from the patient, in words; null for other outcomes."
    takes: String
    "Ids of the questions that it read."
    questionIds: [ID!]!
    "The answers that it read, the newest one of each question first."
    inputs: [DeskKnownAnswer!]!
    "Null for a finding that compares answers, and for a rule that was removed."
    source: DeskRuleSource
    "Whether a clinician has acknowledged it."
    acknowledged: Boolean!
  }

  "An entry of the patient's history."
  type DeskHistory {
    "When it happened."
    at: DateTime!
    "visit, answers, decision, treatment, order, shipment, alert or message"
    kind: String!
    "What happened, in words."
    what: String!
    "Who did it."
    who: String!
    "Why; null when no reason was given."
    reason: String!
    "The visit it belongs to; null for orders and messages."
    consultationId: ID
  }

  "The photos of one of the patient's other visits, or the progress photos that they share: consultationId is then this case."
  type DeskPhotoSet {
    "Id of the visit."
    consultationId: ID!
    "What the photos belong to, in words."
    label: String!
    "The photos."
    photos: [VisitPhoto!]!
  }

  "A product that a clinician may prescribe."
  type DeskProductOption {
    "The product."
    product: Product!
    "Its strength in words."
    doseLabel: String!
  }

  "One answer before and after a correction."
  type DeskAnswerChange {
    "Id of the question."
    questionId: ID!
    "The question, as it was asked."
    question: String!
    "The answer before."
    before: String!
    "The answer now."
    after: String!
  }

  "Answers that were corrected after the decision."
  type DeskCorrection {
    "Its id: opaque text."
    id: ID!
    "When it was corrected."
    at: DateTime!
    "Who corrected it."
    by: String!
    "Why it was corrected."
    reason: String!
    "The answers before and after."
    changes: [DeskAnswerChange!]!
    "The rules that ask for a review because of it; what they are about is on hold until it was seen."
    ruleIds: [String!]!
    "Null until a clinician has seen it."
    seenAt: DateTime
    "Name of the clinician who has seen it; null before."
    seenBy: String
    "What the clinician noted on seeing it; null without a note."
    note: String
  }

  "The questions that a clinician may record answers to; questions and answers are JSON."
  type DeskAnswerForm {
    "Id of these answers."
    responseId: ID!
    "Counts the saves; send the one that was read, and an older one is a CONFLICT."
    revision: Int!
    "The questionnaire as JSON."
    config: String!
    "Version of the questionnaire."
    configVersion: Int!
    "The answers so far as JSON: an object keyed by question id."
    answers: String!
    "The questions whose answer a decision needs, and that is missing or too old."
    neededIds: [ID!]!
  }

  "What the patient asks for in a change of their dose."
  type DeskDoseAsk {
    "Type of drug, such as finasteride."
    drugType: String!
    "Their wish in words."
    asked: String!
    "What the software proposes, and why; the clinician decides."
    proposal: String!
    "The product that the proposal leads to; null when it leads to none."
    productId: Int
  }

  "A case with everything that a decision needs."
  type DeskCaseDetail {
    "The case as the queue shows it."
    case: DeskCase!
    "The deletion of the patient's account; null while they keep it."
    leaving: DeskLeaving
    "The patient's date of birth; null while it is unknown."
    dob: Date
    "The answers of the visit."
    answers: [DeskAnswer!]!
    "What the rules raised."
    flags: [DeskFlag!]!
    "The photos of the visit."
    photos: [VisitPhoto!]!
    "The messages with the patient, oldest first."
    messages: [ConsultationMessage!]!
    "Products that the patient asked for."
    requested: [Product!]!
    "True when the patient leaves the choice of treatment to the clinician; requested is then only a starting point."
    clinicianDecides: Boolean!
    "What the patient asks for in a change of their dose, one medicine each; empty in every other visit."
    doseAsks: [DeskDoseAsk!]!
    "What the answers come to: scores with their bands, and how many tablets fit how often they would be used."
    notes: [String!]!
    "Products that a clinician proposed; empty when none were."
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
    "Where rules begin to apply to a reading."
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
`;
