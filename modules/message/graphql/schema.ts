export const typeDefs = /* GraphQL */ `
  "A photo or PDF that the patient or staff sent. It is downloaded from its url."
  type MessageAttachment {
    "Its id: opaque text."
    id: ID!
    "Its file name."
    name: String!
    "image or pdf"
    kind: String!
    "Its size in bytes."
    bytes: Int!
    "Path from which it is downloaded."
    url: String!
  }

  "A message between the patient and the care team."
  type ConsultationMessage {
    "Its id: opaque text."
    id: ID!
    "Its text."
    body: String!
    "patient, provider, care (customer service) or system."
    authorType: String!
    "Name of who wrote it."
    authorName: String!
    "The author's portrait, in the patient's own messages; null without one."
    authorPhotoUrl: String
    "When it was made."
    createdAt: DateTime!
    "Whether the reader has not opened it."
    unread: Boolean!
    "When the other side opened it."
    readAt: DateTime
    "Which decision it announces; none for most."
    prescriptionStatus: String!
    "visit, treatment, side_effect, delivery, billing, account or other."
    subject: String!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
    "Files that were sent with it."
    attachments: [MessageAttachment!]!
  }

  "What the patient and the care team write about one subject."
  type MessageConversation {
    "visit, treatment, side_effect, delivery, billing, account or other."
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

  "A message in its place."
  type MessageEdge {
    "Names its place, to be sent as after."
    cursor: String!
    "The message."
    node: ConsultationMessage!
  }

  "A page of the patient's messages, newest first."
  type MessageConnection {
    "The messages with their places."
    edges: [MessageEdge!]!
    "Where the page ends."
    pageInfo: PageInfo!
  }

  extend type User {
    "The patient's newest 500 messages with the care team, oldest first."
    messages: [ConsultationMessage!]! @deprecated(reason: "Use messagesConnection, which has all of them. Removed after 2027-11-30.")
    "All of the patient's messages with the care team, newest first. BAD_USER_INPUT names first and after."
    messagesConnection(
      "How many at most, 1 to 100; 20 when left out."
      first: Int
      "Only those behind this cursor; from the newest on when left out."
      after: String
    ): MessageConnection!
    "Those with messages, the newest first, then those that are only begun."
    messageConversations: [MessageConversation!]!
  }

  extend type Mutation {
    "Without a subject it is about the visit. The same text about the same subject again within a minute is not sent twice. BAD_USER_INPUT names body, subject and attachmentIds."
    sendMessage(
      "The text."
      body: String!
      "visit, treatment, side_effect, delivery, billing, account or other; visit when left out."
      subject: String
      "Ids of files that were uploaded before."
      attachmentIds: [ID!]
    ): ConsultationMessage!
    "Of one subject, or of all."
    markMessagesRead(
      "Subject of the messages; all of them when left out."
      subject: String
    ): Boolean!
    "Keeps what the patient is writing; an empty body deletes it."
    saveMessageDraft(
      "What it is about: visit, treatment, side_effect, delivery, billing, account or other."
      subject: String!
      "The text."
      body: String!
    ): Boolean!
    "Deletes a file that was not sent."
    removeMessageAttachment(
      "Id of what is meant."
      id: ID!
    ): Boolean!
  }
`;
