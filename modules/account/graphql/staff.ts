/** What operators ask of accounts. */
export const staffTypeDefs = /* GraphQL */ `
  "A patient as an operator finds him."
  type FoundPatient { id: ID! email: String! name: String createdAt: DateTime! }

  "An operator in a patient's place."
  type Impersonation {
    id: ID!
    patientId: ID!
    patientEmail: String!
    patientName: String
    reason: String!
    startedAt: DateTime!
    endsAt: DateTime!
  }

  "Post token, as a form, to action: it opens the app host once, in this browser, within a minute."
  type ImpersonationStart { token: String! action: String! }

  "One row of the audit log. about is the patient it is about, where there is one."
  type AuditEntry {
    id: ID!
    at: DateTime!
    action: String!
    subject: String!
    subjectId: String!
    actorRole: String!
    actorEmail: String
    impersonatorEmail: String
    aboutEmail: String
    "Ids and names of fields, as JSON; never health data."
    detail: String!
  }
  type AuditPage {
    entries: [AuditEntry!]!
    "Give it as before for the next, older page; null on the last."
    next: String
  }
  "person: a whole e-mail address or id, of whoever did it or whom it is about. from and to are days in UTC, both included."
  input AuditFilter { person: String action: String from: Date to: Date }

  extend type Query {
    "Newest first, 50 a page. Operators only; reading it is in it."
    auditLog(filter: AuditFilter, before: String): AuditPage! @staff
    "The patient with exactly this e-mail address or id. Operators only."
    findPatient(wish: String!): FoundPatient @staff
    "What the operator who asks has begun and not ended."
    impersonation: Impersonation
  }

  extend type Mutation {
    "BAD_USER_INPUT names reason. Operators only; nobody acts in the place of staff."
    startImpersonation(patientId: ID!, reason: String!): ImpersonationStart! @staff
  }
`;
