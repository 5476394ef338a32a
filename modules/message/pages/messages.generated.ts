// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { MessageContentFragment } from '#modules/message/ui/message-content.generated.ts';
import type { MessageFileFragment } from '#modules/message/ui/message-file.generated.ts';

export type MessagesPageQueryVariables = Readonly<Record<string, never>>;

export type MessagesPageQuery = { readonly currentUser: { readonly id: string, readonly messages: ReadonlyArray<MessageContentFragment>, readonly messageConversations: ReadonlyArray<{ readonly subject: string, readonly replyBy: string | null, readonly isLate: boolean, readonly draft: string, readonly unsentFiles: ReadonlyArray<MessageFileFragment> }> } | null };

export const MessagesPageDocument = /* @__PURE__ */ typedDocument<MessagesPageQuery, MessagesPageQueryVariables>(
  'MessagesPage',
  'query MessagesPage{currentUser{id messages{...MessageContent}messageConversations{subject replyBy isLate draft unsentFiles{...MessageFile}}}}fragment MessageContent on ConsultationMessage{id body authorType authorName authorPhotoUrl createdAt unread readAt subject alarm attachments{...MessageFile}}fragment MessageFile on MessageAttachment{id name kind bytes url}',
);
