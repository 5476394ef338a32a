export const typeDefs = /* GraphQL */ `
  "An invitation, as the patient sees it."
  type Referral {
    "Its id: opaque text."
    id: ID!
    "Where it stands, in words."
    label: String!
    "When the link was followed."
    invitedAt: DateTime!
    "Since when it stands there."
    statusAt: DateTime!
  }

  "The patient's invitations."
  type Referrals {
    "The patient's link; null until they make one."
    url: String
    "Cents of credit that the patient has."
    credit: Int!
    "Cents of credit for one."
    perInvitation: Int!
    "The invitations, newest first."
    list: [Referral!]!
  }

  "An invitation, as operators see it."
  type DeskReferral {
    "Its id: opaque text."
    id: ID!
    "Email address of who invited."
    referrerEmail: String!
    "Email address of who was invited; null before they have an account."
    friendEmail: String
    "invited, signed_up, qualified, credited, refused or expired."
    status: String!
    "Why there is no credit; null when there is one, or may be."
    refusal: String
    "When the link was followed."
    invitedAt: DateTime!
    "Since when it stands there."
    statusAt: DateTime!
  }

  extend type User {
    "Null for everyone but the patient themselves."
    referrals: Referrals
  }

  extend type Query {
    "The newest 200. Operators only; reading it is recorded."
    deskReferrals: [DeskReferral!]! @staff(may: "marketing")
  }

  extend type Mutation {
    "Returns the patient's link, which is made once."
    createReferralLink: String!
    "The visitor followed a link; repeating it changes nothing. False when it earns nobody a credit: the link is unknown, somebody else invited them before, or they have an account."
    acceptInvitation(
      "The code in the invitation's link."
      code: String!
    ): Boolean!
  }
`;
