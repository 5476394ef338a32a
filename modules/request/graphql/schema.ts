export const typeDefs = /* GraphQL */ `
  "Something that can be asked about."
  type RequestTopic {
    "Its stable name."
    name: String!
    "Its name."
    label: String!
    "What it is about, in a sentence."
    description: String!
  }

  "A deposit for a procedure; amount in cents."
  type RequestProcedure {
    "Id of the product: a number."
    id: Int!
    "Its name."
    title: String!
    "What it is."
    description: String!
    "Cents of the deposit."
    amount: Int!
  }

  "What a visitor or patient would like to ask a clinician about."
  type VisitRequest {
    "hair, erections, ejaculation, both or procedure; null before it is chosen."
    topic: String
    "The questions about the person that come before: start-basics or sh-condition-routing; null where none do."
    basics: String
    "What can be asked about."
    topics: [RequestTopic!]!
    "The visit that was opened, for the signed-in patient; null before, and for a deposit."
    visit: Visit
    "Where the request that was sent stands: with_clinician, question, call, plan, treated, refused, canceled or expired; null before it is sent."
    stage: String
    "Procedures that can be reserved."
    procedures: [RequestProcedure!]!
    "The procedure and the day that were chosen."
    procedureId: Int
    "Day that was chosen; null before."
    procedureOn: Date
    "What is paid when, and agreed to, for the signed-in patient in a state (two letters; the account's when omitted); null before there is a visit or a deposit."
    checkout(
      "Two-letter code of the state; the account's when left out."
      state: String
    ): VisitCheckoutPage
    "The days that may be chosen."
    firstDay: Date!
    "The last day that may be chosen."
    lastDay: Date!
  }

  extend type Query {
    "Also for a visitor, who is known by their lead."
    visitRequest: VisitRequest!
  }

  extend type Mutation {
    "Keeps what somebody would like to ask about. BAD_USER_INPUT names topic."
    saveRequestTopic(
      "hair, erections, ejaculation, both or procedure."
      topic: String!
    ): Boolean!
    "Opens the questions of a visit about a topic. CONFLICT before the questions about the person, and while a request is reviewed."
    beginRequest(
      "hair, erections, ejaculation, both or procedure."
      topic: String!
    ): Boolean!
    "Keeps the procedure and its day. BAD_USER_INPUT names productId and procedureOn."
    chooseProcedure(
      "Id of the product."
      productId: Int!
      "Day of the procedure."
      procedureOn: Date!
    ): Boolean!
    "Confirms the answers before the checkout; answers that end the visit end it now."
    reviewRequest(
      "Id of the answers."
      responseId: ID!
      "The revision that was read last."
      revision: Int!
    ): IntakeOutcome!
  }
`;
