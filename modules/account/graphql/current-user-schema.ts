/** Fields that clients of earlier storefronts use; their names and types are fixed by those clients. */
export const currentUserTypeDefs = /* GraphQL */ `
  "A string, a number or a boolean."
  scalar FlagValue
  "A feature flag."
  type FeatureFlag {
    "Its name."
    name: String!
    "Its value for the viewer; null when there is no such flag."
    value: FlagValue
  }

  "The marketing parameters of the visitor's newest address that had any."
  type UtmParams {
    "utm_source; null when it was not in the address."
    source: String
    "utm_medium; null when it was not in the address."
    medium: String
    "utm_campaign; null when it was not in the address."
    campaign: String
    "utm_content; null when it was not in the address."
    content: String
    "utm_term; null when it was not in the address."
    term: String
  }

  extend type User {
    "Date of birth; null until it is given."
    dob: Date
  }

  extend type Query {
    "The marketing parameters that the visitor came with."
    currentUtmParams: UtmParams!
    "Sorted by name; at most 200."
    featureFlags(
      "Names of the flags."
      flagNames: [String!]!
    ): [FeatureFlag!]!
  }
`;
