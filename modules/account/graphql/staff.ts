/** Operations on accounts for operators. */
export const staffTypeDefs = /* GraphQL */ `
  "A patient as operators see them."
  type FoundPatient {
    "Its id: opaque text."
    id: ID!
    "Email address."
    email: String!
    "Name; null while it is unknown."
    name: String
    "When it was made."
    createdAt: DateTime!
  }

  "An operator impersonating a patient."
  type Impersonation {
    "Its id: opaque text."
    id: ID!
    "Id of the patient."
    patientId: ID!
    "The patient's email address."
    patientEmail: String!
    "The patient's name; null while it is unknown."
    patientName: String
    "Why the operator acts for the patient."
    reason: String!
    "When it began."
    startedAt: DateTime!
    "When it ends automatically."
    endsAt: DateTime!
  }

  "Post token, as a form, to action: it opens the app host once, in this browser, within a minute."
  type ImpersonationStart {
    "A secret that works once, within a minute."
    token: String!
    "Address that the form is sent to."
    action: String!
  }

  "One row of the audit log. about is the patient it concerns, if any."
  type AuditEntry {
    "Its id: opaque text."
    id: ID!
    "When it was done."
    at: DateTime!
    "What was done, such as impersonation.read."
    action: String!
    "Kind of record that it was done to."
    subject: String!
    "Id of that record."
    subjectId: String!
    "Role of who did it."
    actorRole: String!
    "Email address of who did it; null for the system."
    actorEmail: String
    "Email address of the operator who acted for the patient; null for most."
    impersonatorEmail: String
    "Email address of the patient it concerns; null when it concerns none."
    aboutEmail: String
    "Ids and names of fields, as JSON; never health data."
    detail: String!
  }

  "A page of the audit log."
  type AuditPage {
    "The entries, newest first."
    entries: [AuditEntry!]!
    "Pass it as before to get the next, older page; null on the last."
    next: String
  }

  "Which entries of the audit log are wanted."
  input AuditFilter {
    "A whole email address or id: of the person who did it, or of the one it is about."
    person: String
    "Only this action."
    action: String
    "The first day, in UTC."
    from: Date
    "The last day, in UTC."
    to: Date
  }

  "An invitation to work here, as the person who has its link sees it."
  type StaffInvitation {
    "The name of the role."
    role: String!
    "Masked."
    email: String!
    "When it ends; null while no end is set."
    expiresAt: DateTime!
  }

  extend type Query {
    "Null for a link that was used, replaced, withdrawn or has run out, and on other hosts than the staff's."
    staffInvitation(
      "The secret in the link; null without one."
      link: String!
    ): StaffInvitation
    "Newest first, 50 per page. Operators only; reading it is recorded in it."
    auditLog(
      "Which entries; all when left out."
      filter: AuditFilter
      "Where the page begins: AuditPage.next of the page before."
      before: String
    ): AuditPage! @staff(may: "audit_log")
    "The patient with exactly this email address or id. Operators only."
    findPatient(
      "The whole email address, or the id."
      wish: String!
    ): FoundPatient @staff(may: "find_patients")
    "The viewer's current impersonation; null without one."
    impersonation: Impersonation
  }

  extend type Mutation {
    "Sends a link by email that works once. role is a role's id. BAD_USER_INPUT names email and role; CONFLICT for an address with an account."
    inviteStaff(
      "Email address."
      email: String!
      "The role that the colleague gets."
      role: String!
    ): Boolean! @staff(may: "manage_staff")
    "The link no longer works. Repeating it changes nothing."
    withdrawStaffInvitation(
      "Email address."
      email: String!
    ): Boolean! @staff(may: "manage_staff")
    "The account's sessions end. CONFLICT for one's own account, and for the last one that may manage staff."
    changeStaffRole(
      "Email address."
      email: String!
      "The role from now on."
      role: String!
    ): Boolean! @staff(may: "manage_staff")
    "Nobody can sign in to the account any more; its booked calls and cases go to others. BAD_USER_INPUT names handOverTo; CONFLICT as in changeStaffRole."
    deactivateStaff(
      "Email address."
      email: String!
      "Id of the clinician who takes over what a clinician had, as far as they are licensed and free."
      handOverTo: ID
    ): Boolean! @staff(may: "manage_staff")
    "In the role that the account had."
    reactivateStaff(
      "Email address."
      email: String!
    ): Boolean! @staff(may: "manage_staff")
    "BAD_USER_INPUT names reason. Operators only; staff cannot be impersonated."
    startImpersonation(
      "Id of the patient."
      patientId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): ImpersonationStart! @staff(may: "impersonate")
  }
`;
