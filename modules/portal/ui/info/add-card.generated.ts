// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AddCardMutationVariables = { paymentMethodId: string; makeDefault: boolean };

export type AddCardMutation = { readonly addCard: { readonly actionUrl: string | null } };

export const AddCardDocument = /* @__PURE__ */ typedDocument<AddCardMutation, AddCardMutationVariables>(
  'AddCard',
  'mutation AddCard($paymentMethodId:String!$makeDefault:Boolean!){addCard(paymentMethodId:$paymentMethodId makeDefault:$makeDefault){actionUrl}}',
);
