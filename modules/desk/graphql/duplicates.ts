/** Accounts that may belong to the patient of a case. */
export const duplicateTypeDefs = /* GraphQL */ `
  "What the other account takes from us."
  type DeskDuplicateTherapy {
    "Its id: opaque text."
    id: ID!
    "Name of the drug."
    name: String!
    "Its status in words."
    label: String!
    "When it was dispensed last; null before."
    dispensedAt: DateTime
  }

  "A case of the other account."
  type DeskDuplicateCase {
    "Id of the visit."
    consultationId: ID!
    "Kind of visit, such as renewal."
    kind: String!
    "The status in words."
    statusLabel: String!
    "When it was made."
    createdAt: DateTime!
  }

  "A rule that stopped something in the other account, and that no clinician has resolved."
  type DeskDuplicateStop {
    "Id of the clinical rule."
    ruleId: ID!
    "stop or emergency."
    outcome: String!
    "Why, in words for the clinician."
    reason: String!
  }

  "Another account that may be the patient's."
  type DeskDuplicate {
    "Its id: opaque text."
    id: ID!
    "open, dismissed or merged."
    status: String!
    "What both have in common: name, last_name, birth_date, phone, address, card."
    shared: [String!]!
    "When it was noticed."
    foundAt: DateTime!
    "Name of that account."
    name: String!
    "Email address of that account."
    email: String!
    "Date of birth of that account; null while it is unknown."
    dob: Date
    "What the other account takes from us; empty once the pair was dismissed."
    takes: [DeskDuplicateTherapy!]!
    "What stops a treatment in the other account; empty once the pair was dismissed."
    openStops: [DeskDuplicateStop!]!
    "Its cases, newest first; empty once the pair was dismissed."
    cases: [DeskDuplicateCase!]!
    "Whether the account of this case stays; null unless they were merged."
    keepsThis: Boolean
    "Nothing runs in the other account, so this one can stay."
    mayKeepThis: Boolean!
    "Nothing runs in the account of this case, so the other one can stay."
    mayKeepOther: Boolean!
    "When it was decided; null before."
    decidedAt: DateTime
    "Name of who decided; null before."
    decidedBy: String
    "Why it was decided so; null before."
    decisionReason: String
  }

  "Two accounts that may be one person's, and no case shows them."
  type DeskDuplicatePair {
    "Name of the first account."
    name: String!
    "Email address of the first account."
    email: String!
    "What the first account takes from us."
    takes: [DeskDuplicateTherapy!]!
    "The second account."
    other: DeskDuplicate!
  }

  extend type Query {
    "The open pairs of which neither account has a case."
    deskDuplicatesWithoutCase: [DeskDuplicatePair!]! @staff(may: "cases")
    "Other accounts that may belong to the patient of a case."
    deskPossibleDuplicates(
      "Id of the visit."
      consultationId: ID!
    ): [DeskDuplicate!]! @staff(may: "cases")
  }

  extend type Mutation {
    "Two people. Leave consultationId out for a pair without a case. BAD_USER_INPUT names reason."
    deskDismissDuplicate(
      "Id of the visit; left out for a pair without a case."
      consultationId: ID
      "Id of the pair."
      duplicateId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "cases")
    "One person: keepThis says whether the account of this case stays, without a case the first one. CONFLICT while something runs in the other one."
    deskMergeAccounts(
      "Id of the visit; left out for a pair without a case."
      consultationId: ID
      "Id of the pair."
      duplicateId: ID!
      "True when the account of this case stays."
      keepThis: Boolean!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "cases")
  }
`;
