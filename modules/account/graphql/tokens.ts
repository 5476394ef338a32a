/** Tokens with which programs use the API. */
export const tokenTypeDefs = /* GraphQL */ `
  "A token with which a program uses the API. It acts for the person who made it, within its scopes."
  type DeskToken {
    "Its id: opaque text."
    id: ID!
    "personal: a program of its maker's own; service: one that belongs to nobody in particular."
    kind: String!
    "What the program is called."
    name: String!
    "The first characters of the token, by which people recognize it."
    shownStart: String!
    "What the program may do."
    scopes: [String!]!
    "Email address of the person who made it."
    makerEmail: String!
    "Whether the viewer made it."
    isOwn: Boolean!
    "active, expired or revoked."
    state: String!
    "When it was made."
    createdAt: DateTime!
    "When it ends."
    expiresAt: DateTime!
    "When it was used last, to the minute; null when it never was."
    lastUsedAt: DateTime
  }

  "Something that a token may be given."
  type DeskTokenScope {
    "Its stable name, such as read:orders."
    id: String!
    "What a program can do with it."
    text: String!
  }

  "Tokens, and what the viewer may give to a new one."
  type DeskTokens {
    "The newest first, with those that ended within 90 days; at most 200."
    tokens: [DeskToken!]!
    "The scopes that the viewer's role has."
    scopes: [DeskTokenScope!]!
    "Whether the viewer may make tokens for a service."
    mayMakeForService: Boolean!
  }

  "A new token. Its secret is known this once."
  type DeskCreatedToken {
    "The token itself."
    secret: String!
    "When it ends."
    expiresAt: DateTime!
  }

  extend type Query {
    "The viewer's own, or everybody's for those who manage staff."
    deskTokens: DeskTokens! @staff(may: "tokens")
  }

  extend type Mutation {
    "Makes a token of the staff host. BAD_USER_INPUT names kind, name, scopes and days; CONFLICT when the viewer has too many."
    deskCreateToken(
      "personal or service."
      kind: String!
      "What the program is called."
      name: String!
      "Names of scopes, at least one."
      scopes: [String!]!
      "For how many days it works, at most 365."
      days: Int!
    ): DeskCreatedToken! @staff(may: "tokens")
    "No later request with it is answered. Repeating it changes nothing."
    deskRevokeToken(
      "Id of the token."
      id: ID!
    ): Boolean! @staff(may: "tokens")
  }
`;
