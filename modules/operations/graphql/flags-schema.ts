/** Feature flags and outage banners, for staff. */
export const flagsTypeDefs = /* GraphQL */ `
  "A value of a flag that can be tried on the storefront."
  type DeskFlagPreview {
    "The value, as text."
    value: String!
    "Address of the page that shows the difference, with the value forced for the visit."
    href: String!
  }

  "A feature flag, with the value that holds for everybody."
  type DeskFeatureFlag {
    "Its name."
    name: String!
    "What it decides."
    text: String!
    "The value that holds, as text."
    value: String!
    "The value while no source gives one, as text."
    initial: String!
    "Where the value comes from: LaunchDarkly, File or Default."
    sourceLabel: String!
    "What the source gives although the flag does not accept it: the default holds. Null otherwise."
    refused: String
    "Values that can be tried; none in production."
    previews: [DeskFlagPreview!]!
    "Address that ends a preview; null without previews."
    endPreview: String
  }

  "A banner about an outage, as the operator's file has it."
  type DeskOutage {
    "Hosts on which it shows; * matches anything."
    brands: [String!]!
    "Paths on which it shows; * matches anything."
    routes: [String!]!
    "Its headline."
    header: String!
    "What it says."
    body: String!
  }

  "What the product saw change of a flag or of the outage banners. Who changed it is known to its source only."
  type DeskFlagChange {
    "Its id: opaque text."
    id: ID!
    "The name of the flag, or that it is about outage banners."
    subject: String!
    "What held before, as text."
    before: String!
    "What holds since then, as text."
    after: String!
    "When it was seen: within a minute."
    seenAt: DateTime!
  }

  "Feature flags and outage banners."
  type DeskFlags {
    "service for LaunchDarkly, file for the operator's file."
    source: String!
    "The same in words."
    sourceLabel: String!
    "Every flag of the product."
    flags: [DeskFeatureFlag!]!
    "Names that the source gives and that the product does not know."
    unknown: [String!]!
    "Whether values can be tried: everywhere except in production."
    hasPreviews: Boolean!
    "The banners of the operator's file."
    outages: [DeskOutage!]!
    "Why the file counts as none; null when it is right."
    outagesProblem: String
    "What changed lately, newest first, at most 50."
    changes: [DeskFlagChange!]!
  }

  extend type Query {
    "Every feature flag with its value and where it comes from, and the outage banners. Operators only; reading it is recorded."
    deskFlags: DeskFlags! @staff(may: "flags")
  }
`;
