// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { MessageContentFragment } from '#modules/message/ui/message-content.generated.ts';

export type MessagesPageQueryVariables = Readonly<Record<string, never>>;

export type MessagesPageQuery = { readonly currentUser: { readonly id: string, readonly messages: ReadonlyArray<MessageContentFragment> } | null };

export const MessagesPageDocument = typedDocument<MessagesPageQuery, MessagesPageQueryVariables>(
  'MessagesPage',
  'query MessagesPage{currentUser{id messages{...MessageContent}}}fragment MessageContent on ConsultationMessage{id body authorType authorName createdAt unread}',
);
