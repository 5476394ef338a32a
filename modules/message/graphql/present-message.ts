import type { Message } from '../repositories/messages.ts';

/** `reader` is the side that reads: `unread` marks messages of the other side only. */
export const presentMessage = (message: Message, reader: 'patient' | 'staff') => ({
  ...message,
  unread: message.readAt === null && (message.authorType === 'patient') === (reader === 'staff'),
});
