/** Treatments that must not end abruptly, and how they continue. */
export const continuityTypeDefs = /* GraphQL */ `
  "A drug that must not be stopped suddenly, why it may end now, and what a clinician decided."
  type DeskContinuity {
    prescriptionId: ID!
    name: String!
    "The status of the prescription."
    label: String!
    "A clinician has to decide today."
    isOpen: Boolean!
    "Why; null when nothing interrupts it and nothing was decided."
    cause: String
    since: DateTime
    "In words; null until a clinician has decided."
    decision: String
    decidedBy: String
    decidedAt: DateTime
    "The plan, as the patient reads it."
    patientText: String
    "For the record."
    reason: String
    "What can be decided, with what our catalog can do for it; a taper is offered where there is a lower step."
    options: [DeskContinuityOption!]!
  }

  type DeskContinuityOption {
    decision: String!
    label: String!
    description: String!
    "The plan for the patient to begin with; what stands in [[ ]] has to be replaced."
    template: String!
  }

  input DeskContinuityInput {
    consultationId: ID!
    prescriptionId: ID!
    "taper, bridge, stop or continue."
    decision: String!
    "For the record."
    reason: String!
    "The plan, as the patient reads it."
    message: String!
  }

  extend type Query {
    "What the patient of a case takes that must not be stopped suddenly; empty for most patients."
    deskContinuity(consultationId: ID!): [DeskContinuity!]! @staff(may: "cases")
  }

  extend type Mutation {
    "Records how a treatment continues, and notifies the patient. BAD_USER_INPUT names input.decision, input.reason or input.message."
    deskDecideContinuity(input: DeskContinuityInput!): Boolean! @staff(may: "decide_cases")
  }
`;
