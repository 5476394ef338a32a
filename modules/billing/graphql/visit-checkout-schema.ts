/** Checkouts of a visit without an order, and deposits for procedures. */
export const visitCheckoutTypeDefs = /* GraphQL */ `
  "A visit by consultationId, or a deposit by productId and procedureOn."
  input VisitWishInput {
    "Id of the visit; left out for a deposit."
    consultationId: ID
    "Id of the procedure; left out for a visit."
    productId: Int
    "Day of the procedure; left out for a visit."
    procedureOn: Date
  }

  "Amounts in cents. feeWhen is never, request (charged today) or plan (with the plan that is accepted)."
  type VisitCheckoutPage {
    "never, request (charged today) or plan (with the plan that is accepted)."
    feeWhen: String!
    "Cents of the visit's fee."
    fee: Int!
    "Cents that are charged today."
    today: Int!
    "The lines of the price."
    lines: [QuoteLine!]!
    "What the deposit is for; null for a visit."
    name: String
    "The boxes beside the button, with the texts that are agreed to."
    agreements: [CheckoutAgreement!]!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
    "How this page accepts a card."
    cardEntry: CardEntry!
    "The card that would be charged; null without one."
    savedCard: CardSummary
    "Codes of the states that are served."
    servedStates: [String!]!
  }

  "The checkout of a visit or a deposit."
  input VisitCheckoutInput {
    "Created by the browser when the checkout opens; the same id never pays twice."
    checkoutId: ID!
    "What the checkout is for."
    wish: VisitWishInput!
    "First name."
    firstName: String!
    "Last name."
    lastName: String!
    "Date of birth, YYYY-MM-DD."
    dob: String!
    "US phone number, ten digits."
    phone: String!
    "Where the patient lives."
    address: AddressInput!
    "True when the box about the terms was checked."
    termsAgreement: Boolean!
    "True when the box about telehealth was checked."
    telehealthAgreement: Boolean!
    "True when the box about saving the card was checked."
    cardAgreement: Boolean!
    "The texts beside the boxes, as the page showed them."
    shownTexts: [ShownTextInput!]!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
    "Omit to use the saved card."
    paymentMethodId: String
  }

  "A deposit for a procedure. label and detail are plain text; amount in cents."
  type Deposit {
    "Id of the order."
    orderId: ID!
    "Number of the order, as people quote it."
    orderNumber: String!
    "Name of the procedure."
    name: String!
    "Day of the procedure."
    procedureOn: Date!
    "Cents."
    amount: Int!
    "The status in a few words."
    label: String!
    "What is so and what happens next."
    detail: String!
    "Until the end of the day before the latest day that it was planned for, where the patient lives."
    isRefundable: Boolean!
    "When it was paid or reserved."
    placedAt: DateTime!
  }

  "A deposit as operators see it. state: unpaid, reserved, refunded, ended, used or kept."
  type DeskDeposit {
    "Id of the order."
    orderId: ID!
    "Number of the order, as people quote it."
    orderNumber: String!
    "The patient's name."
    patientName: String!
    "The patient's email address."
    patientEmail: String!
    "Name of the procedure."
    name: String!
    "Day of the procedure."
    procedureOn: Date!
    "Cents."
    amount: Int!
    "unpaid, reserved, refunded, ended, used or kept."
    state: String!
    "Its state in words."
    label: String!
    "The last day on which the patient can cancel. A move makes it later, never earlier."
    refundableUntil: Date!
    "The day has come: staff may record that it took place."
    mayBeUsed: Boolean!
    "The patient can no longer cancel: staff may record that they did not come."
    mayBeKept: Boolean!
  }

  "Another day for a reserved procedure."
  input MoveDepositInput {
    "Id of the order."
    orderId: ID!
    "YYYY-MM-DD, from two weeks to half a year ahead."
    procedureOn: String!
    "Why; it is kept with the change."
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
    placeVisitCheckout(
      "What to save or decide."
      input: VisitCheckoutInput!
    ): CheckoutResult!
    "The patient cancels and has the deposit back. CONFLICT from the latest day on that the procedure was planned for."
    refundDeposit(
      "Id of the order."
      orderId: ID!
    ): Boolean!
    "decision: refund, used or kept."
    deskDecideDeposit(
      "Id of the order."
      orderId: ID!
      "refund, used or kept."
      decision: String!
      "Why; it is kept with the change."
      reason: String!
    ): Boolean! @staff(may: "decide_orders")
    "Moves a reserved procedure to another day and tells the patient. Recorded with the reason."
    deskMoveDeposit(
      "What to save or decide."
      input: MoveDepositInput!
    ): Boolean! @staff(may: "decide_orders")
  }
`;
