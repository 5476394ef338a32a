import { planSelectionTypeDefs } from './plan-selection.ts';
import { productPageTypeDefs } from './product-page.ts';
import { takenTherapiesTypeDefs } from './taken-therapies.ts';
import { userCartTypeDefs } from './user-cart-schema.ts';
import { welcomeTypeDefs } from './welcome.ts';

export const typeDefs = /* GraphQL */ `
  "One product in the cart, with what it costs."
  type CartLineItem {
    "product, or other for a gift, which comes with products that are bought."
    kind: String!
    "Its first order costs less by a discount that applies without a code."
    isDiscount: Boolean!
    "Cents for one shipment; amountWithDiscount: for the first one."
    amount: Int!
    "Cents for the first shipment, after discounts."
    amountWithDiscount: Int!
    "Cents for the second shipment, where a discount continues."
    nextAmount: Int!
    "Cents for a shipment after every discount that ends has ended."
    lastAmount: Int!
    "What the price covers: every 3 months, one-time purchase, your first order."
    priceDescription: String!
    "Months between shipments; 0 is a one-time purchase."
    cadence: Int!
    "False for a gift: it leaves with what it came with."
    canBeRemoved: Boolean!
    "Not among the core hair-loss prescription drugs."
    isUpsellItem: Boolean!
    "The product."
    product: Product!
  }

  "A cart, and what a change did to it."
  type CartPreview {
    "add, remove, swap or swap_specialty; null when nothing changes."
    type: String
    "Ids of what the cart contains now."
    productIds: [Int!]!
    "Ids of the suggestions beside the cart."
    upsellProductIds: [Int!]!
    "Ids that the change added."
    addedProductIds: [Int!]!
    "Ids that the change removed."
    removedProductIds: [Int!]!
    "A swap removed a drug type from the cart."
    drugTypesChanged: Boolean!
    "Prescription products were removed by this change."
    hadIneligiblePrescriptions: Boolean!
    "Cents for one shipment of everything, before shipping and tax."
    total: Int!
    "What the cart contains now, with prices."
    lineItems: [CartLineItem!]!
    "What productIds asked for: bundles as their components, without ignored ids, before conflicts are settled."
    requestedProductIds: [Int!]!
    "Ids that are no product a visitor may choose; they were left out."
    ignoredProductIds: [Int!]!
    "The prescription products among these that are not offered yet."
    notOffered: [NotOffered!]!
    "Every requested product, the suggestions beside the cart, and those that a cleared cart returns to."
    products: [Product!]!
  }

  "What was ordered at one checkout."
  type OrderedCart {
    "Ids of the products."
    productIds: [Int!]!
    "When it was ordered."
    at: DateTime!
  }

  extend type Query {
    "What this visitor ordered last, on either host: the browser's cart may still hold it. Null when there is no order or the visitor is unknown."
    orderedCart: OrderedCart
    "What a change would do to a cart. Nothing is stored: the cart is kept in the browser. At most 100 ids per list; a bundle's id stands for its components."
    cartPreview(
      "Ids of the products."
      productIds: [Int!]!
      "Ids of the suggestions beside the cart."
      upsellProductIds: [Int!]
      "Ids of products to add."
      add: [Int!]
      "Ids of products to remove."
      remove: [Int!]
    ): CartPreview!
  }
  ${userCartTypeDefs}
  ${takenTherapiesTypeDefs}
  ${planSelectionTypeDefs}
  ${productPageTypeDefs}
  ${welcomeTypeDefs}
`;
