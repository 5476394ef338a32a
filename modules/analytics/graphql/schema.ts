export const typeDefs = /* GraphQL */ `
  "An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored."
  input AnalyticsEventInput {
    event: String!
    email: String
    userId: ID
    "A JSON object as a string, at most 16 KB; without health data."
    payload: String
  }

  input PageviewEventInput {
    "Only its path is stored."
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
