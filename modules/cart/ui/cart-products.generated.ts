// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CartProductsQueryVariables = { productIds: ReadonlyArray<number>; upsellProductIds?: ReadonlyArray<number> | null | undefined };

export type CartProductsQuery = { readonly cartPreview: { readonly productIds: ReadonlyArray<number>, readonly requestedProductIds: ReadonlyArray<number>, readonly upsellProductIds: ReadonlyArray<number>, readonly ignoredProductIds: ReadonlyArray<number>, readonly notOffered: ReadonlyArray<{ readonly message: string }>, readonly products: ReadonlyArray<{ readonly id: number, readonly price: number, readonly buyNow: boolean, readonly drugType: string, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly specialtyProductCollection: string, readonly title: string, readonly displayedName: string, readonly image: string, readonly transparentImage: string, readonly isNew: boolean, readonly isUpsell: boolean, readonly unavailableStates: ReadonlyArray<{ readonly name: string }>, readonly conflictProductCollections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly productIds: ReadonlyArray<number> }> }> }, readonly orderedCart: { readonly productIds: ReadonlyArray<number>, readonly at: string } | null };

export const CartProductsDocument = /* @__PURE__ */ typedDocument<CartProductsQuery, CartProductsQueryVariables>(
  'CartProducts',
  'query CartProducts($productIds:[Int!]!$upsellProductIds:[Int!]){cartPreview(productIds:$productIds upsellProductIds:$upsellProductIds){productIds requestedProductIds upsellProductIds ignoredProductIds notOffered{message}products{id price buyNow drugType supplyInDays supplyInformation unavailableStates{name}needsPrescription specialtyProductCollection conflictProductCollections{id name productIds}title displayedName image transparentImage isNew isUpsell}}orderedCart{productIds at}}',
);
