// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { MessageContentFragment } from '#modules/message/ui/message-content.generated.ts';

export type SendMessageMutationVariables = { body: string };

export type SendMessageMutation = { readonly sendMessage: MessageContentFragment };

export const SendMessageDocument = typedDocument<SendMessageMutation, SendMessageMutationVariables>(
  'SendMessage',
  'mutation SendMessage($body:String!){sendMessage(body:$body){...MessageContent}}fragment MessageContent on ConsultationMessage{id body authorType authorName createdAt unread}',
);
