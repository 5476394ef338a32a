/** Patients by part of their name, for staff. */
export const peopleTypeDefs = /* GraphQL */ `
  "A patient as lists show them: in part, and without anything about health."
  type DeskPersonRow {
    "Its id: opaque text."
    id: ID!
    "First name and the first letter of the last name; null while unknown."
    name: String
    "Part of the email address; null for a deleted account."
    email: String
    "Part of the phone number; null while unknown."
    phone: String
    "Two-letter code of where the patient lives; null while unknown."
    state: String
    "active, merged, leaving or deleted."
    accountState: String!
    "The same in words."
    accountStateLabel: String!
    "When the account was made."
    createdAt: DateTime!
  }

  "A page of the patients that were searched for."
  type DeskPeople {
    "Newest accounts first."
    people: [DeskPersonRow!]!
    "Pass it as after to get the next page; null on the last."
    next: String
  }

  "An order or a request of a patient, by its number."
  type DeskPersonRecord {
    "Its number, as people quote it."
    number: String!
    "Where it stands, in words."
    statusLabel: String!
    "When it was made."
    createdAt: DateTime!
  }

  "A patient with what there is of them; null where the reader's role may not see it. Nothing about health."
  type DeskPerson {
    "The account, in part."
    account: DeskPersonRow!
    "How many subscriptions there are."
    subscriptions: Int
    "How many of them have not ended."
    runningSubscriptions: Int
    "How many invoices there are."
    invoices: Int
    "How many of them failed and are not paid."
    failedInvoices: Int
    "The newest orders, at most 20."
    orders: [DeskPersonRecord!]
    "The newest requests to customer service, at most 20."
    requests: [DeskPersonRecord!]
    "Id of the newest visit, whose page has the chart; null also when there is none."
    caseId: ID
  }

  extend type Query {
    "The patients with a name that begins so, or with exactly this email address, phone number, order number or id; 25 per page. Reading it is recorded, the text is not. BAD_USER_INPUT names text or after."
    deskPeople(
      "What to look for."
      text: String!
      "Where the page begins: DeskPeople.next of the page before."
      after: String
    ): DeskPeople! @staff(may: "find_patients")
    "One patient; null when there is none, and without an id. Reading it is recorded."
    deskPerson(
      "Id of the patient."
      id: ID
    ): DeskPerson @staff(may: "find_patients")
  }
`;
