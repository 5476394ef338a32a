/** Accounts that may belong to the patient of a case. */
export const duplicateTypeDefs = /* GraphQL */ `
  type DeskDuplicateTherapy { id: ID! name: String! label: String! dispensedAt: DateTime }
  type DeskDuplicateCase { consultationId: ID! kind: String! statusLabel: String! createdAt: DateTime! }

  "A rule that stopped something in the other account, and that no clinician has resolved."
  type DeskDuplicateStop { ruleId: ID! outcome: String! reason: String! }

  "Another account that may be the patient's."
  type DeskDuplicate {
    id: ID!
    "open, dismissed or merged."
    status: String!
    "What both have in common: name, last_name, birth_date, phone, address, card."
    shared: [String!]!
    foundAt: DateTime!
    name: String!
    email: String!
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
    decidedAt: DateTime
    decidedBy: String
    decisionReason: String
  }

  "Two accounts that may be one person's, and no case shows them."
  type DeskDuplicatePair {
    name: String!
    email: String!
    takes: [DeskDuplicateTherapy!]!
    other: DeskDuplicate!
  }

  extend type Query {
    "The open pairs of which neither account has a case."
    deskDuplicatesWithoutCase: [DeskDuplicatePair!]! @staff(may: "cases")
    deskPossibleDuplicates(consultationId: ID!): [DeskDuplicate!]! @staff(may: "cases")
  }

  extend type Mutation {
    "Two people. Leave consultationId out for a pair without a case. BAD_USER_INPUT names reason."
    deskDismissDuplicate(consultationId: ID, duplicateId: ID!, reason: String!): Boolean! @staff(may: "cases")
    "One person: keepThis says whether the account of this case stays, without a case the first one. CONFLICT while something runs in the other one."
    deskMergeAccounts(consultationId: ID, duplicateId: ID!, keepThis: Boolean!, reason: String!): Boolean! @staff(may: "cases")
  }
`;
