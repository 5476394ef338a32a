import type { Scope } from '#server/scope.ts';
import type { MessageService } from '../index.ts';
import { conversationRepository } from '../repositories/conversations.ts';
import { draftRepository } from '../repositories/drafts.ts';
import { messageRepository } from '../repositories/messages.ts';
import { writeMessage } from './write-message.ts';

/** What message provides to the modules that write into a thread. */
export const messageService = (scope: Scope): MessageService => ({
  write: (thread, author, body, prescriptionStatus, subject) =>
    scope.transaction((tx) => writeMessage(tx, thread, author, body, prescriptionStatus, subject)),
  markReadByStaff: (consultationId) =>
    messageRepository(scope.db).markRead({ consultationId }, scope.clock.now()),
  markNoReply: (consultationId) =>
    conversationRepository(scope.db).markNoReply(consultationId, scope.clock.now()),
  drafts: (authorId, userId) => draftRepository(scope.db).of(authorId, userId),
  saveDraft: (key, body) => draftRepository(scope.db).save(key, body, scope.clock.now()),
});
