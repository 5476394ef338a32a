/** Prices as several modules show them. */
export const priceTypeDefs = /* GraphQL */ `
  """
  A line of a price or an invoice. kind is one of consultation, credit, custom, discount_rule, gift, offer, product,
  sales_tax, shipping. Amounts in cents, below 0 for what is taken off; amountWithDiscount of a product is less its
  discounts. productId: the product that is sold, discounted or taxed.
  """
  type QuoteLine {
    "consultation, credit, custom, discount_rule, gift, offer, product, sales_tax or shipping."
    kind: String!
    "What it is, in words."
    label: String!
    "Cents; below 0 for what is taken off."
    amount: Int!
    "Cents, less the discounts of the product."
    amountWithDiscount: Int!
    "Id of the product that is sold, discounted or taxed; null for other lines."
    productId: Int
    "Whether it is a discount."
    isDiscount: Boolean!
  }

  "Amounts in cents. A section without lines is not charged. discount and credit are not above 0."
  type QuoteSection {
    "Its lines."
    lines: [QuoteLine!]!
    "Cents that are charged."
    total: Int!
    "Cents of the products."
    subtotal: Int!
    "Cents of discounts; not above 0."
    discount: Int!
    "Cents of shipping."
    shipping: Int!
    "Cents of sales tax."
    salesTax: Int!
    "Cents of credit that are taken off; not above 0."
    credit: Int!
  }

  "The amount of the orders from one on, counted from the first."
  type PriceStep {
    "The first order that costs so, counted from 1."
    fromOrder: Int!
    "Cents."
    amount: Int!
  }

  "A charge of a plan."
  type PlanCharge {
    "Days after the first charge."
    afterDays: Int!
    "Cents of the first order, or of the next refill."
    firstAmount: Int!
    "Cents of each later charge."
    amount: Int!
    "What it costs after a discount has ended."
    laterSteps: [PriceStep!]!
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Days between two shipments."
    everyDays: Int!
  }

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
    "What is charged when the plan is agreed."
    onApproval: QuoteSection!
    "The charges that follow."
    charges: [PlanCharge!]!
    "Cents of credit that are left: the charge that comes next takes them off."
    creditLeft: Int!
  }
`;
