/** Money for operators: tasks, and the journal. */
export const deskMoneyTypeDefs = /* GraphQL */ `
  "How many billing tasks and orders wait for an operator."
  type DeskWaiting { tasks: Int! orders: Int! }
  type DeskTaskKind { kind: String! label: String! }
  "label is plain text."
  type DeskTaskOutcome { outcome: String! label: String! }
  type DeskBillingTask {
    id: ID!
    kind: String!
    label: String!
    "What happened."
    detail: String!
    "What to do about it."
    todo: String!
    openedAt: DateTime!
    dueAt: DateTime!
    isLate: Boolean!
    "Null for one that is about no patient of ours."
    patientName: String
    orderNumber: String
    invoiceNumber: String
    "What it may be closed with."
    outcomes: [DeskTaskOutcome!]!
    closedAt: DateTime
    "Plain text."
    outcome: String
    reason: String
    closedBy: String
  }
  type DeskBillingTasks { tasks: [DeskBillingTask!]! kinds: [DeskTaskKind!]! waiting: DeskWaiting! }

  "Cents; one of the two sides is 0."
  type JournalPosting { account: String! label: String! debit: Int! credit: Int! }
  "source names the record that it was written with."
  type JournalEntry { id: ID! label: String! source: String! at: DateTime! postings: [JournalPosting!]! }
  "type is asset, liability, revenue, contra_revenue or expense. Cents."
  type AccountBalance { account: String! label: String! type: String! debit: Int! credit: Int! }
  "debit and credit are the sums of both sides, in cents."
  type TrialBalance { accounts: [AccountBalance!]! debit: Int! credit: Int! }
  type InvoiceJournal {
    invoiceNumber: String!
    "Plain text."
    invoiceStatus: String!
    total: Int!
    orderNumber: String!
    patientName: String!
    entries: [JournalEntry!]!
    balance: TrialBalance!
  }
  "number is what was asked for; invoice is null when there is none with it."
  type DeskJournal { number: String! invoice: InvoiceJournal balance: TrialBalance! waiting: DeskWaiting! }

  input CloseBillingTaskInput { taskId: ID! outcome: String! reason: String! }

  extend type DeskOrderIssues { waiting: DeskWaiting! }

  extend type Query {
    "Open tasks by due date, or closed ones, the newest first; of one kind or of all. Operators only; reading it is recorded."
    deskBillingTasks(isClosed: Boolean!, kind: String): DeskBillingTasks! @staff(may: "money")
    "The journal of an invoice or order, and the trial balance. Operators only; reading it is recorded."
    deskJournal(number: String): DeskJournal! @staff(may: "money")
  }

  extend type Mutation {
    "False when the payment processor had the charge after all, which was applied. BAD_USER_INPUT names outcome or reason; CONFLICT when somebody has closed it. Operators only."
    deskCloseBillingTask(input: CloseBillingTaskInput!): Boolean! @staff(may: "money")
  }
`;
