// Made by "npm run codegen". Do not edit.
export type MessageContentFragment = { readonly id: string, readonly body: string, readonly authorType: string, readonly authorName: string, readonly createdAt: string, readonly unread: boolean };
