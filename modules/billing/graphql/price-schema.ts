/** Prices as several modules show them. */
export const priceTypeDefs = /* GraphQL */ `
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
  "firstAmount: its first order, or its next refill under a plan that takes the place of another one."
  type PlanCharge { afterDays: Int! firstAmount: Int! amount: Int! laterSteps: [PriceStep!]! productNames: [String!]! everyDays: Int! }
  "What a clinician's plan costs when it is agreed, and later. Amounts in cents."
  type PlanPrice {
    "Charged when the plan is agreed; of one that is charged with the next refill, that refill before credit."
    amount: Int!
    "The plan takes the place of what ships: nothing is charged when it is agreed."
    isWithRefill: Boolean!
    "Of the amount, for a visit that began without an order."
    fee: Int!
    "What the patient agrees to, in sentences."
    agreement: String!
    onApproval: QuoteSection!
    charges: [PlanCharge!]!
    "Cents of credit that are left: the charge that comes next takes them off."
    creditLeft: Int!
  }
`;
