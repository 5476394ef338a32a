// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmAnnualAddressMutationVariables = { hash: string };

export type ConfirmAnnualAddressMutation = { readonly confirmAnnualAddress: { readonly status: string } };

export const ConfirmAnnualAddressDocument = /* @__PURE__ */ typedDocument<ConfirmAnnualAddressMutation, ConfirmAnnualAddressMutationVariables>(
  'ConfirmAnnualAddress',
  'mutation ConfirmAnnualAddress($hash:String!){confirmAnnualAddress(hash:$hash){status}}',
);
