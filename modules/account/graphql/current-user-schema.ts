/** Fields that clients of earlier storefronts use; their names and types are fixed by those clients. */
export const currentUserTypeDefs = /* GraphQL */ `
  "A string, a number or a boolean."
  scalar FlagValue
  "value is null when there is no such flag."
  type FeatureFlag { name: String! value: FlagValue }

  "The marketing parameters of the visitor's newest address that had any."
  type UtmParams { source: String medium: String campaign: String content: String term: String }

  extend type User { dob: Date }

  extend type Query {
    currentUtmParams: UtmParams!
    "Sorted by name; at most 200."
    featureFlags(flagNames: [String!]!): [FeatureFlag!]!
  }
`;
