export const typeDefs = /* GraphQL */ `
  type Treatment {
    id: ID!
    drugType: String!
    "The product that is dispensed; null when it is no longer in the catalog."
    product: Product
    name: String!
    howToTake: String!
    startedAt: DateTime
    expiresAt: DateTime
    refillsRemaining: Int!
    "The status as text for the patient."
    label: String!
    isActive: Boolean!
    "Why it is on hold, in words for the patient, oldest first; empty otherwise."
    holds: [TreatmentHold!]!
    "The clinician's words to the patient about why it was discontinued; null otherwise."
    stopText: String
    "What the patient has to know about a drug that must not be stopped suddenly; null when nothing interrupts it."
    continuity: TreatmentContinuity
    renewalDue: Boolean!
  }

  "Until a clinician has decided: what to do now. Then their plan."
  type TreatmentContinuity { title: String! text: String! decidedBy: String decidedAt: DateTime }

  type TreatmentHold { why: String! liftedWhen: String! }

  type Clinician { id: ID! name: String! qualification: String! medicalSchool: String residency: String signatureName: String! photoUrl: String }

  "What patients see of the clinician who is signed in."
  type DeskProfile {
    name: String!
    qualification: String!
    medicalSchool: String
    residency: String
    "Null without a portrait: patients see initials."
    photoUrl: String
  }

  extend type Query {
    "Null for operators. The portrait is sent to POST /desk/portrait."
    deskProfile: DeskProfile @staff(may: "cases")
  }

  extend type Mutation {
    "Patients see the initials again."
    deskRemovePortrait: Boolean! @staff(may: "cases")
  }

  type UserPrescription {
    id: ID!
    expiresAt: DateTime
    refillsRemaining: Int!
    "Null when the product is no longer in the catalog."
    product: Product
  }
`;
