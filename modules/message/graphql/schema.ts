export const typeDefs = /* GraphQL */ `
  type ConsultationMessage {
    id: ID!
    body: String!
    authorType: String!
    authorName: String!
    createdAt: DateTime!
    unread: Boolean!
    prescriptionStatus: String!
  }

  extend type User { messages: [ConsultationMessage!]! }

  extend type Mutation {
    sendMessage(body: String!): ConsultationMessage!
    markMessagesRead: Boolean!
  }
`;
