/** Messages from staff to the patient of a case. */
export const messagingTypeDefs = /* GraphQL */ `
  "A text to begin with, its variables filled in. [[…]] in it has to be replaced before it is sent."
  type DeskMessageTemplate {
    "Its id: opaque text."
    id: ID!
    "template or snippet"
    kind: String!
    "Its name."
    title: String!
    "The text."
    body: String!
    "Whether something in it has to be replaced."
    mustEdit: Boolean!
  }

  "What the viewer has begun to write."
  type DeskMessageDraft {
    "What it is about."
    subject: String!
    "The text so far."
    body: String!
  }

  "What the viewer needs to write to a patient."
  type DeskMessaging {
    "Texts to begin with."
    templates: [DeskMessageTemplate!]!
    "Messages that the viewer has begun, one for each subject."
    drafts: [DeskMessageDraft!]!
    "Files that the viewer has added to their next message."
    unsentFiles: [MessageAttachment!]!
  }

  extend type Query {
    "What the viewer needs to write to the patient of a case."
    deskMessaging(
      "Id of the visit."
      consultationId: ID!
    ): DeskMessaging! @staff(may: "cases")
  }

  extend type Mutation {
    "Without a subject it is about the visit. BAD_USER_INPUT names body, subject and attachmentIds."
    deskMessage(
      "Id of the visit."
      consultationId: ID!
      "The text."
      body: String!
      "Whether the patient is asked to answer."
      asksPatient: Boolean!
      "visit, treatment, side_effect, delivery, billing, account or other; visit when left out."
      subject: String
      "Ids of files that were uploaded before."
      attachmentIds: [ID!]
    ): ConsultationMessage! @staff(may: "cases")
    "An empty body deletes the draft."
    deskSaveMessageDraft(
      "Id of the visit."
      consultationId: ID!
      "What it is about: visit, treatment, side_effect, delivery, billing, account or other."
      subject: String!
      "The text."
      body: String!
    ): Boolean! @staff(may: "cases")
    "Deletes a file that was not sent."
    deskRemoveMessageFile(
      "Id of what is meant."
      id: ID!
    ): Boolean! @staff(may: "cases")
    "The patient's messages of the case need no reply. An emergency stays open."
    deskNoReplyNeeded(
      "Id of the visit."
      consultationId: ID!
    ): Boolean! @staff(may: "cases")
  }
`;
