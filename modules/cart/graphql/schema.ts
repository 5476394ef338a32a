import { contractTypeDefs } from './contract.ts';
import { planSelectionTypeDefs } from './plan-selection.ts';
import { productPageTypeDefs } from './product-page.ts';
import { welcomeTypeDefs } from './welcome.ts';

export const typeDefs = /* GraphQL */ `
  type CartLineItem {
    "product or other."
    kind: String!
    isDiscount: Boolean!
    "What the price is for: every 3 months, one-time purchase, your first order."
    priceDescription: String!
    "Months between shipments; 0 is a one-time purchase."
    cadence: Int!
    canBeRemoved: Boolean!
    "Not among the core hair-loss prescription drugs."
    isUpsellItem: Boolean!
    product: Product!
  }

  "A cart, and what a change made of it."
  type CartPreview {
    "add, remove, swap or swap_specialty; null when nothing changes."
    type: String
    productIds: [Int!]!
    upsellProductIds: [Int!]!
    addedProductIds: [Int!]!
    removedProductIds: [Int!]!
    "A swap took a drug type out of the cart."
    drugTypesChanged: Boolean!
    "Prescription products were taken out by this change."
    hadIneligiblePrescriptions: Boolean!
    "Cents for one shipment of everything, before shipping and tax."
    total: Int!
    lineItems: [CartLineItem!]!
    "What productIds asked for: bundles by their components, without what is ignored, and before conflicts are settled."
    requestedProductIds: [Int!]!
    "Ids that are no product a visitor may choose; they were left out."
    ignoredProductIds: [Int!]!
    "Which of these are prescription products that are not offered yet."
    notOffered: [NotOffered!]!
    "Every product that was asked about, the suggestions beside the cart, and those that a cleared cart goes back to."
    products: [Product!]!
  }

  "What was ordered at one checkout."
  type OrderedCart {
    productIds: [Int!]!
    at: DateTime!
  }

  extend type Query {
    "What this visitor ordered last, on whatever host: a cart in his browser may still hold it. Null when nothing, or when we do not know him."
    orderedCart: OrderedCart
    "What a change would do to a cart. Nothing is kept: the cart lives with the visitor. At most 100 ids a list; the id of a bundle stands for its components."
    cartPreview(productIds: [Int!]!, upsellProductIds: [Int!], add: [Int!], remove: [Int!]): CartPreview!
  }
  ${contractTypeDefs}
  ${planSelectionTypeDefs}
  ${productPageTypeDefs}
  ${welcomeTypeDefs}
`;
