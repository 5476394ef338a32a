// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveCardMutationVariables = { cardId: string };

export type RemoveCardMutation = { readonly removeCard: boolean };

export const RemoveCardDocument = /* @__PURE__ */ typedDocument<RemoveCardMutation, RemoveCardMutationVariables>(
  'RemoveCard',
  'mutation RemoveCard($cardId:ID!){removeCard(cardId:$cardId)}',
);
