import type { Scope } from '#server/scope.ts';
import type { MessageService } from '../index.ts';
import { messageRepository } from '../repositories/messages.ts';
import { writeMessage } from './write-message.ts';

/** What message provides to the modules that write into a thread. */
export const messageService = (scope: Scope): MessageService => ({
  write: (thread, author, body, prescriptionStatus) =>
    scope.transaction((tx) => writeMessage(tx, thread, author, body, prescriptionStatus)),
  markReadByStaff: (consultationId) =>
    messageRepository(scope.db).markRead({ consultationId }, scope.clock.now()),
});
