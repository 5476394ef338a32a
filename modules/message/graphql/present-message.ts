import type { Message } from '../repositories/messages.ts';

/** A message that staff have just written, which has no files. `unread` marks messages of the other side only. */
export const presentMessage = (message: Message) => ({
  ...message,
  unread: message.readAt === null && message.authorType === 'patient',
  alarm: null,
  attachments: [],
});
