/** What the patient takes, and what a clinician does with it. */
export const therapyTypeDefs = /* GraphQL */ `
  "Why a prescription is on hold."
  type DeskHold {
    "Its id: opaque text."
    id: ID!
    "When it was placed."
    placedAt: DateTime!
    "The clinician's name; null when the system placed it."
    placedBy: String
    "The rules that caused it."
    ruleIds: [String!]!
    "Why, in words for clinicians."
    reason: String!
    "What the patient reads."
    patientText: String!
    "What would lift it, in words."
    liftedWhen: String!
    "Two clinicians lift it: a rule with the outcome stop or emergency placed it."
    needsSecondClinician: Boolean!
    "The clinician who proposed to lift it; null when nobody did."
    liftProposedBy: String
    "When lifting it was proposed; null when nobody did."
    liftProposedAt: DateTime
    "Why it should be lifted; null when nobody proposed it."
    liftReason: String
    "What the patient reads when a second clinician confirms."
    liftMessage: String
  }

  "A prescription that the patient has from us, or a drug that they buy from us without one."
  type DeskTherapy {
    "Its id: opaque text."
    id: ID!
    "Name of the drug."
    name: String!
    "Type of drug, such as finasteride."
    drugType: String!
    "Null when the product is no longer in the catalog."
    serviceLine: String
    "Its status in words."
    label: String!
    "Whether it runs."
    isActive: Boolean!
    "Whether it is on hold."
    onHold: Boolean!
    "False once it has ended for good."
    mayDiscontinue: Boolean!
    "Refills that may still be sent."
    refillsRemaining: Int!
    "Bought without a prescription: it has no fills, does not expire, and is named by its drugType."
    overTheCounter: Boolean!
    "When it ends; null while no end is set."
    expiresAt: DateTime
    "When everything dispensed of the drug is used up; null when nothing was dispensed."
    onHandUntil: DateTime
    "Why it is on hold; empty when it is not."
    holds: [DeskHold!]!
  }

  "Ids of prescriptions, and the drug types of what needs none."
  type DeskTreatmentChange {
    "Those that have changed."
    changed: [ID!]!
    "Those that resume when a second clinician confirms it."
    awaitSecondClinician: [ID!]!
  }

  "What a clinician does with a treatment."
  input DeskTreatmentInput {
    "The visit in whose thread the patient reads the message."
    consultationId: ID!
    "One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything."
    prescriptionId: ID
    "A drug that the patient buys without a prescription."
    drugType: String
    "Everything of this area of care."
    serviceLine: String
    "For the record."
    reason: String!
    "What the patient reads."
    message: String!
  }

  "What a clinician decides about a check-in."
  input DeskCheckInInput {
    "Id of the visit."
    consultationId: ID!
    "continue, hold or discontinue."
    outcome: String!
    "What is held or discontinued; empty for continue."
    prescriptionIds: [ID!]!
    "Ids of the rules whose flags were read."
    acknowledgedRuleIds: [String!]!
    "What the patient reads."
    message: String!
  }

  "What a clinician prescribes or proposes."
  input DecisionInput {
    "Id of the visit."
    consultationId: ID!
    "Ids of the rules whose flags the clinician has read and acknowledges."
    acknowledgedRuleIds: [String!]!
    "Products to prescribe; leave out to prescribe the requested ones."
    productIds: [Int!]
    "Why; for the record."
    reason: String!
    "How many refills; the usual number when left out."
    refills: Int
    "The clinician's words to the patient with an approval; refused while text in [[ ]] is left."
    note: String
  }
`;
