/** Operations on accounts for operators. */
export const staffTypeDefs = /* GraphQL */ `
  "A patient as operators see them."
  type FoundPatient { id: ID! email: String! name: String createdAt: DateTime! }

  "An operator impersonating a patient."
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

  "One row of the audit log. about is the patient it concerns, if any."
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
    "Pass it as before to get the next, older page; null on the last."
    next: String
  }
  "person: a whole email address or id, of whoever did it or whom it is about. from and to are days in UTC, both included."
  input AuditFilter { person: String action: String from: Date to: Date }

  "An invitation to work here, as whoever has its link sees it."
  type StaffInvitation {
    "The name of the role."
    role: String!
    "Masked."
    email: String!
    expiresAt: DateTime!
  }

  extend type Query {
    "Null for a link that was used, replaced, withdrawn or has run out, and on other hosts than the staff's."
    staffInvitation(link: String!): StaffInvitation
    "Newest first, 50 per page. Operators only; reading it is recorded in it."
    auditLog(filter: AuditFilter, before: String): AuditPage! @staff(may: "audit_log")
    "The patient with exactly this email address or id. Operators only."
    findPatient(wish: String!): FoundPatient @staff(may: "find_patients")
    "The viewer's current impersonation; null without one."
    impersonation: Impersonation
  }

  extend type Mutation {
    "Sends a link by email that works once. role is a role's id. BAD_USER_INPUT names email and role; CONFLICT for an address with an account."
    inviteStaff(email: String!, role: String!): Boolean! @staff(may: "manage_staff")
    "The link no longer works. Repeating it changes nothing."
    withdrawStaffInvitation(email: String!): Boolean! @staff(may: "manage_staff")
    "The account's sessions end. CONFLICT for one's own account, and for the last one that may manage staff."
    changeStaffRole(email: String!, role: String!): Boolean! @staff(may: "manage_staff")
    "Nobody can sign in to the account any more; its cases go to others. CONFLICT as in changeStaffRole."
    deactivateStaff(email: String!): Boolean! @staff(may: "manage_staff")
    "In the role that the account had."
    reactivateStaff(email: String!): Boolean! @staff(may: "manage_staff")
    "BAD_USER_INPUT names reason. Operators only; staff cannot be impersonated."
    startImpersonation(patientId: ID!, reason: String!): ImpersonationStart! @staff(may: "impersonate")
  }
`;
