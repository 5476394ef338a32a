// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CartPageQueryVariables = Readonly<Record<string, never>>;

export type CartPageQuery = { readonly savedCart: { readonly productIds: ReadonlyArray<number>, readonly notOffered: ReadonlyArray<{ readonly message: string }>, readonly lineItems: ReadonlyArray<{ readonly amount: number, readonly amountWithDiscount: number, readonly isDiscount: boolean, readonly priceDescription: string, readonly canBeRemoved: boolean, readonly product: { readonly id: number, readonly title: string, readonly drugType: string, readonly supplyInformation: string, readonly supplyInDays: number, readonly price: number, readonly needsPrescription: boolean, readonly page: string | null } }> } };

export const CartPageDocument = /* @__PURE__ */ typedDocument<CartPageQuery, CartPageQueryVariables>(
  'CartPage',
  'query CartPage{savedCart{productIds notOffered{message}lineItems{amount amountWithDiscount isDiscount priceDescription canBeRemoved product{id title drugType supplyInformation supplyInDays price needsPrescription page}}}}',
);
