/** Fields that clients of earlier storefronts query; names and types are fixed by them. */
export const careRecordTypeDefs = /* GraphQL */ `
  type ConsultationDoctor { id: ID! }

  type Consultation {
    id: ID!
    status: String!
    "The clinician decided that treatment is not right for the patient."
    notAMatch: Boolean!
    unreadDoctorMessagesCount: Int!
    "not_required, required, proposed, scheduled, rescheduled, in_progress, completed, missed, canceled or waived; before a visit needs one: what the patient's state asks for."
    phoneCallStatus: String!
    "The products the patient requested."
    activeUserSelectedProducts: [Product!]!
    "The products the clinician proposed or prescribed; empty before."
    activeDoctorSelectedProducts: [Product!]!
    doctor: ConsultationDoctor
    "Oldest first."
    consultationMessages: [ConsultationMessage!]!
  }

  type OrderedQuizResponse {
    id: ID!
    "locked, current, completed or skipped (its condition was not met, or the visit began without it)."
    status: String!
    quizResponseId: ID
    quizResponse: QuizResponse
  }

  "The questionnaires of a journey, in order."
  type QuizSet {
    id: ID!
    "not_started, in_progress, completed, expired, superseded or stopped."
    status: String!
    "The first one that is not completed; null when all are."
    currentOrderedQuizResponseId: ID
    allResponsesCompleted: Boolean!
    orderedQuizResponses: [OrderedQuizResponse!]!
  }

  type SpecialtyProductCollection { id: ID! description: String! name: String! internalName: String! }
  type ProgressImage {
    id: ID!
    imageType: String!
    "uploaded, accepted or rejected."
    status: String!
  }
  type MediaSet {
    id: ID!
    "incomplete, complete, in_review, accepted (with the clinician's decision) or retake_requested."
    status: String!
    progressImages: [ProgressImage!]!
  }

  "One treatment request of a patient, from the first step to delivery."
  type Journey {
    id: ID!
    kind: String!
    status: String!
    "What the patient can do next; empty while the journey waits for staff."
    nextActions: [String!]!
    isUserActionable: Boolean!
    enteredCurrentStatusAt: DateTime!
    "normal, refill, ecommerce or refill out of state."
    flowType: String!
    "A plan that equals the request is accepted without asking the patient again."
    automaticTpaAllowed: Boolean!
    "Null when the journey has no questionnaires."
    quizSet: QuizSet
    specialtyProductCollections: [SpecialtyProductCollection!]!
    userProducts: [Product!]!
    doctorProducts: [Product!]!
    finalProducts: [Product!]!
    mediaSet: MediaSet
    quizResponse: QuizResponse
    "The other questionnaire of the set, such as what the patient answered before buying; null when there is only one."
    secondQuizResponse: QuizResponse
  }

  "The clinician who cares for the patient; names are written as the patient sees them below a message."
  type PanelProvider {
    id: ID!
    medicalSchool: String
    photoUrl: String
    qualification: String!
    residency: String
    messageBodyName: String!
    messageSignatureName: String!
  }

  extend type Profile {
    "The sex at birth that the patient gave in their newest answers: male, female or intersex; null before."
    gender: String
  }

  extend type User {
    "Has an active prescription and no visit in progress."
    canUpdateTreatment: Boolean!
    "A clinician approved treatment for the patient before."
    isExistingPatient: Boolean!
    "The products that the patient could change to now, at another dose of what they take."
    titrationProducts: [Product!]!
    "The visit in progress, else the newest one."
    consultation: Consultation
    "Newest first."
    consultations: [Consultation!]!
    "Newest first."
    journeys: [Journey!]!
    "Newest first."
    prescriptions: [UserPrescription!]!
    primaryPanelProvider: PanelProvider
    progressImages: [ProgressImage!]!
  }
`;
