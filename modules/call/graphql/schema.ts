export const typeDefs = /* GraphQL */ `
  "The live call that the patient's visit needs."
  type LiveCall {
    "As Consultation.phoneCallStatus."
    status: String!
    "False once it took place, or the visit was decided."
    isWaiting: Boolean!
    "How often the patient did not come; after the third time the visit ends."
    misses: Int!
    "When it is booked; null before."
    startsAt: DateTime
    clinicianName: String
    clinicianPhotoUrl: String
    "IANA name: the one that the patient chose, else that of their state."
    timeZone: String!
    "The clinician calls the patient's phone; there is no room."
    isByPhone: Boolean!
    "From a quarter of an hour before the call, or once the clinician has begun it."
    joinUrl: String
    "Times that can be chosen, the earliest first."
    slots: [DateTime!]!
  }

  "The live call of a case."
  type DeskLiveCall {
    status: String!
    isWaiting: Boolean!
    "The viewer is a clinician."
    mayAct: Boolean!
    mayWaive: Boolean!
    misses: Int!
    note: String
    startsAt: DateTime
    clinicianName: String
    joinUrl: String
    "Ten digits."
    phone: String
  }

  "Wall time of a weekday, 0 is Sunday; minutes after midnight."
  type CalendarHours { weekday: Int! from: Int! to: Int! }
  "What replaces the hours of one day; without from and to it is off."
  type CalendarException { date: Date! from: Int to: Int }
  type CalendarCall {
    consultationId: ID!
    patientName: String!
    startsAt: DateTime!
    "It is over, and no outcome was recorded."
    needsOutcome: Boolean!
    joinUrl: String
  }
  "When a clinician takes calls."
  type DeskCalendar {
    "IANA name; the hours are wall time there."
    timeZone: String!
    hours: [CalendarHours!]!
    exceptions: [CalendarException!]!
    calls: [CalendarCall!]!
  }

  input CalendarHoursInput { weekday: Int! from: Int! to: Int! }
  input CalendarExceptionInput { date: Date! from: Int to: Int }
  input CalendarInput {
    timeZone: String!
    hours: [CalendarHoursInput!]!
    exceptions: [CalendarExceptionInput!]!
  }

  extend type User { liveCall: LiveCall }

  extend type Query {
    "Null when the case needs no call."
    deskLiveCall(consultationId: ID!): DeskLiveCall @staff(may: "cases")
    "The viewer's own; null for operators, who take no calls."
    deskCalendar: DeskCalendar @staff(may: "cases")
  }

  extend type Mutation {
    "Books a time, or another one than before. CONFLICT when it is taken."
    bookCall(startsAt: DateTime!, timeZone: String!): Boolean!
    cancelCall: Boolean!
    "The case waits for a call. BAD_USER_INPUT names reason."
    deskAskForCall(consultationId: ID!, reason: String!): Boolean! @staff(may: "decide_cases")
    deskStartCall(consultationId: ID!): Boolean! @staff(may: "decide_cases")
    "BAD_USER_INPUT names note."
    deskCompleteCall(consultationId: ID!, note: String!): Boolean! @staff(may: "decide_cases")
    deskMissedCall(consultationId: ID!): Boolean! @staff(may: "decide_cases")
    "Where the state allows it. BAD_USER_INPUT names reason."
    deskWaiveCall(consultationId: ID!, reason: String!): Boolean! @staff(may: "decide_cases")
    deskSaveCalendar(input: CalendarInput!): Boolean! @staff(may: "cases")
  }
`;
