export const typeDefs = /* GraphQL */ `
  type ServiceRequestEntry { id: ID! isPatient: Boolean! authorName: String! body: String! createdAt: DateTime! }

  "A patient's request to customer service."
  type ServiceRequest {
    id: ID!
    number: String!
    "order, billing, care, account, privacy or other"
    topic: String!
    topicLabel: String!
    orderNumber: String
    "Plain text, never a status name."
    label: String!
    "It waits for an answer."
    isOpen: Boolean!
    mayReply: Boolean!
    "The clinicians have it too, or alone: they answer in the messages about subject."
    isHandedOver: Boolean!
    subject: String!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
    createdAt: DateTime!
    "By when an answer is promised."
    dueAt: DateTime!
    "Oldest first."
    entries: [ServiceRequestEntry!]!
    photos: [CasePhoto!]!
  }

  "alarm: as ServiceRequest.alarm."
  type SubmittedServiceRequest { id: ID! alarm: String }

  "label is the text of the button."
  type DeskRequestAction { action: String! label: String! }
  type DeskServiceRequest {
    id: ID!
    number: String!
    topic: String!
    topicLabel: String!
    orderNumber: String
    "Plain text."
    status: String!
    isHandedOver: Boolean!
    alarm: String
    createdAt: DateTime!
    dueAt: DateTime!
    entries: [ServiceRequestEntry!]!
    photos: [CasePhoto!]!
    patientName: String!
    patientEmail: String!
    "Ten digits."
    patientPhone: String
    "The operator who has taken it."
    assignedName: String
    actions: [DeskRequestAction!]!
  }
  type DeskRequestState { status: String! label: String! count: Int! }
  "status and topic: those that are shown; requests by promised time."
  type DeskServiceRequests { status: String! topic: String states: [DeskRequestState!]! requests: [DeskServiceRequest!]! }

  input ServiceRequestInput {
    "Made by the browser; the same id never opens two requests."
    id: ID!
    topic: String!
    "One of the patient's orders."
    orderId: ID
    body: String!
    "Uploaded before (POST /case-photos)."
    photoIds: [ID!]
  }
  "action: as offered by DeskServiceRequest.actions; text: what the patient reads, for answer and ask."
  input DeskRequestActionInput { id: ID! action: String! text: String }

  extend type User {
    "Newest first."
    serviceRequests: [ServiceRequest!]!
  }

  extend type Query {
    "Without a status the open ones, without a topic all. Operators only; reading it is recorded."
    deskServiceRequests(status: String, topic: String): DeskServiceRequests! @staff(may: "requests")
  }

  extend type Mutation {
    "BAD_USER_INPUT names topic, orderId, body or photoIds."
    submitServiceRequest(input: ServiceRequestInput!): SubmittedServiceRequest!
    "CONFLICT once it is closed; BAD_USER_INPUT names body."
    replyToServiceRequest(id: ID!, body: String!): SubmittedServiceRequest!
    "CONFLICT for what the request does not allow now; BAD_USER_INPUT names action or text. Operators only."
    deskActOnServiceRequest(input: DeskRequestActionInput!): Boolean! @staff(may: "requests")
  }
`;
