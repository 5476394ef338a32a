/** Treatments that must not end abruptly, and how they continue. */
export const continuityTypeDefs = /* GraphQL */ `
  "A drug that must not be stopped suddenly, why it may end now, and what a clinician decided."
  type DeskContinuity {
    "Id of the prescription."
    prescriptionId: ID!
    "Name of the drug."
    name: String!
    "The status of the prescription."
    label: String!
    "A clinician has to decide today."
    isOpen: Boolean!
    "Why; null when nothing interrupts it and nothing was decided."
    cause: String
    "Since when it is interrupted; null when it is not."
    since: DateTime
    "In words; null until a clinician has decided."
    decision: String
    "Name of who decided; null before."
    decidedBy: String
    "When it was decided; null before."
    decidedAt: DateTime
    "The plan, as the patient reads it."
    patientText: String
    "For the record."
    reason: String
    "What can be decided, with what our catalog can do for it; a taper is offered where there is a lower step."
    options: [DeskContinuityOption!]!
  }

  "What can be decided about a drug that must not be stopped suddenly."
  type DeskContinuityOption {
    "taper, bridge, stop or continue."
    decision: String!
    "Its name."
    label: String!
    "What it means."
    description: String!
    "The plan for the patient to begin with; what stands in [[ ]] has to be replaced."
    template: String!
  }

  "What a clinician decides about a drug that must not be stopped suddenly."
  input DeskContinuityInput {
    "Id of the visit."
    consultationId: ID!
    "Id of the prescription."
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
    deskContinuity(
      "Id of the visit."
      consultationId: ID!
    ): [DeskContinuity!]! @staff(may: "cases")
  }

  extend type Mutation {
    "Records how a treatment continues, and notifies the patient. BAD_USER_INPUT names input.decision, input.reason or input.message."
    deskDecideContinuity(
      "What to save or decide."
      input: DeskContinuityInput!
    ): Boolean! @staff(may: "decide_cases")
  }
`;
