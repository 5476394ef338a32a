/** Fields that clients of earlier storefronts query; names and types are fixed by them. */
export const careRecordTypeDefs = /* GraphQL */ `
  "The clinician who has a visit."
  type ConsultationDoctor {
    "Its id: opaque text."
    id: ID!
  }

  "A visit: one review of the patient by a clinician."
  type Consultation {
    "Its id: opaque text."
    id: ID!
    "Where it stands, as a stable word."
    status: String!
    "The clinician decided that treatment is not right for the patient."
    notAMatch: Boolean!
    "Messages of the clinician that the patient has not opened."
    unreadDoctorMessagesCount: Int!
    "not_required, required, proposed, scheduled, rescheduled, in_progress, completed, missed, canceled or waived; before a visit needs one: what the patient's state asks for."
    phoneCallStatus: String!
    "The products the patient requested."
    activeUserSelectedProducts: [Product!]!
    "The products the clinician proposed or prescribed; empty before."
    activeDoctorSelectedProducts: [Product!]!
    "The clinician who has the visit; null before."
    doctor: ConsultationDoctor
    "Oldest first."
    consultationMessages: [ConsultationMessage!]!
  }

  "A questionnaire in its place."
  type OrderedQuizResponse {
    "Its id: opaque text."
    id: ID!
    "locked, current, completed or skipped (its condition was not met, or the visit began without it)."
    status: String!
    "Id of the answers; null before the first."
    quizResponseId: ID
    "Its answers; null before the first."
    quizResponse: QuizResponse
  }

  "The questionnaires of a journey, in order."
  type QuizSet {
    "Its id: opaque text."
    id: ID!
    "not_started, in_progress, completed, expired, superseded or stopped."
    status: String!
    "The first one that is not completed; null when all are."
    currentOrderedQuizResponseId: ID
    "Whether all of them are completed."
    allResponsesCompleted: Boolean!
    "The questionnaires in their order."
    orderedQuizResponses: [OrderedQuizResponse!]!
  }

  "A group of products."
  type SpecialtyProductCollection {
    "Its id: opaque text."
    id: ID!
    "What it is for."
    description: String!
    "Its name."
    name: String!
    "Its stable name."
    internalName: String!
  }

  "A photo of a visit."
  type ProgressImage {
    "Its id: opaque text."
    id: ID!
    "View that it shows, such as top."
    imageType: String!
    "uploaded, accepted or rejected."
    status: String!
  }

  "The photos of a journey."
  type MediaSet {
    "Its id: opaque text."
    id: ID!
    "incomplete, complete, in_review, accepted (with the clinician's decision) or retake_requested."
    status: String!
    "The photos."
    progressImages: [ProgressImage!]!
  }

  "One treatment request of a patient, from the first step to delivery."
  type Journey {
    "Its id: opaque text."
    id: ID!
    "Kind of visit that it is about."
    kind: String!
    "Where it stands, as a stable word."
    status: String!
    "What the patient can do next; empty while the journey waits for staff."
    nextActions: [String!]!
    "Whether the patient can do something now."
    isUserActionable: Boolean!
    "Since when it stands there."
    enteredCurrentStatusAt: DateTime!
    "normal, refill, ecommerce or refill out of state."
    flowType: String!
    "A plan that equals the request is accepted without asking the patient again."
    automaticTpaAllowed: Boolean!
    "Null when the journey has no questionnaires."
    quizSet: QuizSet
    "Groups of products that it is about."
    specialtyProductCollections: [SpecialtyProductCollection!]!
    "Products that the patient chose."
    userProducts: [Product!]!
    "Products that the clinician chose; empty before."
    doctorProducts: [Product!]!
    "Products that were agreed on; empty before."
    finalProducts: [Product!]!
    "Its photos; null without any."
    mediaSet: MediaSet
    "Its answers; null before the first."
    quizResponse: QuizResponse
    "The other questionnaire of the set, such as what the patient answered before buying; null when there is only one."
    secondQuizResponse: QuizResponse
  }

  "The clinician who cares for the patient; names are written as the patient sees them below a message."
  type PanelProvider {
    "Its id: opaque text."
    id: ID!
    "Where the clinician studied; null when not given."
    medicalSchool: String
    "Address of the portrait; null without one."
    photoUrl: String
    "Degree, such as MD."
    qualification: String!
    "Where the clinician trained; null when not given."
    residency: String
    "Name in the text of a message."
    messageBodyName: String!
    "Name below a message."
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
    "The clinician who cares for the patient; null before the first visit."
    primaryPanelProvider: PanelProvider
    "Photos of the visits."
    progressImages: [ProgressImage!]!
  }
`;
