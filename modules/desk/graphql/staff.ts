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
    "Two-letter codes of the states in which they may treat; empty for those who are not clinicians."
    states: [String!]!
  }

  extend type Query {
    "Active ones, those who are invited, and deactivated ones."
    deskStaff: [DeskStaffMember!]! @staff(may: "manage_staff")
  }
`;
