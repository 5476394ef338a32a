// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type AddAddressMutationVariables = { address: Schema.AddressInput };

export type AddAddressMutation = { readonly addAddress: string };

export const AddAddressDocument = /* @__PURE__ */ typedDocument<AddAddressMutation, AddAddressMutationVariables>(
  'AddAddress',
  'mutation AddAddress($address:AddressInput!){addAddress(address:$address)}',
);
