export const typeDefs = /* GraphQL */ `
  "An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored."
  input AnalyticsEventInput {
    "Its name, one of the listed events."
    event: String!
    "Ignored."
    email: String
    "Ignored."
    userId: ID
    "A JSON object as a string, at most 16 KB; without health data."
    payload: String
  }

  "A page view to store."
  input PageviewEventInput {
    "Only its path is stored."
    url: String!
    "Id of the visitor, as the browser knows it."
    anonymousId: ID
    "Id of the person, as the browser knows it."
    userId: ID
    "A JSON object as a string, at most 16 KB; without health data."
    payload: String
  }

  "An event that was stored."
  type AnalyticsEvent {
    "Its name."
    event: String!
  }

  "A page view that was stored."
  type PageviewEvent {
    "Its address, as it was sent."
    url: String!
  }

  extend type Mutation {
    "Stores an event of the viewer's browser."
    createAnalyticsEvent(
      "The event."
      analyticsEvent: AnalyticsEventInput!
    ): AnalyticsEvent!
    "Stores that the viewer opened a page."
    createPageviewEvent(
      "The event."
      analyticsEvent: PageviewEventInput!
    ): PageviewEvent!
  }
`;
