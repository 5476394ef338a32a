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
    "Its headline."
    title: String!
    "What it is about and what comes next, in a sentence."
    detail: String!
    "By when it must be done."
    dueAt: DateTime!
    "Whether its day has passed."
    isOverdue: Boolean!
    "Whether part of the treatment is on hold until it is answered."
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

  "What was taken before a renewal, and what was decided."
  type CheckInDecided {
    "The products that were taken before."
    before: [Product!]!
    "The products that were decided."
    after: [Product!]!
  }

  "What came of a check-in."
  type CheckInOutcome {
    "normal, flagged or urgent."
    result: String!
    "What the rules found."
    findings: [EligibilityFinding!]!
    "The names of what is on hold now."
    onHold: [String!]!
    "The names of continuing treatments."
    goesOn: [String!]!
  }

  "One report."
  type TrendPoint {
    "Day of the report."
    on: Date!
    "The report on the scale."
    value: Int!
    "The report in words."
    text: String!
  }

  "Something that the patient has reported at least twice, over time."
  type Trend {
    "Its id: opaque text."
    id: ID!
    "What it is."
    title: String!
    "What the upper and the lower end mean; empty for a measured value."
    high: String!
    "What the lower end means; empty for a measured value."
    low: String!
    "Lower end of the scale."
    min: Int!
    "Upper end of the scale."
    max: Int!
    "Oldest first."
    points: [TrendPoint!]!
  }

  extend type User {
    "Those that wait for an answer first, by due date; then the newest. At most 12."
    checkIns: [CheckIn!]!
    "What the patient has reported at least twice."
    trends: [Trend!]!
  }

  extend type Mutation {
    "Saves the answers of a check-in that is not submitted yet."
    saveCheckIn(
      "What to save or decide."
      input: IntakeSaveInput!
    ): IntakeSaved!
    "Submits a check-in: the rules run, and what they find goes to a clinician. Repeating it returns the same outcome."
    submitCheckIn(
      "Id of the answers."
      responseId: ID!
      "The revision that was read last."
      revision: Int!
    ): CheckInOutcome!
  }
`;
