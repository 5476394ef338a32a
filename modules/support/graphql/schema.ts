export const typeDefs = /* GraphQL */ `
  "One entry of a request."
  type ServiceRequestEntry {
    "Its id: opaque text."
    id: ID!
    "Whether the patient wrote it."
    isPatient: Boolean!
    "Name of who wrote it."
    authorName: String!
    "Its text."
    body: String!
    "When it was made."
    createdAt: DateTime!
  }

  "A patient's request to customer service."
  type ServiceRequest {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "order, billing, care, account, privacy or other"
    topic: String!
    "The topic in words."
    topicLabel: String!
    "Number of the order that it is about; null when it is about none."
    orderNumber: String
    "Plain text, never a status name."
    label: String!
    "It waits for an answer."
    isOpen: Boolean!
    "Whether the patient may write here now."
    mayReply: Boolean!
    "The clinicians have it too, or alone: they answer in the messages about subject."
    isHandedOver: Boolean!
    "Subject of the messages in which the clinicians answer."
    subject: String!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
    "When it was made."
    createdAt: DateTime!
    "By when an answer is promised."
    dueAt: DateTime!
    "Oldest first."
    entries: [ServiceRequestEntry!]!
    "Photos that were sent with it."
    photos: [CasePhoto!]!
  }

  "A request that was sent."
  type SubmittedServiceRequest {
    "Its id: opaque text."
    id: ID!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
  }

  "What can be done with a request."
  type DeskRequestAction {
    "Its stable name."
    action: String!
    "Text of the button."
    label: String!
  }

  "A request to customer service, as operators see it."
  type DeskServiceRequest {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "order, billing, care, account, privacy or other."
    topic: String!
    "The topic in words."
    topicLabel: String!
    "Number of the order that it is about; null when it is about none."
    orderNumber: String
    "Plain text."
    status: String!
    "Whether the clinicians have it."
    isHandedOver: Boolean!
    "crisis or emergency when its words may mean one; null for all others."
    alarm: String
    "When it was made."
    createdAt: DateTime!
    "By when an answer is promised."
    dueAt: DateTime!
    "What was written, oldest first."
    entries: [ServiceRequestEntry!]!
    "Photos that were sent with it."
    photos: [CasePhoto!]!
    "The patient's name."
    patientName: String!
    "The patient's email address."
    patientEmail: String!
    "Ten digits."
    patientPhone: String
    "The operator who has taken it."
    assignedName: String
    "What can be done with it now."
    actions: [DeskRequestAction!]!
  }

  "How many requests are in one state."
  type DeskRequestState {
    "The state as a stable word."
    status: String!
    "The state in words."
    label: String!
    "How many there are."
    count: Int!
  }

  "Requests to customer service."
  type DeskServiceRequests {
    "The state that is shown."
    status: String!
    "The topic that is shown; null for all."
    topic: String
    "How many there are in each state."
    states: [DeskRequestState!]!
    "The requests, by promised time."
    requests: [DeskServiceRequest!]!
  }

  "A request to customer service."
  input ServiceRequestInput {
    "Made by the browser; the same id never opens two requests."
    id: ID!
    "order, billing, care, account, privacy or other."
    topic: String!
    "One of the patient's orders."
    orderId: ID
    "What the patient writes."
    body: String!
    "Uploaded before (POST /case-photos)."
    photoIds: [ID!]
  }

  "What an operator does with a request."
  input DeskRequestActionInput {
    "Its id: opaque text."
    id: ID!
    "One of DeskServiceRequest.actions."
    action: String!
    "What the patient reads, for answer and ask."
    text: String
  }

  extend type User {
    "Newest first."
    serviceRequests: [ServiceRequest!]!
  }

  extend type Query {
    "Without a status the open ones, without a topic all. Operators only; reading it is recorded."
    deskServiceRequests(
      "Only those in this state; the open ones when left out."
      status: String
      "Only about this topic."
      topic: String
    ): DeskServiceRequests! @staff(may: "requests")
  }

  extend type Mutation {
    "BAD_USER_INPUT names topic, orderId, body or photoIds."
    submitServiceRequest(
      "What to save or decide."
      input: ServiceRequestInput!
    ): SubmittedServiceRequest!
    "CONFLICT once it is closed; BAD_USER_INPUT names body."
    replyToServiceRequest(
      "Id of what is meant."
      id: ID!
      "The text."
      body: String!
    ): SubmittedServiceRequest!
    "CONFLICT for what the request does not allow now; BAD_USER_INPUT names action or text. Operators only."
    deskActOnServiceRequest(
      "What to save or decide."
      input: DeskRequestActionInput!
    ): Boolean! @staff(may: "requests")
  }
`;
