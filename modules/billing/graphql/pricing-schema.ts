/** Prices of a checkout and of invoices. */
export const pricingTypeDefs = /* GraphQL */ `
  "A charge that comes later."
  type NextCharge {
    "Its day; null while it depends on a decision."
    on: Date
    "Days after the first charge."
    afterDays: Int!
    "Cents."
    amount: Int!
    "What it costs after a discount has ended."
    laterSteps: [PriceStep!]!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Days between two shipments."
    everyDays: Int!
  }

  "What a cart costs."
  type Quote {
    "What is charged today."
    today: QuoteSection!
    "What is charged when a clinician has approved it."
    onApproval: QuoteSection!
    "The charges that come later."
    nextCharges: [NextCharge!]!
    "Cents of credit that are left after this order: the charge that comes next takes them off."
    creditLeft: Int!
    "How it is sent."
    delivery: QuoteDelivery!
    "Whether something in it needs a prescription."
    needsPrescription: Boolean!
    "False while tax is collected and the address is missing: the amounts are without tax."
    isTaxKnown: Boolean!
    "What is agreed to about later charges; empty when there are none."
    consentText: String!
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
  }

  "How an order is sent, and when it should be there."
  type QuoteDelivery {
    "The shipping method in words."
    label: String!
    "When it should be there, counted from its payment, in words."
    arrival: String!
  }

  "A way in which an order can be sent."
  type ShippingOption {
    "standard or express."
    name: String!
    "Its name in words."
    label: String!
    "When it arrives, in words."
    detail: String!
    "Cents."
    price: Int!
    "Why these products cannot go that way; null when they can."
    problem: String
  }

  "The price of a cart, with what an order needs."
  type CheckoutQuote {
    "The price."
    quote: Quote!
    "As CheckoutPage.agreements, with the amounts of this quote."
    agreements: [CheckoutAgreement!]!
    "The method that the price is for."
    shippingMethod: String!
    "The ways in which it can be sent."
    shippingOptions: [ShippingOption!]!
    "Why the code lowers nothing; null when it does, or when there is none."
    discountProblem: String
    "Why products cannot be sent there."
    addressProblems: [String!]!
  }

  "Where an order ships, as far as its price depends on it."
  input PriceDestinationInput {
    "City."
    city: String!
    "Two-letter code of the state."
    state: String!
    "ZIP code, five digits or ZIP+4."
    zipCode: String!
  }

  "What to price."
  input CheckoutQuoteInput {
    "Id of the checkout."
    checkoutId: ID!
    "Ids of the products."
    productIds: [Int!]!
    "The prices are without tax without it, or while it is not whole."
    to: PriceDestinationInput
    "standard or express; standard when left out."
    shippingMethod: String
    "As typed; left out without one."
    discountCode: String
  }

  extend type Query {
    "The price of a cart for a signed-in patient, as placeOrder with the same entries charges it."
    checkoutQuote(
      "What to price."
      input: CheckoutQuoteInput!
    ): CheckoutQuote!
  }
`;
