// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartRenewalMutationVariables = Readonly<Record<string, never>>;

export type StartRenewalMutation = { readonly startRenewal: { readonly status: string } };

export const StartRenewalDocument = /* @__PURE__ */ typedDocument<StartRenewalMutation, StartRenewalMutationVariables>(
  'StartRenewal',
  'mutation StartRenewal{startRenewal{status}}',
);
