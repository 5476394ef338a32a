// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CancelCallMutationVariables = Readonly<Record<string, never>>;

export type CancelCallMutation = { readonly cancelCall: boolean };

export const CancelCallDocument = /* @__PURE__ */ typedDocument<CancelCallMutation, CancelCallMutationVariables>(
  'CancelCall',
  'mutation CancelCall{cancelCall}',
);
