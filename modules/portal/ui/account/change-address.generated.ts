// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChangeAddressMutationVariables = { address: Schema.AddressInput };

export type ChangeAddressMutation = { readonly changeAddress: boolean };

export const ChangeAddressDocument = /* @__PURE__ */ typedDocument<ChangeAddressMutation, ChangeAddressMutationVariables>(
  'ChangeAddress',
  'mutation ChangeAddress($address:AddressInput!){changeAddress(address:$address)}',
);
