export const typeDefs = /* GraphQL */ `
  "What a browser tells of a visit. Stored under the ids of whoever asks; userId and email are not believed."
  input AnalyticsEventInput {
    event: String!
    email: String
    userId: ID
    "A JSON object as a string, at most 16 KB; without health data."
    payload: String
  }

  input PageviewEventInput {
    "Of which only the path is kept."
    url: String!
    anonymousId: ID
    userId: ID
    "A JSON object as a string, at most 16 KB; without health data."
    payload: String
  }

  type AnalyticsEvent { event: String! }
  type PageviewEvent { url: String! }

  extend type Mutation {
    createAnalyticsEvent(analyticsEvent: AnalyticsEventInput!): AnalyticsEvent!
    createPageviewEvent(analyticsEvent: PageviewEventInput!): PageviewEvent!
  }
`;
