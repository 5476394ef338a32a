import type { Message } from '../repositories/messages.ts';

/** `reader` is whose unread messages count: those of the other side. */
export const presentMessage = (message: Message, reader: 'patient' | 'staff') => ({
  ...message,
  unread: message.readAt === null && (message.authorType === 'patient') === (reader === 'staff'),
});
