// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartOverMutationVariables = Readonly<Record<string, never>>;

export type StartOverMutation = { readonly startOver: boolean };

export const StartOverDocument = /* @__PURE__ */ typedDocument<StartOverMutation, StartOverMutationVariables>(
  'StartOver',
  'mutation StartOver{startOver}',
);
