/** The saved cards of a patient. */
export const cardTypeDefs = /* GraphQL */ `
  "expiry: LATER, SOON (within 30 days) or EXPIRED. wallet as in CardSummary."
  type SavedCard { id: ID! brand: String! last4: String! wallet: String expMonth: Int! expYear: Int! isDefault: Boolean! expiry: String! }

  "actionUrl: the page of the card's issuer, who wants a confirmation first; null when the card is saved."
  type AddedCard { actionUrl: String }

  extend type Query {
    "How this site accepts cards."
    cardEntry: CardEntry!
  }

  extend type Mutation {
    "Saves a card for later charges. BAD_USER_INPUT and PAYMENT_DECLINED name paymentMethodId."
    addCard(paymentMethodId: String!, makeDefault: Boolean!): AddedCard!
    "After the issuer's page: finishes what addCard started."
    confirmCard: AddedCard!
    "The card that is charged from now on. NOT_FOUND for another person's card."
    chooseDefaultCard(cardId: ID!): Boolean!
    "CONFLICT while the card is needed, with what to do. NOT_FOUND for another person's card."
    removeCard(cardId: ID!): Boolean!
  }
`;
