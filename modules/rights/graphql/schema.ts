export const typeDefs = /* GraphQL */ `
  "A copy of everything that is stored of the patient, as a ZIP file."
  type DataExport {
    "requested, ready, failed or ended"
    status: String!
    "When the patient asked for it."
    requestedAt: DateTime!
    "Until when it can be downloaded; null unless it is ready."
    endsAt: DateTime
    "Size of the file; null unless it is ready."
    bytes: Int
    "Address of the file, for its owner after a recent sign-in; null unless it is ready."
    href: String
  }

  "What must be kept after the deletion, why, and until when if nothing is added to it."
  type KeptRecord {
    "Which kind of data."
    title: String!
    "Why it must be kept, as a sentence."
    why: String!
    "When it is deleted."
    until: DateTime!
  }

  "Something that is under way in the account, and that the deletion waits for."
  type DeletionObstacle {
    "What it is, as a sentence."
    text: String!
    "Path of the page that shows it."
    href: String!
    "The deletion cannot be asked for before it is settled."
    mustBeSettled: Boolean!
  }

  "The deletion of the account."
  type AccountDeletion {
    "Until when it can be taken back; null unless it is scheduled."
    scheduledFor: DateTime
    "Whether it can still be taken back, which ends with that date; null unless it is scheduled."
    canBeWithdrawn: Boolean
    "What is under way; empty when nothing is."
    obstacles: [DeletionObstacle!]!
    "What stays, by kind; empty without a medical record and invoices."
    kept: [KeptRecord!]!
  }

  extend type User {
    "Null for everybody but the patient in person."
    accountDeletion: AccountDeletion
    "The newest one; null before the first, and for everybody else."
    dataExport: DataExport
    "Whether this browser signed in within the last hour, as asking for the copy or a deletion requires."
    isRecentlySignedIn: Boolean!
  }

  extend type Mutation {
    "Starts to make a copy; while one is made, that one is returned. FORBIDDEN without a recent sign-in, CONFLICT after three in a day."
    requestDataExport: DataExport!
    "Deletes the file before its time."
    discardDataExport: Boolean!
    "Ends subscriptions, unpaid orders and undecided visits now, and schedules the deletion; returns until when it can be taken back. FORBIDDEN without a recent sign-in, CONFLICT while something must be settled first."
    requestAccountDeletion: DateTime!
    "Keeps the account after all; what ended with the request stays ended. CONFLICT when none is scheduled, and from its date on, when the account is being deleted."
    withdrawAccountDeletion: Boolean!
  }
`;
