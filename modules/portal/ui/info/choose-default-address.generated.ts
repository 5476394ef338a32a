// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChooseDefaultAddressMutationVariables = { addressId: string };

export type ChooseDefaultAddressMutation = { readonly chooseDefaultAddress: boolean };

export const ChooseDefaultAddressDocument = /* @__PURE__ */ typedDocument<ChooseDefaultAddressMutation, ChooseDefaultAddressMutationVariables>(
  'ChooseDefaultAddress',
  'mutation ChooseDefaultAddress($addressId:ID!){chooseDefaultAddress(addressId:$addressId)}',
);
