/** The queue of the desk: a page of it, the number of cases, and their owners. */
export const queueTypeDefs = /* GraphQL */ `
  "How many cases wait for one thing."
  type DeskTaskCount {
    "As DeskCase.task."
    task: String!
    "How many there are."
    count: Int!
  }

  "How many cases there are, whatever part of them is shown."
  type DeskCounts {
    "For staff."
    waiting: Int!
    "Of those, past their deadline."
    late: Int!
    "Cases that the viewer has."
    mine: Int!
    "Cases with a message that waits for a reply."
    reply: Int!
    "All cases."
    all: Int!
    "Without those that no case has."
    tasks: [DeskTaskCount!]!
  }

  "A page of the queue."
  type DeskQueuePage {
    "The most urgent first."
    cases: [DeskCase!]!
    "The place after which the next page begins; null on the last one."
    next: String
    "How many cases there are in each part of the queue."
    counts: DeskCounts!
  }

  "A part of the queue; what is left out does not narrow it."
  input DeskQueueInput {
    "waiting, mine, reply, all that wait, or decided: the newest decision first"
    view: String
    "Only cases that wait for this; see DeskCase.task."
    task: String
    "Only this area of care."
    line: String
    "Only patients of this state, a two-letter code."
    state: String
    "With flags to review only."
    flagged: Boolean
    "Where the page begins: DeskQueuePage.next of the page before."
    after: String
    "How many cases at most."
    first: Int
  }

  "A clinician to whom a case can be given."
  type DeskColleague {
    "Its id: opaque text."
    id: ID!
    "Name with the degree."
    name: String!
    "Degree, such as MD."
    qualification: String!
    "On leave now; a case can be given to them nevertheless."
    isOnLeave: Boolean!
  }

  "The case changed hands; from is null when nobody had it, to when it went back to the queue."
  type DeskHandOver {
    "When it changed hands."
    at: DateTime!
    "Name of who had it; null when nobody had."
    from: String
    "Name of who has it since; null when it went back to the queue."
    to: String
    "What was written for the next one; null without a note."
    note: String
  }
`;
