// Made by "npm run codegen". Do not edit.
import type { MessageFileFragment } from '#modules/message/ui/message-file.generated.ts';

export type MessageContentFragment = { readonly id: string, readonly body: string, readonly authorType: string, readonly authorName: string, readonly authorPhotoUrl: string | null, readonly createdAt: string, readonly unread: boolean, readonly readAt: string | null, readonly subject: string, readonly alarm: string | null, readonly attachments: ReadonlyArray<MessageFileFragment> };
