import { ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { careThreadPort, type MessageService } from '../index.ts';
import { attachmentView } from '../repositories/attachment-json.ts';
import { attachmentRepository } from '../repositories/attachments.ts';
import { conversationRepository } from '../repositories/conversations.ts';
import { draftRepository } from '../repositories/drafts.ts';
import { messageRepository } from '../repositories/messages.ts';
import { attachFiles } from './attach-files.ts';
import { removeAttachment } from './attachments.ts';
import { sendMessage } from './patient-messages.ts';
import { writeInThread } from './write-in-thread.ts';
import { type Author, writeMessage } from './write-message.ts';

/** Messages for modules that write into a thread. */
export const messageService = (scope: Scope): MessageService => ({
  write: (thread, author, body, prescriptionStatus, subject) =>
    scope.transaction((tx) => writeInThread(tx, thread, author, body, prescriptionStatus, subject)),
  writeAsCare: (userId, { authorId, authorName, subject, body }) =>
    scope.transaction(async (tx) => {
      const thread = (await tx.use(careThreadPort).lockCurrent(userId)) ?? { id: null, userId };
      const author: Author = { type: 'care', id: authorId, name: authorName };
      await writeMessage(tx, thread, author, body, 'none', subject);
    }),
  forward: async (actor, userId, message) => {
    if (!(await scope.use(careThreadPort).lockCurrent(userId))) return ok(false);
    const sent = await sendMessage(scope, actor, userId, message);
    return sent.ok ? ok(true) : sent;
  },
  lockVisit: async (userId) => (await scope.use(careThreadPort).lockCurrent(userId)) !== null,
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
