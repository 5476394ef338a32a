// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SendPreparedMessageMutationVariables = { body: string };

export type SendPreparedMessageMutation = { readonly sendMessage: { readonly id: string } };

export const SendPreparedMessageDocument = /* @__PURE__ */ typedDocument<SendPreparedMessageMutation, SendPreparedMessageMutationVariables>(
  'SendPreparedMessage',
  'mutation SendPreparedMessage($body:String!){sendMessage(body:$body){id}}',
);
