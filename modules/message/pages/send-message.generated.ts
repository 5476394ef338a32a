// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SendMessageMutationVariables = {
  body: string;
};

export type SendMessageMutation = { readonly sendMessage: { readonly id: string, readonly body: string, readonly authorType: string, readonly authorName: string, readonly createdAt: string, readonly unread: boolean } };

export const SendMessageDocument = typedDocument<SendMessageMutation, SendMessageMutationVariables>(
  'SendMessage',
  'mutation SendMessage($body:String!){sendMessage(body:$body){id body authorType authorName createdAt unread}}',
);
