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
    "Who it is booked with, with the license in the patient's state; null before."
    clinician: Clinician
    "Name of the clinician; null while nobody is named."
    clinicianName: String @deprecated(reason: "Use clinician, which has all that patients see. Removed after 2027-11-30.")
    "Address of the clinician's portrait; null without one."
    clinicianPhotoUrl: String @deprecated(reason: "Use clinician, which has all that patients see. Removed after 2027-11-30.")
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
    "As Consultation.phoneCallStatus."
    status: String!
    "Whether the visit waits for the call."
    isWaiting: Boolean!
    "The viewer is a clinician."
    mayAct: Boolean!
    "Whether the viewer may decide without a call."
    mayWaive: Boolean!
    "How often the patient did not come."
    misses: Int!
    "What was noted about the call; null before."
    note: String
    "When it is booked for; null before."
    startsAt: DateTime
    "Name of the clinician; null while nobody is named."
    clinicianName: String
    "Address of the room; null for a call by phone, and before it can be opened."
    joinUrl: String
    "Ten digits."
    phone: String
  }

  "Wall time of a weekday, 0 is Sunday; minutes after midnight."
  type CalendarHours {
    "0 is Sunday, 6 is Saturday."
    weekday: Int!
    "Minutes after midnight when it begins."
    from: Int!
    "Minutes after midnight when it ends."
    to: Int!
  }

  "What replaces the hours of one day; without from and to it is off."
  type CalendarException {
    "The day."
    date: Date!
    "Minutes after midnight when it begins; null when the day is off."
    from: Int
    "Minutes after midnight when it ends; null when the day is off."
    to: Int
  }

  "A booked call in a clinician's calendar."
  type CalendarCall {
    "Id of the visit."
    consultationId: ID!
    "The patient's name."
    patientName: String!
    "When it begins."
    startsAt: DateTime!
    "It is over, and no outcome was recorded."
    needsOutcome: Boolean!
    "Address of the room; null for a call by phone."
    joinUrl: String
  }

  "When a clinician takes calls."
  type DeskCalendar {
    "IANA name; the hours are wall time there."
    timeZone: String!
    "The hours of a usual week."
    hours: [CalendarHours!]!
    "Days that differ."
    exceptions: [CalendarException!]!
    "Booked calls, the next one first."
    calls: [CalendarCall!]!
    "The viewer's leaves that are not over, the earliest first."
    leaves: [ClinicianLeave!]!
    "Leaves of colleagues for whom the viewer covers, that are not over."
    covered: [ClinicianLeave!]!
    "Who may cover for the viewer, by name."
    colleagues: [LeaveColleague!]!
  }

  "A clinician who may cover for another one."
  type LeaveColleague {
    "Its id: opaque text."
    id: ID!
    "Name with the degree."
    name: String!
  }

  "Hours of one weekday."
  input CalendarHoursInput {
    "0 is Sunday, 6 is Saturday."
    weekday: Int!
    "Minutes after midnight when it begins."
    from: Int!
    "Minutes after midnight when it ends."
    to: Int!
  }

  "What replaces the hours of one day."
  input CalendarExceptionInput {
    "The day."
    date: Date!
    "Minutes after midnight when it begins; left out, the day is off."
    from: Int
    "Minutes after midnight when it ends; left out, the day is off."
    to: Int
  }

  "A whole calendar."
  input CalendarInput {
    "IANA name of a time zone, such as America/Chicago."
    timeZone: String!
    "The hours of a usual week."
    hours: [CalendarHoursInput!]!
    "Days that differ."
    exceptions: [CalendarExceptionInput!]!
  }

  "A leave to enter: whole days in the time zone of the clinician's calendar."
  input LeaveInput {
    "The first day, such as 2027-03-08."
    firstDay: String!
    "The last day, such as 2027-03-12; the same day for a leave of one day."
    lastDay: String!
    "Id of the clinician who covers; left out for nobody in particular."
    coveredBy: ID
  }

  extend type User {
    "The call that the visit needs; null when it needs none."
    liveCall: LiveCall
  }

  extend type Query {
    "Null when the case needs no call."
    deskLiveCall(
      "Id of the visit."
      consultationId: ID!
    ): DeskLiveCall @staff(may: "cases")
    "The viewer's own; null for operators, who take no calls."
    deskCalendar: DeskCalendar @staff(may: "cases")
  }

  extend type Mutation {
    "Books a time, or another one than before. CONFLICT when it is taken."
    bookCall(
      "When the call begins: one of the offered times."
      startsAt: DateTime!
      "IANA name of a time zone, such as America/Chicago."
      timeZone: String!
    ): Boolean!
    "Cancels the booked call, so that another time can be chosen."
    cancelCall: Boolean!
    "The case waits for a call. BAD_USER_INPUT names reason."
    deskAskForCall(
      "Id of the visit."
      consultationId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "decide_cases")
    "Records that the call has begun, and opens the room."
    deskStartCall(
      "Id of the visit."
      consultationId: ID!
    ): Boolean! @staff(may: "decide_cases")
    "BAD_USER_INPUT names note."
    deskCompleteCall(
      "Id of the visit."
      consultationId: ID!
      "A note; optional where it may be left out."
      note: String!
    ): Boolean! @staff(may: "decide_cases")
    "Records that the patient did not come to the call."
    deskMissedCall(
      "Id of the visit."
      consultationId: ID!
    ): Boolean! @staff(may: "decide_cases")
    "Where the state allows it. BAD_USER_INPUT names reason."
    deskWaiveCall(
      "Id of the visit."
      consultationId: ID!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "decide_cases")
    "Replaces the hours and exceptions of the clinician's calendar."
    deskSaveCalendar(
      "What to save or decide."
      input: CalendarInput!
    ): Boolean! @staff(may: "cases")
    "Enters a leave of the viewer's own. Calls that are booked in it go to the colleague who covers, or are released. BAD_USER_INPUT names fields of input."
    deskSaveLeave(
      "The leave."
      input: LeaveInput!
    ): Boolean! @staff(may: "cases")
    "Removes a leave of the viewer's own that has not begun, and ends one that has. NOT_FOUND for another one."
    deskEndLeave(
      "Id of the leave."
      id: ID!
    ): Boolean! @staff(may: "cases")
    "As deskSaveLeave, for a clinician who works here. NOT_FOUND when nobody has the address."
    saveLeave(
      "Email address of the clinician's account."
      email: String!
      "The leave."
      input: LeaveInput!
    ): Boolean! @staff(may: "manage_staff")
    "As deskEndLeave, for a clinician who works here. NOT_FOUND for another clinician's."
    endLeave(
      "Email address of the clinician's account."
      email: String!
      "Id of the leave."
      id: ID!
    ): Boolean! @staff(may: "manage_staff")
  }
`;
