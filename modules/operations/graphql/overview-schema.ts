/** What operators look at daily: what waits, plots by day and week, and cohorts. */
export const overviewTypeDefs = /* GraphQL */ `
  "Work that waits now."
  type DeskOpenWork {
    "What waits."
    label: String!
    "How many there are."
    count: Int!
    "The page on which it is done."
    href: String!
    "Whether there should be none."
    isUrgent: Boolean!
  }

  "Where a plot's axes are, in the units of its SVG."
  type DeskPlotFrame {
    "Width of the SVG."
    width: Int!
    "Height of the SVG."
    height: Int!
    "Where the days begin."
    left: Int!
    "Where the days end."
    right: Int!
    "Where the highest value is."
    top: Int!
    "Where zero is."
    bottom: Int!
  }

  "A label at an axis of a plot."
  type DeskPlotTick {
    "Its x or y."
    at: Float!
    "Its text."
    label: String!
  }

  "The numbers of one color in a plot."
  type DeskPlotSeries {
    "What they count."
    name: String!
    "A value for each day or week; null for one without a value."
    values: [Float]!
    "How they are drawn: an SVG path."
    path: String!
  }

  "Numbers by day or week, laid out as a plot."
  type DeskDailyPlot {
    "Its stable name."
    id: ID!
    "Its title."
    title: String!
    "What is counted."
    about: String!
    "bars or lines."
    shape: String!
    "count, hours or cents."
    unit: String!
    "day or week: what a value is for."
    step: String!
    "The days in Eastern time, oldest first; a week is named by its Monday."
    days: [Date!]!
    "The numbers."
    series: [DeskPlotSeries!]!
    "Where the axes are."
    frame: DeskPlotFrame!
    "Labels of days."
    xTicks: [DeskPlotTick!]!
    "Labels of values."
    yTicks: [DeskPlotTick!]!
    "A value that should not be exceeded; null when there is none."
    limit: DeskPlotTick
  }

  "Patients whose first subscription was charged for the first time in one month."
  type DeskCohort {
    "The month, as YYYY-MM, in Eastern time."
    month: String!
    "How many there are."
    patients: Int!
    "How many of them still had a subscription after 1, 2, 3 … months, as far as all of them have come."
    kept: [Int!]!
  }

  "The size of every cell in the picture of cohorts."
  type DeskCohortCellSize {
    "Its width."
    width: Float!
    "Its height."
    height: Float!
  }

  "One cohort at one age, in the picture of cohorts."
  type DeskCohortCell {
    "Where it begins."
    x: Float!
    "Where it begins."
    y: Float!
    "Its shade, from 0 for few to 5 for all."
    level: Int!
    "The share that stayed, in percent."
    label: String!
  }

  "Who stays, laid out as rows of shaded cells."
  type DeskKeptPatients {
    "Oldest first."
    cohorts: [DeskCohort!]!
    "Where the cells are."
    frame: DeskPlotFrame!
    "How large they are."
    cell: DeskCohortCellSize!
    "Labels of columns: months since the first charge."
    xTicks: [DeskPlotTick!]!
    "Labels of rows: the month, with the number of patients."
    yTicks: [DeskPlotTick!]!
    "The cells."
    cells: [DeskCohortCell!]!
  }

  "What operators look at daily."
  type DeskOverview {
    "The first day that is counted, in Eastern time."
    from: Date!
    "The last day that is counted: today."
    to: Date!
    "What waits now."
    open: [DeskOpenWork!]!
    "The last 30 days."
    plots: [DeskDailyPlot!]!
    "Check-ins of the last 12 weeks."
    checkIns: [DeskDailyPlot!]!
    "Who stays, by the month of the first charge: the 12 whole months before this one."
    kept: DeskKeptPatients!
  }

  extend type Query {
    "What waits now, orders, decisions and charges of the last 30 days, check-ins by week and who stays by month. Operators only; reading it is recorded."
    deskOverview: DeskOverview! @staff(may: "overview")
  }
`;
