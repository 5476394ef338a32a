/** Prices of a checkout and of invoices. */
export const pricingTypeDefs = /* GraphQL */ `
  "amount is that of the second order; laterSteps: what it is after a discount has ended."
  type NextCharge { on: Date afterDays: Int! amount: Int! laterSteps: [PriceStep!]! productNames: [String!]! everyDays: Int! }
  type Quote {
    today: QuoteSection!
    onApproval: QuoteSection!
    nextCharges: [NextCharge!]!
    "Cents of credit that are left after this order: the charge that comes next takes them off."
    creditLeft: Int!
    needsPrescription: Boolean!
    "False while tax is collected and the address is missing: the amounts are without tax."
    isTaxKnown: Boolean!
    consentText: String!
    consentVersion: String!
  }
  "name is standard or express. problem: why these products cannot go that way."
  type ShippingOption { name: String! label: String! detail: String! price: Int! problem: String }
  type CheckoutQuote {
    quote: Quote!
    "As CheckoutPage.agreements, with the amounts of this quote."
    agreements: [CheckoutAgreement!]!
    "The method that the price is for."
    shippingMethod: String!
    shippingOptions: [ShippingOption!]!
    "Why the code lowers nothing; null when it does, or when there is none."
    discountProblem: String
    "Why products cannot be sent there."
    addressProblems: [String!]!
  }
  input PriceDestinationInput { city: String! state: String! zipCode: String! }
  input CheckoutQuoteInput {
    checkoutId: ID!
    productIds: [Int!]!
    "The prices are without tax without it, or while it is not whole."
    to: PriceDestinationInput
    shippingMethod: String
    discountCode: String
  }
  extend type Query {
    "The price of a cart for a signed-in patient, as placeOrder with the same entries charges it."
    checkoutQuote(input: CheckoutQuoteInput!): CheckoutQuote!
  }
`;
