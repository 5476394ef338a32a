export const typeDefs = /* GraphQL */ `
  "label is plain text, never a status name; nothing says who was invited."
  type Referral { id: ID! label: String! invitedAt: DateTime! statusAt: DateTime! }

  "url: the patient's link, null until they make one. credit: cents that they have; perInvitation: cents for one."
  type Referrals { url: String credit: Int! perInvitation: Int! list: [Referral!]! }

  "refusal: why there is no credit."
  type DeskReferral {
    id: ID!
    referrerEmail: String!
    friendEmail: String
    status: String!
    refusal: String
    invitedAt: DateTime!
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
    "The visitor followed a link. False when it earns nobody a credit: the link is unknown, they were invited before, or they are signed in."
    acceptInvitation(code: String!): Boolean!
  }
`;
