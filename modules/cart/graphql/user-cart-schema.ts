export const userCartTypeDefs = /* GraphQL */ `
  extend type Mutation {
    "Remembers the browser's cart for the asker, so that he finds it elsewhere; gives the ids that were kept. At most 50."
    keepCart(productIds: [Int!]!): [Int!]!
  }
`;
