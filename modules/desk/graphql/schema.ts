export const typeDefs = /* GraphQL */ `
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
  type DeskFlag { ruleId: String! outcome: String! reason: String! drugTypes: [String!]! questionIds: [ID!]! acknowledged: Boolean! }
  type DeskHistory { at: DateTime! what: String! who: String! reason: String! }
  type DeskProductOption { product: Product! doseLabel: String! }

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
    prescriptions: [Treatment!]!
    history: [DeskHistory!]!
    "Why the case cannot be approved now; empty when it can."
    approvalBlocks: [String!]!
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
    deskRejectPhoto(photoId: ID!, reason: String!): VisitPhoto! @staff
  }
`;
