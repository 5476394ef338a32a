import type { AttachmentView } from '../repositories/attachment-json.ts';
import type { Message } from '../repositories/messages.ts';

/** A message that staff have just written, with its files. `unread` marks messages of the other side only. */
export const presentMessage = (message: Message, attachments: readonly AttachmentView[]) => ({
  ...message,
  unread: message.readAt === null && message.authorType === 'patient',
  alarm: null,
  attachments,
});
