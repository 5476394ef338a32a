/** Prices of a checkout and of invoices. */
export const pricingTypeDefs = /* GraphQL */ `
  """
  A line of a price or an invoice. kind is one of consultation, credit, custom, discount_rule, gift, offer, product,
  sales_tax, shipping. Amounts in cents, below 0 for what is taken off; amountWithDiscount of a product is less its
  discounts. productId: the product that is sold, discounted or taxed.
  """
  type QuoteLine { kind: String! label: String! amount: Int! amountWithDiscount: Int! productId: Int isDiscount: Boolean! }
  "Amounts in cents. A section without lines is not charged. discount and credit are not above 0."
  type QuoteSection { lines: [QuoteLine!]! total: Int! subtotal: Int! discount: Int! shipping: Int! salesTax: Int! credit: Int! }
  "The amount of the orders from one on, counted from the first."
  type PriceStep { fromOrder: Int! amount: Int! }
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
