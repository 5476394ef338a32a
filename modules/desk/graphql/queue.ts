/** The queue of the desk: a page of it, the number of cases, and their owners. */
export const queueTypeDefs = /* GraphQL */ `
  type DeskTaskCount { task: String! count: Int! }

  "How many cases there are, whatever part of them is shown."
  type DeskCounts {
    "For staff."
    waiting: Int!
    "Of those, past their deadline."
    late: Int!
    mine: Int!
    reply: Int!
    all: Int!
    "Without those that no case has."
    tasks: [DeskTaskCount!]!
  }

  type DeskQueuePage {
    "The most urgent first."
    cases: [DeskCase!]!
    "The place after which the next page begins; null on the last one."
    next: String
    counts: DeskCounts!
  }

  "A part of the queue; what is left out does not narrow it."
  input DeskQueueInput {
    "waiting, mine, reply or all"
    view: String
    task: String
    line: String
    state: String
    "With flags to review only."
    flagged: Boolean
    after: String
    first: Int
  }

  "A clinician to whom a case can be given."
  type DeskColleague { id: ID! name: String! qualification: String! }

  "The case changed hands; from is null when nobody had it, to when it went back to the queue."
  type DeskHandOver { at: DateTime! from: String to: String note: String }
`;
