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

  extend type User {
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
  }
`;
