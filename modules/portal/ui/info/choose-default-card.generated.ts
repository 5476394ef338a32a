// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChooseDefaultCardMutationVariables = { cardId: string };

export type ChooseDefaultCardMutation = { readonly chooseDefaultCard: boolean };

export const ChooseDefaultCardDocument = /* @__PURE__ */ typedDocument<ChooseDefaultCardMutation, ChooseDefaultCardMutationVariables>(
  'ChooseDefaultCard',
  'mutation ChooseDefaultCard($cardId:ID!){chooseDefaultCard(cardId:$cardId)}',
);
