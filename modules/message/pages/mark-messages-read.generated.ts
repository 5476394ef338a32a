// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type MarkMessagesReadMutationVariables = { subject?: string | null | undefined };

export type MarkMessagesReadMutation = { readonly markMessagesRead: boolean };

export const MarkMessagesReadDocument = /* @__PURE__ */ typedDocument<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>(
  'MarkMessagesRead',
  'mutation MarkMessagesRead($subject:String){markMessagesRead(subject:$subject)}',
);
