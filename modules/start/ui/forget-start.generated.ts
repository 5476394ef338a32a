// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ForgetStartMutationVariables = Readonly<Record<string, never>>;

export type ForgetStartMutation = { readonly forgetStart: boolean };

export const ForgetStartDocument = /* @__PURE__ */ typedDocument<ForgetStartMutation, ForgetStartMutationVariables>(
  'ForgetStart',
  'mutation ForgetStart{forgetStart}',
);
