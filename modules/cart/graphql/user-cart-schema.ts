export const userCartTypeDefs = /* GraphQL */ `
  extend type Query {
    "The cart that is kept on the server for the viewer, by its rules and with its prices: the patient's, or the visitor's. Empty for nobody known."
    savedCart: CartPreview!
  }

  extend type Mutation {
    "Changes the cart that is kept on the server, by the rules of cartPreview: for browsers without scripts, which keep none. Adding what it holds and removing what it does not hold changes nothing. BAD_USER_INPUT names a list of more than 100 ids; FORBIDDEN to programs without a browser."
    changeSavedCart(
      "Ids of products to add."
      add: [Int!]
      "Ids of products to remove."
      remove: [Int!]
    ): CartPreview!
    "Saves the browser's cart for the viewer, to be found on other devices; returns the ids that were saved. At most 50."
    saveCart(
      "Ids of the products."
      productIds: [Int!]!
    ): [Int!]!
  }
`;
