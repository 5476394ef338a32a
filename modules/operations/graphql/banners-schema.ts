/** Banners that operators write, for staff. */
export const bannersTypeDefs = /* GraphQL */ `
  "A banner as it was saved once."
  type DeskBannerVersion {
    "Its number; the first is 1."
    version: Int!
    "Its headline."
    header: String!
    "What it says; may be blank."
    body: String!
    "Paths on which it shows; * matches anything."
    routes: [String!]!
    "When it was saved."
    savedAt: DateTime!
    "Who saved it; null while they have no name."
    savedBy: String
  }

  "A banner at the top of pages."
  type DeskBanner {
    "Its id: opaque text."
    id: ID!
    "draft, published or ended."
    state: String!
    "The same in words."
    stateLabel: String!
    "The version that is or was shown; null for a draft."
    publishedVersion: Int
    "Since when that version is shown; null for a draft."
    publishedAt: DateTime
    "When it was ended; null before."
    endedAt: DateTime
    "Everything that was saved, newest first."
    versions: [DeskBannerVersion!]!
  }

  "Banners, as operators see them."
  type DeskBanners {
    "Newest first, at most 50."
    banners: [DeskBanner!]!
  }

  "What a banner says."
  input DeskBannerInput {
    "The banner that gets another version; a new one when left out."
    bannerId: ID
    "Its headline, at most 200 characters."
    header: String!
    "What it says, at most 2000 characters; may be blank."
    body: String!
    "Paths on which it shows, such as /checkout*; * for every page."
    routes: [String!]!
  }

  extend type Query {
    "Banners with their versions. Operators only; reading it is recorded."
    deskBanners: DeskBanners! @staff(may: "content")
  }

  extend type Mutation {
    "Saves a draft or another version, and returns the banner's id. Nothing that is shown changes. Recorded. BAD_USER_INPUT names header, body or routes."
    deskSaveBanner(
      "What it says."
      input: DeskBannerInput!
    ): ID! @staff(may: "content")
    "Shows a version to everybody, within a minute. Recorded. CONFLICT when a newer version was saved."
    deskPublishBanner(
      "Id of the banner."
      id: ID!
      "The newest version."
      version: Int!
    ): Boolean! @staff(may: "content")
    "Shows a banner no longer, within a minute. Recorded. CONFLICT for a draft."
    deskEndBanner(
      "Id of the banner."
      id: ID!
    ): Boolean! @staff(may: "content")
  }
`;
