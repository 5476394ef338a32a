// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type OtcExtrasQueryVariables = { productIds: ReadonlyArray<number> };

export type OtcExtrasQuery = { readonly products: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly title: string, readonly description: string, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly isNew: boolean, readonly discount: { readonly first: number, readonly charged: string, readonly afterwards: string } | null }> };

export const OtcExtrasDocument = /* @__PURE__ */ typedDocument<OtcExtrasQuery, OtcExtrasQueryVariables>(
  'OtcExtras',
  'query OtcExtras($productIds:[Int!]!){products(productIds:$productIds){id discount{first charged afterwards}drugType title description price supplyInDays supplyInformation needsPrescription isNew}}',
);
