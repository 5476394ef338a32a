export const typeDefs = /* GraphQL */ `
  "A photo or PDF that the patient or staff sent. It is downloaded from its url."
  type MessageAttachment {
    id: ID!
    name: String!
    "image or pdf"
    kind: String!
    bytes: Int!
    url: String!
  }

  type ConsultationMessage {
    id: ID!
    body: String!
    authorType: String!
    authorName: String!
    "The author's portrait, in the patient's own messages; null without one."
    authorPhotoUrl: String
    createdAt: DateTime!
    unread: Boolean!
    "When the other side opened it."
    readAt: DateTime
    prescriptionStatus: String!
    "visit, treatment, side_effect, delivery, billing, account or other"
    subject: String!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
    attachments: [MessageAttachment!]!
  }

  "What the patient and the care team write about one subject."
  type MessageConversation {
    subject: String!
    "When a reply is promised; null when no message of the patient waits for one."
    replyBy: DateTime
    "The promise was not kept."
    isLate: Boolean!
    "What the patient has begun to write; empty without a draft."
    draft: String!
    "Files that were added to it."
    unsentFiles: [MessageAttachment!]!
  }

  extend type User {
    messages: [ConsultationMessage!]!
    "Those with messages, the newest first, then those that are only begun."
    messageConversations: [MessageConversation!]!
  }

  extend type Mutation {
    "Without a subject it is about the visit. BAD_USER_INPUT names body, subject and attachmentIds."
    sendMessage(body: String!, subject: String, attachmentIds: [ID!]): ConsultationMessage!
    "Of one subject, or of all."
    markMessagesRead(subject: String): Boolean!
    "Keeps what the patient is writing; an empty body deletes it."
    saveMessageDraft(subject: String!, body: String!): Boolean!
    "Deletes a file that was not sent."
    removeMessageAttachment(id: ID!): Boolean!
  }
`;
