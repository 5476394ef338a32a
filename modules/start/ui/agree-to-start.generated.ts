// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type AgreeToStartMutationVariables = { accepted: ReadonlyArray<Schema.ShownTextInput> };

export type AgreeToStartMutation = { readonly agreeToStart: boolean };

export const AgreeToStartDocument = /* @__PURE__ */ typedDocument<AgreeToStartMutation, AgreeToStartMutationVariables>(
  'AgreeToStart',
  'mutation AgreeToStart($accepted:[ShownTextInput!]!){agreeToStart(accepted:$accepted)}',
);
