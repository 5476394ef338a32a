/** Open stops of a patient without a hold. */
export const openStopTypeDefs = /* GraphQL */ `
  "A rule that stopped something because of earlier answers. Nothing of it is on hold, and no clinician has resolved it."
  type DeskOpenStop {
    ruleId: ID!
    outcome: String!
    reason: String!
    "The answers that it fired on, oldest first."
    answers: [DeskKnownAnswer!]!
    "A second clinician has to confirm that it does not count any more."
    needsSecondClinician: Boolean!
    "The first of two clinicians; null when nobody has proposed to resolve it."
    proposedBy: String
    proposedReason: String
  }

  extend type Query {
    deskOpenStops(consultationId: ID!): [DeskOpenStop!]! @staff(may: "cases")
  }

  extend type Mutation {
    "True when the stop does not count any more; false when a second clinician has to confirm it. BAD_USER_INPUT names reason."
    deskResolveStop(consultationId: ID!, ruleId: ID!, reason: String!): Boolean! @staff(may: "decide_cases")
  }
`;
