/** Money for operators: tasks, and the journal. */
export const deskMoneyTypeDefs = /* GraphQL */ `
  "How many billing tasks and orders wait for an operator."
  type DeskWaiting {
    "Billing tasks that wait."
    tasks: Int!
    "Orders that wait."
    orders: Int!
  }

  "A kind of billing task."
  type DeskTaskKind {
    "Its stable name."
    kind: String!
    "Its name in words."
    label: String!
  }

  "What a billing task may be closed with."
  type DeskTaskOutcome {
    "Its stable name."
    outcome: String!
    "What it means, in words."
    label: String!
  }

  "Something about money that an operator has to settle."
  type DeskBillingTask {
    "Its id: opaque text."
    id: ID!
    "Its kind, as a stable word."
    kind: String!
    "Its kind in words."
    label: String!
    "What happened."
    detail: String!
    "What to do about it."
    todo: String!
    "When it was opened."
    openedAt: DateTime!
    "By when it must be closed."
    dueAt: DateTime!
    "Whether that time has passed."
    isLate: Boolean!
    "Null for one that is about no patient of ours."
    patientName: String
    "Number of the order; null when it is about none."
    orderNumber: String
    "Number of the invoice; null when it is about none."
    invoiceNumber: String
    "What it may be closed with."
    outcomes: [DeskTaskOutcome!]!
    "When it was closed; null while it is open."
    closedAt: DateTime
    "Plain text."
    outcome: String
    "Why it was closed so; null while it is open."
    reason: String
    "Name of who closed it; null while it is open."
    closedBy: String
  }

  "Billing tasks."
  type DeskBillingTasks {
    "The tasks."
    tasks: [DeskBillingTask!]!
    "The kinds that can be chosen."
    kinds: [DeskTaskKind!]!
    "How many billing tasks and orders wait for an operator."
    waiting: DeskWaiting!
  }

  "Cents; one of the two sides is 0."
  type JournalPosting {
    "Code of the account."
    account: String!
    "Name of the account."
    label: String!
    "Cents on the debit side."
    debit: Int!
    "Cents on the credit side."
    credit: Int!
  }

  "source names the record that it was written with."
  type JournalEntry {
    "Its id: opaque text."
    id: ID!
    "What happened, in words."
    label: String!
    "The record that it was written with."
    source: String!
    "When it was written."
    at: DateTime!
    "What it changed in each account."
    postings: [JournalPosting!]!
  }

  "The sums of one account."
  type AccountBalance {
    "Code of the account."
    account: String!
    "Name of the account."
    label: String!
    "asset, liability, revenue, contra_revenue or expense."
    type: String!
    "Sum of the debit side, in cents."
    debit: Int!
    "Sum of the credit side, in cents."
    credit: Int!
  }

  "The sums of all accounts."
  type TrialBalance {
    "The accounts with their sums."
    accounts: [AccountBalance!]!
    "Sum of the debit side, in cents."
    debit: Int!
    "Sum of the credit side, in cents."
    credit: Int!
  }

  "The journal of one invoice."
  type InvoiceJournal {
    "Number of the invoice."
    invoiceNumber: String!
    "Plain text."
    invoiceStatus: String!
    "Cents of the invoice."
    total: Int!
    "Number of the order, as people quote it."
    orderNumber: String!
    "The patient's name."
    patientName: String!
    "Whether an amount can be taken off: it is due, and no charge is in progress."
    canBeLowered: Boolean!
    "Its entries, oldest first."
    entries: [JournalEntry!]!
    "The sums of the accounts that it touched."
    balance: TrialBalance!
  }

  "The journal of an invoice or order, and the sums of all accounts."
  type DeskJournal {
    "The number that was asked for."
    number: String!
    "The journal of the invoice; null when there is none with this number."
    invoice: InvoiceJournal
    "The sums of all accounts."
    balance: TrialBalance!
    "How many billing tasks and orders wait for an operator."
    waiting: DeskWaiting!
  }

  "How a billing task is closed."
  input CloseBillingTaskInput {
    "Id of the task."
    taskId: ID!
    "One of the task's outcomes."
    outcome: String!
    "Why; it is kept with the task."
    reason: String!
  }

  "An amount that is taken off an unpaid invoice."
  input TakeOffInvoiceInput {
    "Number of the invoice."
    invoiceNumber: String!
    "What the line of the invoice says."
    description: String!
    "Cents, above 0."
    amount: Int!
    "Why; it is kept with the change."
    reason: String!
  }

  extend type DeskOrderIssues {
    "How many billing tasks and orders wait for an operator."
    waiting: DeskWaiting!
  }

  extend type Query {
    "Open tasks by due date, or closed ones, the newest first; of one kind or of all. Operators only; reading it is recorded."
    deskBillingTasks(
      "True for closed tasks, false for open ones."
      isClosed: Boolean!
      "Only tasks of this kind; all when left out."
      kind: String
    ): DeskBillingTasks! @staff(may: "money")
    "The journal of an invoice or order, and the trial balance. Operators only; reading it is recorded."
    deskJournal(
      "Number of an invoice or order; without one, only the trial balance."
      number: String
    ): DeskJournal! @staff(may: "money")
  }

  extend type Mutation {
    "False when the payment processor had the charge after all, which was applied. BAD_USER_INPUT names outcome or reason; CONFLICT when somebody has closed it. Operators only."
    deskCloseBillingTask(
      "What to save or decide."
      input: CloseBillingTaskInput!
    ): Boolean! @staff(may: "money")
    "Returns the cents that are left. NOT_FOUND; CONFLICT when it is not due; BAD_USER_INPUT names description, amount or reason. Operators only; recorded with the reason, and the patient is told."
    deskTakeOffInvoice(
      "What to take off which invoice."
      input: TakeOffInvoiceInput!
    ): Int! @staff(may: "money")
  }
`;
