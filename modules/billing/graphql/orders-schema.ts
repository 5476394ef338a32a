/** Orders and their invoices, as the patient sees them. */
export const orderTypeDefs = /* GraphQL */ `
  "A product of an order."
  type OrderLine {
    "Id of the product."
    productId: Int!
    "Name with strength and count."
    name: String!
    "How many."
    quantity: Int!
    "Cents of this line."
    amount: Int!
    "Type of drug, such as finasteride."
    drugType: String!
    "In plain text, what is special about it: it waits for stock, or will not ship. Null for most."
    note: String
  }

  "A part of a price; cents."
  type PriceLine {
    "What it is."
    label: String!
    "Cents."
    amount: Int!
  }

  "The order's id and status. Its contents and price: User.orders."
  type OrderHead {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "When it was made."
    createdAt: DateTime!
    "Plain text, never a status name."
    label: String!
    "What is so and what happens next."
    detail: String!
    "When it left the pharmacy; null before."
    shippedAt: DateTime
    "When the carrier delivered it; null before."
    deliveredAt: DateTime
    "Number at the carrier; null while there is none."
    trackingNumber: String
    "By when it should be there; null before it is paid, while something delays it, and once it has arrived."
    arrivesBy: DateTime
    "Recipient and address on one line; null for a service."
    shipsTo: String
  }

  "An order of the patient."
  type Order {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "When it was made."
    createdAt: DateTime!
    "Plain text, never a status name."
    label: String!
    "What is so and what happens next."
    detail: String!
    "Cents of the whole order."
    total: Int!
    "Its products."
    lines: [OrderLine!]!
    "Discounts, fees, shipping, tax and credit: with the lines they make the total."
    otherLines: [PriceLine!]!
    "When it left the pharmacy; null before."
    shippedAt: DateTime
    "When the carrier delivered it; null before."
    deliveredAt: DateTime
    "Number at the carrier; null while there is none."
    trackingNumber: String
    "By when it should be there; null before it is paid, while something delays it, and once it has arrived."
    arrivesBy: DateTime
    "Recipient and address on one line; null for a service."
    shipsTo: String
    "Its invoice; null while there is none."
    invoice: InvoiceView
    "What has happened and what comes, oldest first."
    steps: [OrderStep!]!
    "The checkout with the same products; null while the order has not left."
    orderAgain: String
  }

  "One step of an order."
  type OrderStep {
    "Its name."
    label: String!
    "When it happened; null before."
    at: DateTime
    "Where it stands, as a stable word."
    state: String!
    "By when it is promised, in business days; null without a promise."
    by: DateTime
  }

  "An invoice, as the patient sees it."
  type InvoiceView {
    "Its id: opaque text."
    id: ID!
    "Its number, as people quote it."
    number: String!
    "What it is for, in a sentence."
    summary: String!
    "Cents of the invoice."
    total: Int!
    "Cents that were charged."
    amountCharged: Int!
    "Its lines."
    lines: [QuoteLine!]!
    "When it was paid; null before."
    paidAt: DateTime
    "Whether the patient can pay it now."
    canPay: Boolean!
    "Address of the invoice as a PDF file; null while there is none."
    pdf: String
    "Address of the itemized receipt; null until it is paid."
    receipt: String
  }
`;
