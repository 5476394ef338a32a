export const userCartTypeDefs = /* GraphQL */ `
  extend type Mutation {
    "Saves the browser's cart for the viewer, to be found on other devices; returns the ids that were saved. At most 50."
    saveCart(
      "Ids of the products."
      productIds: [Int!]!
    ): [Int!]!
  }
`;
