/** Identification, and photos of the patient's progress. */
export const photoTypeDefs = /* GraphQL */ `
  "How the patient shows who they are in this visit."
  type VisitIdentification {
    "asked (the patient's turn), sent (the clinician's), confirmed or mismatch."
    status: String!
    "document, call or second_proof; null until the patient chose."
    method: String
    note: String
    sentAt: DateTime
    readAt: DateTime
    "When the pictures are deleted; null without any."
    deleteAt: DateTime
    deletedAt: DateTime
    photos: [VisitPhoto!]!
  }

  type ProgressPhoto {
    id: ID!
    view: String!
    url: String!
    takenAt: DateTime!
    note: String
    "Whether the clinician may see it; always true for a photo of a visit."
    isShared: Boolean!
    "A photo of a visit belongs to the medical record, and cannot be deleted."
    ofVisit: Boolean!
    "Taken within the last 12 hours: a new photo of its view takes its place."
    isRecent: Boolean!
    "Months of treatment when it was taken; null before treatment."
    month: Int
  }

  type Progress {
    "Oldest first."
    photos: [ProgressPhoto!]!
    treatedSince: DateTime
    "When the next monthly reminder is due; null when the patient wants none."
    remindAt: DateTime
  }

  extend type Visit {
    identification: VisitIdentification
    "Until when rejected photos can be taken again; null when none is rejected."
    retakeDueAt: DateTime
  }

  extend type User {
    progress: Progress!
  }

  extend type Mutation {
    "method: document, call or second_proof. BAD_USER_INPUT names method and note."
    sendIdentification(method: String!, note: String): Boolean!
    noteProgressPhoto(id: ID!, note: String): Boolean!
    shareProgressPhoto(id: ID!, isShared: Boolean!): Boolean!
    "Deletes it permanently."
    deleteProgressPhoto(id: ID!): Boolean!
    "Turns the monthly reminder on or off; returns when it is due."
    remindOfProgress(isOn: Boolean!): DateTime
  }
`;
