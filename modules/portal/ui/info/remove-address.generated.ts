// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveAddressMutationVariables = { addressId: string };

export type RemoveAddressMutation = { readonly removeAddress: boolean };

export const RemoveAddressDocument = /* @__PURE__ */ typedDocument<RemoveAddressMutation, RemoveAddressMutationVariables>(
  'RemoveAddress',
  'mutation RemoveAddress($addressId:ID!){removeAddress(addressId:$addressId)}',
);
