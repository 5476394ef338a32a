/** Messages from staff to the patient of a case. */
export const messagingTypeDefs = /* GraphQL */ `
  "A text to begin with, its variables filled in. [[…]] in it has to be replaced before it is sent."
  type DeskMessageTemplate {
    id: ID!
    "template or snippet"
    kind: String!
    title: String!
    body: String!
    mustEdit: Boolean!
  }

  "What the viewer has begun to write."
  type DeskMessageDraft { subject: String! body: String! }

  type DeskMessaging {
    templates: [DeskMessageTemplate!]!
    drafts: [DeskMessageDraft!]!
    "Files that the viewer has added to their next message."
    unsentFiles: [MessageAttachment!]!
  }

  extend type Query {
    deskMessaging(consultationId: ID!): DeskMessaging! @staff(may: "cases")
  }

  extend type Mutation {
    "Without a subject it is about the visit. BAD_USER_INPUT names body, subject and attachmentIds."
    deskMessage(consultationId: ID!, body: String!, asksPatient: Boolean!, subject: String, attachmentIds: [ID!]): ConsultationMessage! @staff(may: "cases")
    "An empty body deletes the draft."
    deskSaveMessageDraft(consultationId: ID!, subject: String!, body: String!): Boolean! @staff(may: "cases")
    "Deletes a file that was not sent."
    deskRemoveMessageFile(id: ID!): Boolean! @staff(may: "cases")
    "The patient's messages of the case need no reply. An emergency stays open."
    deskNoReplyNeeded(consultationId: ID!): Boolean! @staff(may: "cases")
  }
`;
