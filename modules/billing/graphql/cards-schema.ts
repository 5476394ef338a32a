/** The saved cards of a patient. */
export const cardTypeDefs = /* GraphQL */ `
  "A saved card."
  type SavedCard {
    "Its id: opaque text."
    id: ID!
    "Card network, such as visa."
    brand: String!
    "The last four digits of the card."
    last4: String!
    "apple_pay, google_pay or link; null for a card that was typed."
    wallet: String
    "Month in which the card expires, 1 to 12."
    expMonth: Int!
    "Year in which the card expires, four digits."
    expYear: Int!
    "Whether it is charged first."
    isDefault: Boolean!
    "LATER, SOON (within 30 days) or EXPIRED."
    expiry: String!
  }

  "A card that was sent to be saved."
  type AddedCard {
    "Page of the card's issuer that wants a confirmation; null when the card is saved."
    actionUrl: String
  }

  extend type Query {
    "How this site accepts cards."
    cardEntry: CardEntry!
  }

  extend type Mutation {
    "Saves a card for later charges. BAD_USER_INPUT and PAYMENT_DECLINED name paymentMethodId."
    addCard(
      "The payment processor's id of the card."
      paymentMethodId: String!
      "Whether it is charged from now on."
      makeDefault: Boolean!
    ): AddedCard!
    "After the issuer's page: finishes what addCard started."
    confirmCard: AddedCard!
    "The card that is charged from now on. NOT_FOUND for another person's card."
    chooseDefaultCard(
      "Id of the saved card."
      cardId: ID!
    ): Boolean!
    "CONFLICT while the card is needed, with what to do. NOT_FOUND for another person's card."
    removeCard(
      "Id of the saved card."
      cardId: ID!
    ): Boolean!
  }
`;
