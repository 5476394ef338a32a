export const typeDefs = /* GraphQL */ `
  "A treatment of the patient."
  type Treatment {
    "Its id: opaque text."
    id: ID!
    "Type of drug, such as finasteride."
    drugType: String!
    "The product that is dispensed; null when it is no longer in the catalog."
    product: Product
    "Name of the drug."
    name: String!
    "How to take it."
    howToTake: String!
    "When it began; null before the first package."
    startedAt: DateTime
    "When it ends; null while no end is set."
    expiresAt: DateTime
    "Refills that may still be sent."
    refillsRemaining: Int!
    "The status as text for the patient."
    label: String!
    "Whether it runs."
    isActive: Boolean!
    "Why it is on hold, in words for the patient, oldest first; empty otherwise."
    holds: [TreatmentHold!]!
    "The clinician's words to the patient about why it was discontinued; null otherwise."
    stopText: String
    "What the patient has to know about a drug that must not be stopped suddenly; null when nothing interrupts it."
    continuity: TreatmentContinuity
    "Whether it has to be renewed soon."
    renewalDue: Boolean!
  }

  "Until a clinician has decided: what to do now. Then their plan."
  type TreatmentContinuity {
    "Its headline."
    title: String!
    "What to do, in words for the patient."
    text: String!
    "Name of who decided; null before."
    decidedBy: String
    "When it was decided; null before."
    decidedAt: DateTime
  }

  "Why a treatment is on hold."
  type TreatmentHold {
    "Why, in words for the patient."
    why: String!
    "What would lift it, in words."
    liftedWhen: String!
  }

  "A clinician, as patients see them."
  type Clinician {
    "Its id: opaque text."
    id: ID!
    "Name with the degree."
    name: String!
    "Degree, such as MD."
    qualification: String!
    "Where the clinician studied; null when not given."
    medicalSchool: String
    "Where the clinician trained; null when not given."
    residency: String
    "Name below messages."
    signatureName: String!
    "Address of the portrait; null without one."
    photoUrl: String
  }

  "What patients see of the clinician who is signed in."
  type DeskProfile {
    "Name with the degree."
    name: String!
    "Degree, such as MD."
    qualification: String!
    "Where the clinician studied; null when not given."
    medicalSchool: String
    "Where the clinician trained; null when not given."
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

  "A prescription of the patient."
  type UserPrescription {
    "Its id: opaque text."
    id: ID!
    "When it ends; null while no end is set."
    expiresAt: DateTime
    "Refills that may still be sent."
    refillsRemaining: Int!
    "Null when the product is no longer in the catalog."
    product: Product
  }
`;
