// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type MessagesPageQueryVariables = Readonly<Record<string, never>>;

export type MessagesPageQuery = { readonly currentUser: { readonly id: string, readonly messages: ReadonlyArray<{ readonly id: string, readonly body: string, readonly authorType: string, readonly authorName: string, readonly createdAt: string, readonly unread: boolean }> } | null };

export const MessagesPageDocument = typedDocument<MessagesPageQuery, MessagesPageQueryVariables>(
  'MessagesPage',
  'query MessagesPage{currentUser{id messages{id body authorType authorName createdAt unread}}}',
);
