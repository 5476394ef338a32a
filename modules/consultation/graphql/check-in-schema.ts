/** Check-ins during treatment. */
export const checkInTypeDefs = /* GraphQL */ `
  "A check-in during treatment."
  type CheckIn {
    "The id of its visit."
    id: ID!
    "check_in, early (in the first weeks of hair treatment) or post_arc (after a renewal was decided)."
    form: String!
    "The page that asks its questions."
    href: String!
    title: String!
    detail: String!
    dueAt: DateTime!
    isOverdue: Boolean!
    "Something is on hold until it is answered."
    holds: Boolean!
    "When it was answered, or ended without an answer."
    closedAt: DateTime
    "normal, flagged, urgent or missed; null while it waits for the patient."
    result: String
    "Null once it is closed."
    questionnaire: Intake
    "The result; null before it is answered."
    outcome: CheckInOutcome
    "The views that it takes now; empty when it takes none. Photos are optional."
    photoViews: [String!]!
    "The photos that belong to it."
    photos: [VisitPhoto!]!
    "The patient's first photo of each view from before it, to compare with; empty when it takes none."
    firstPhotos: [VisitPhoto!]!
    "What was taken before the renewal that a post_arc follows, and what was decided; null for others."
    decided: CheckInDecided
  }

  type CheckInDecided { before: [Product!]! after: [Product!]! }

  type CheckInOutcome {
    result: String!
    findings: [EligibilityFinding!]!
    "The names of what is on hold now."
    onHold: [String!]!
    "The names of continuing treatments."
    goesOn: [String!]!
  }

  type TrendPoint { on: Date! value: Int! text: String! }
  "Something that the patient has reported at least twice, over time."
  type Trend {
    id: ID!
    title: String!
    "What the upper and the lower end mean; empty for a measured value."
    high: String!
    low: String!
    min: Int!
    max: Int!
    "Oldest first."
    points: [TrendPoint!]!
  }

  extend type User {
    "Those that wait for an answer first, by due date; then the newest. At most 12."
    checkIns: [CheckIn!]!
    trends: [Trend!]!
  }

  extend type Mutation {
    saveCheckIn(input: IntakeSaveInput!): IntakeSaved!
    "Submits a check-in: the rules run, and what they find goes to a clinician. Repeating it returns the same outcome."
    submitCheckIn(responseId: ID!, revision: Int!): CheckInOutcome!
  }
`;
