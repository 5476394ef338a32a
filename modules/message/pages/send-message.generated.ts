// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { MessageContentFragment } from '#modules/message/ui/message-content.generated.ts';

export type SendMessageMutationVariables = { body: string; subject: string; attachmentIds: ReadonlyArray<string> };

export type SendMessageMutation = { readonly sendMessage: MessageContentFragment };

export const SendMessageDocument = /* @__PURE__ */ typedDocument<SendMessageMutation, SendMessageMutationVariables>(
  'SendMessage',
  'mutation SendMessage($body:String!$subject:String!$attachmentIds:[ID!]!){sendMessage(body:$body subject:$subject attachmentIds:$attachmentIds){...MessageContent}}fragment MessageContent on ConsultationMessage{id body authorType authorName authorPhotoUrl createdAt unread readAt subject alarm attachments{...MessageFile}}fragment MessageFile on MessageAttachment{id name kind bytes url}',
);
