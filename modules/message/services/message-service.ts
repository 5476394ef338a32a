import type { Scope } from '#server/scope.ts';
import type { MessageService } from '../index.ts';
import { attachmentView } from '../repositories/attachment-json.ts';
import { attachmentRepository } from '../repositories/attachments.ts';
import { conversationRepository } from '../repositories/conversations.ts';
import { draftRepository } from '../repositories/drafts.ts';
import { messageRepository } from '../repositories/messages.ts';
import { attachFiles } from './attach-files.ts';
import { removeAttachment } from './attachments.ts';
import { writeMessage } from './write-message.ts';

/** What message provides to the modules that write into a thread. */
export const messageService = (scope: Scope): MessageService => ({
  write: (thread, author, body, prescriptionStatus, subject) =>
    scope.transaction((tx) => writeMessage(tx, thread, author, body, prescriptionStatus, subject)),
  attach: (next, attachmentIds, messageId) =>
    scope.transaction((tx) => attachFiles(tx, next, attachmentIds, messageId)),
  removeFile: (actor, authorId, id) => removeAttachment(scope, actor, authorId, id),
  unsentFiles: async (next) => (await attachmentRepository(scope.db).unsent(next)).map(attachmentView),
  markReadByStaff: (consultationId) =>
    messageRepository(scope.db).markRead({ consultationId }, scope.clock.now()),
  markNoReply: (consultationId) =>
    conversationRepository(scope.db).markNoReply(consultationId, scope.clock.now()),
  drafts: (authorId, userId) => draftRepository(scope.db).of(authorId, userId),
  saveDraft: (key, body) => draftRepository(scope.db).save(key, body, scope.clock.now()),
});
