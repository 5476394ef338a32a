// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CloseRenewalMutationVariables = Readonly<Record<string, never>>;

export type CloseRenewalMutation = { readonly closeRenewal: { readonly status: string } };

export const CloseRenewalDocument = /* @__PURE__ */ typedDocument<CloseRenewalMutation, CloseRenewalMutationVariables>(
  'CloseRenewal',
  'mutation CloseRenewal{closeRenewal{status}}',
);
