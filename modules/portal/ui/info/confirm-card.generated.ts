// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmCardMutationVariables = Readonly<Record<string, never>>;

export type ConfirmCardMutation = { readonly confirmCard: { readonly actionUrl: string | null } };

export const ConfirmCardDocument = /* @__PURE__ */ typedDocument<ConfirmCardMutation, ConfirmCardMutationVariables>(
  'ConfirmCard',
  'mutation ConfirmCard{confirmCard{actionUrl}}',
);
