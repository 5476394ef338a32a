/** Checkouts of a visit without an order, and deposits for procedures. */
export const visitCheckoutTypeDefs = /* GraphQL */ `
  "A visit by consultationId, or a deposit by productId and procedureOn."
  input VisitWishInput { consultationId: ID productId: Int procedureOn: Date }

  "Amounts in cents. feeWhen is never, request (charged today) or plan (with the plan that is accepted)."
  type VisitCheckoutPage {
    feeWhen: String!
    fee: Int!
    today: Int!
    lines: [QuoteLine!]!
    "What the deposit is for; null for a visit."
    name: String
    agreements: [CheckoutAgreement!]!
    consentVersion: String!
    cardEntry: CardEntry!
    savedCard: CardSummary
    servedStates: [String!]!
  }

  input VisitCheckoutInput {
    "Created by the browser when the checkout opens; the same id never pays twice."
    checkoutId: ID!
    wish: VisitWishInput!
    firstName: String!
    lastName: String!
    dob: String!
    phone: String!
    address: AddressInput!
    termsAgreement: Boolean!
    telehealthAgreement: Boolean!
    cardAgreement: Boolean!
    shownTexts: [ShownTextInput!]!
    consentVersion: String!
    "Omit to use the saved card."
    paymentMethodId: String
  }

  "A deposit for a procedure. label and detail are plain text; amount in cents."
  type Deposit {
    orderId: ID!
    orderNumber: String!
    name: String!
    procedureOn: Date!
    amount: Int!
    label: String!
    detail: String!
    "Until the end of the day before the latest day that it was planned for, where the patient lives."
    isRefundable: Boolean!
    placedAt: DateTime!
  }

  "A deposit as operators see it. state: unpaid, reserved, refunded, ended, used or kept."
  type DeskDeposit {
    orderId: ID!
    orderNumber: String!
    patientName: String!
    patientEmail: String!
    name: String!
    procedureOn: Date!
    amount: Int!
    state: String!
    label: String!
    "The last day on which the patient can cancel. A move makes it later, never earlier."
    refundableUntil: Date!
    "The day has come: staff may record that it took place."
    mayBeUsed: Boolean!
    "The patient can no longer cancel: staff may record that they did not come."
    mayBeKept: Boolean!
  }

  input MoveDepositInput {
    orderId: ID!
    "YYYY-MM-DD, from two weeks to half a year ahead."
    procedureOn: String!
    reason: String!
  }

  extend type User {
    "Newest first."
    deposits: [Deposit!]!
  }

  extend type Query {
    "By the day of the procedure, the latest first."
    deskDeposits: [DeskDeposit!]! @staff(may: "orders")
  }

  extend type Mutation {
    "Saves the card and sends the visit to a clinician, or pays the deposit. Fails as placeOrder does."
    placeVisitCheckout(input: VisitCheckoutInput!): CheckoutResult!
    "The patient cancels and has the deposit back. CONFLICT from the latest day on that the procedure was planned for."
    refundDeposit(orderId: ID!): Boolean!
    "decision: refund, used or kept."
    deskDecideDeposit(orderId: ID!, decision: String!, reason: String!): Boolean! @staff(may: "decide_orders")
    "Moves a reserved procedure to another day and tells the patient. Recorded with the reason."
    deskMoveDeposit(input: MoveDepositInput!): Boolean! @staff(may: "decide_orders")
  }
`;
