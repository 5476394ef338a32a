/** Open stops of a patient without a hold. */
export const openStopTypeDefs = /* GraphQL */ `
  "A rule that stopped something because of earlier answers. Nothing of it is on hold, and no clinician has resolved it."
  type DeskOpenStop {
    "Id of the clinical rule."
    ruleId: ID!
    "stop or emergency."
    outcome: String!
    "Why it stopped something, in words for clinicians."
    reason: String!
    "The answers that it fired on, oldest first."
    answers: [DeskKnownAnswer!]!
    "A second clinician has to confirm that it does not count any more."
    needsSecondClinician: Boolean!
    "The first of two clinicians; null when nobody has proposed to resolve it."
    proposedBy: String
    "Why the first clinician would resolve it; null when nobody has proposed it."
    proposedReason: String
  }

  extend type Query {
    "Rules that stopped something because of earlier answers, and that nobody has resolved."
    deskOpenStops(
      "Id of the visit."
      consultationId: ID!
    ): [DeskOpenStop!]! @staff(may: "cases")
  }

  extend type Mutation {
    "True when the stop does not count any more; false when a second clinician has to confirm it. BAD_USER_INPUT names reason."
    deskResolveStop(
      "Id of the visit."
      consultationId: ID!
      "Id of the clinical rule."
      ruleId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "decide_cases")
  }
`;
