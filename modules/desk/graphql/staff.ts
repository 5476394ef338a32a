/** The list of staff. Changes are fields of account. */
export const staffListTypeDefs = /* GraphQL */ `
  "A member of staff, or a person who was invited."
  type DeskStaffMember {
    "Email address."
    email: String!
    "Null until the person has given one, and for a person who was invited."
    name: String
    "A role's id."
    role: String!
    "What screens call the role."
    roleName: String!
    "invited, active or deactivated."
    state: String!
    "When they were added, deactivated or invited."
    since: DateTime!
    "When the invitation ends; null for accounts."
    expiresAt: DateTime
    "The invitation's link no longer works."
    isExpired: Boolean!
    "The viewer, who cannot change their own account."
    isViewer: Boolean!
    "Null for those who are not clinicians, and until it was entered what patients see of them."
    clinician: DeskStaffClinician
  }

  "A clinician as patients see them, with licenses by state, also those that have ended."
  type DeskStaffClinician {
    "Its id: opaque text."
    id: ID!
    "Name with the degree."
    name: String!
    "Degree and board certification."
    qualification: String!
    "Where the clinician studied; null when not given."
    medicalSchool: String
    "Where the clinician trained; null when not given."
    residency: String
    "Under prescriptions and answers."
    signatureName: String!
    "The National Provider Identifier; null until it is entered."
    npi: String
    "Address of the portrait; null without one."
    photoUrl: String
    "New visits are assigned in turn."
    takesTurns: Boolean!
    "By state, also those that have ended."
    licenses: [ClinicianLicense!]!
    "Those that are not over, the earliest first."
    leaves: [ClinicianLeave!]!
  }

  extend type Query {
    "Active ones, those who are invited, and deactivated ones."
    deskStaff: [DeskStaffMember!]! @staff(may: "manage_staff")
  }
`;
