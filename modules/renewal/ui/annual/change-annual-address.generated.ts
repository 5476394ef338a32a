// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ChangeAnnualAddressMutationVariables = { address: Schema.AddressInput };

export type ChangeAnnualAddressMutation = { readonly changeAddress: boolean };

export const ChangeAnnualAddressDocument = /* @__PURE__ */ typedDocument<ChangeAnnualAddressMutation, ChangeAnnualAddressMutationVariables>(
  'ChangeAnnualAddress',
  'mutation ChangeAnnualAddress($address:AddressInput!){changeAddress(address:$address)}',
);
