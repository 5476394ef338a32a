/** Identification, and photos of the patient's progress. */
export const photoTypeDefs = /* GraphQL */ `
  "How the patient shows who they are in this visit."
  type VisitIdentification {
    "asked (the patient's turn), sent (the clinician's), confirmed or mismatch."
    status: String!
    "document, call or second_proof; null until the patient chose."
    method: String
    "What the patient wrote about another way than a document; null without it."
    note: String
    "When the patient sent it; null before."
    sentAt: DateTime
    "When a clinician read it back; null before."
    readAt: DateTime
    "When the pictures are deleted; null without any."
    deleteAt: DateTime
    "When the pictures were deleted; null before."
    deletedAt: DateTime
    "Pictures of the document."
    photos: [VisitPhoto!]!
  }

  "A photo that shows how the treatment goes."
  type ProgressPhoto {
    "Its id: opaque text."
    id: ID!
    "View that it shows, such as top."
    view: String!
    "Path from which it is read."
    url: String!
    "When it was taken."
    takenAt: DateTime!
    "The patient's note; null without one."
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

  "Photos that show how the treatment goes."
  type Progress {
    "Oldest first."
    photos: [ProgressPhoto!]!
    "When treatment began; null before."
    treatedSince: DateTime
    "When the next monthly reminder is due; null when the patient wants none."
    remindAt: DateTime
  }

  extend type Visit {
    "How the patient shows who they are; null when they were not asked."
    identification: VisitIdentification
    "Until when rejected photos can be taken again; null when none is rejected."
    retakeDueAt: DateTime
  }

  extend type User {
    "Photos that show how the treatment goes."
    progress: Progress!
  }

  extend type Mutation {
    "method: document, call or second_proof. BAD_USER_INPUT names method and note."
    sendIdentification(
      "document, call or second_proof."
      method: String!
      "A note; optional where it may be left out."
      note: String
    ): Boolean!
    "Saves the patient's note on a photo; an empty one removes it."
    noteProgressPhoto(
      "Id of what is meant."
      id: ID!
      "A note; optional where it may be left out."
      note: String
    ): Boolean!
    "Lets the clinician see a photo, or no longer."
    shareProgressPhoto(
      "Id of what is meant."
      id: ID!
      "True when the clinician may see it."
      isShared: Boolean!
    ): Boolean!
    "Deletes it permanently."
    deleteProgressPhoto(
      "Id of what is meant."
      id: ID!
    ): Boolean!
    "Turns the monthly reminder on or off; returns when it is due."
    remindOfProgress(
      "True to switch it on."
      isOn: Boolean!
    ): DateTime
  }
`;
