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
    "Whether its prescription runs."
    isActive: Boolean!
    "Whether its subscription was canceled: nothing more of it is charged or sent."
    isCanceled: Boolean!
    "In which month of the prescription's year it is, 1 to 12; null unless it runs."
    month: Int
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
    "In the patient's state; null elsewhere than in the patient's care, and without one that counts now."
    license: StateLicense
  }

  "A license as patients see it."
  type StateLicense {
    "Two-letter code."
    state: String!
    "As the state's board wrote it."
    number: String!
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
    "Name under what patients read of them."
    signatureName: String!
    "By state. Anyone who may manage staff changes them."
    licenses: [ClinicianLicense!]!
  }

  "A license to treat in a state."
  type ClinicianLicense {
    "Two-letter code."
    state: String!
    "As the state's board wrote it."
    number: String!
    "The last day on which it counts, in the state's time zone."
    expiresOn: Date!
    "valid, ending within 60 days, or ended."
    condition: String!
  }

  "Days on which a clinician is away, both included."
  type ClinicianLeave {
    "Its id: opaque text."
    id: ID!
    "Name of the clinician."
    clinicianName: String!
    "The first day."
    firstDay: Date!
    "The last day."
    lastDay: Date!
    "Name of the colleague who covers; null for nobody in particular."
    coverName: String
    "Whether it has begun."
    isNow: Boolean!
  }

  "What patients see of a clinician."
  input ClinicianInput {
    "With the title, as patients see it."
    name: String!
    "Degree and board certification."
    qualification: String!
    "Where the clinician studied; null when not given."
    medicalSchool: String
    "Where the clinician trained; null when not given."
    residency: String
    "The National Provider Identifier: ten digits."
    npi: String
    "Under prescriptions and answers."
    signatureName: String!
    "New visits are assigned in turn."
    takesTurns: Boolean!
  }

  "A license to enter."
  input LicenseInput {
    "Two-letter code."
    state: String!
    "As the state's board wrote it."
    number: String!
    "The last day on which it counts, such as 2027-03-12."
    expiresOn: String!
  }

  extend type Query {
    "Null for operators. The portrait is sent to POST /desk/portrait."
    deskProfile: DeskProfile @staff(may: "cases")
  }

  extend type Mutation {
    "Patients see the initials again."
    deskRemovePortrait: Boolean! @staff(may: "cases")
    "What patients see of a clinician, by the account's email address. BAD_USER_INPUT names fields of input; CONFLICT for one's own."
    saveClinician(
      "Email address of the account."
      email: String!
      "What patients see."
      input: ClinicianInput!
    ): Boolean! @staff(may: "manage_staff")
    "Enters a license in a state, or changes it. BAD_USER_INPUT names fields of input; CONFLICT for one's own."
    saveLicense(
      "Email address of the account."
      email: String!
      "The license."
      input: LicenseInput!
    ): Boolean! @staff(may: "manage_staff")
    "The clinician may not treat in the state any more. CONFLICT for one's own."
    removeLicense(
      "Email address of the account."
      email: String!
      "Two-letter code."
      state: String!
    ): Boolean! @staff(may: "manage_staff")
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
