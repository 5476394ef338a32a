/** The outbox of emails, for operators. */
export const typeDefs = /* GraphQL */ `
  "An email as operators see it: without its text, and with part of the address."
  type DeskEmail {
    "Its id: opaque text."
    id: ID!
    "Its kind, as a stable word."
    kind: String!
    "Its kind in words."
    label: String!
    "Its subject, which says nothing about health; empty once its text was deleted."
    subject: String!
    "Part of the address that it goes to; null once its text was deleted."
    recipient: String
    "What is wrong with the address, in words; null when nothing is."
    addressProblem: String
    "queued, sent, bounced, failed or suppressed."
    state: String!
    "Its state in words."
    stateLabel: String!
    "How often it was tried."
    tries: Int!
    "What the email provider calls it; null before it took it."
    providerId: String
    "Why it was not delivered, as a code of the mail server; null when it was."
    problem: String
    "When it was written."
    createdAt: DateTime!
    "When it is tried next; null when it is not."
    nextTryAt: DateTime
    "When it was sent or given up; null while it waits."
    finishedAt: DateTime
    "Whether it may be sent again."
    canSendAgain: Boolean!
    "Why an email that failed is not sent again, in words; null for one that may be, and for those that did not fail."
    whyNotAgain: String
  }

  "A state or kind of emails, for choosing."
  type DeskEmailChoice {
    "A stable word."
    value: String!
    "The same in words."
    label: String!
  }

  "A page of emails, newest first."
  type DeskEmails {
    "The emails."
    emails: [DeskEmail!]!
    "Pass it as after to get the next, older page; null on the last."
    next: String
    "The states that can be chosen."
    states: [DeskEmailChoice!]!
    "The kinds that can be chosen."
    kinds: [DeskEmailChoice!]!
  }

  "Which emails are wanted."
  input DeskEmailFilter {
    "A whole address."
    address: String
    "Only emails in this state."
    state: String
    "Only emails of this kind."
    kind: String
  }

  extend type Query {
    "Emails that went out or should have. Operators only; reading it is recorded. BAD_USER_INPUT names filter.address, filter.state, filter.kind or after."
    deskEmails(
      "All when left out."
      filter: DeskEmailFilter
      "What next of the newer page said."
      after: String
    ): DeskEmails! @staff(may: "emails")
  }

  extend type Mutation {
    "Sends an email that failed once more. CONFLICT says why it is not sent again. Operators only; recorded."
    deskSendEmailAgain(
      "Id of the email."
      id: ID!
    ): DeskEmail! @staff(may: "emails")
  }
`;
