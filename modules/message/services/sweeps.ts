import { brand } from '#config/brand.ts';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import type { Scope } from '#server/scope.ts';
import { attachmentRepository } from '../repositories/attachments.ts';
import { conversationRepository, type UnansweredMessage } from '../repositories/conversations.ts';
import { notices } from './notices.ts';

const byPatient = (messages: readonly UnansweredMessage[]): ReadonlyMap<string, readonly string[]> => {
  const ids = new Map<string, readonly string[]>();
  for (const { id, userId } of messages) ids.set(userId, [...(ids.get(userId) ?? []), id]);
  return ids;
};

const late = (scope: Scope) =>
  conversationRepository(scope.db).late(new Date(scope.clock.now().getTime() - brand.replyHours * HOUR_MS));

/** Tells patients whose messages wait longer than promised: one notice each, once for a message. */
const notifyOfLateReplies = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  for (const [userId, ids] of byPatient(await late(scope)))
    await scope.transaction(async (tx) => {
      if ((await conversationRepository(tx.db).markLateTold(ids, now)) > 0)
        await tx.use(accountPort).notify(userId, () => notices.late);
    });
};

/** Days that a message is unread before its patient is reminded, and after which it is too late for that. */
const UNREAD_DAYS = { least: 2, most: 7 };

const unread = (scope: Scope) => {
  const now = scope.clock.now();
  const span = { from: addDays(now, -UNREAD_DAYS.most), to: addDays(now, -UNREAD_DAYS.least) };
  return conversationRepository(scope.db).unread(span);
};

/** Reminds patients of messages of the care team that they have not read: one notice each, once for a message. */
const remindOfUnread = async (scope: Scope): Promise<void> => {
  const now = scope.clock.now();
  for (const [userId, ids] of byPatient(await unread(scope)))
    await scope.transaction(async (tx) => {
      if ((await conversationRepository(tx.db).markWaitingTold(ids, now)) > 0)
        await tx.use(accountPort).notify(userId, () => notices.waiting);
    });
};

/** Days after which a file that was never sent is deleted. */
const KEEP_UNSENT_DAYS = 30;

const unsent = (scope: Scope) =>
  attachmentRepository(scope.db).unsentSince(addDays(scope.clock.now(), -KEEP_UNSENT_DAYS));

/** The row goes first, because the author may send the file meanwhile; it returns when its file cannot be deleted. */
const removeUnsentFiles = async (scope: Scope): Promise<void> => {
  const attachments = attachmentRepository(scope.db);
  await eachByItself(scope, 'message.removeUnsentFiles', await unsent(scope), async (attachment) => {
    if (!(await attachments.removeUnsent(attachment.id))) return;
    try {
      await scope.use(objectStorePort).delete(attachment.objectKey);
    } catch (error) {
      await attachments.insert(attachment);
      throw error;
    }
  });
};

export const sweeps: readonly SweepDefinition[] = [
  { id: 'message.notifyOfLateReplies', due: (scope) => [late(scope)], run: notifyOfLateReplies },
  { id: 'message.remindOfUnread', due: (scope) => [unread(scope)], run: remindOfUnread },
  { id: 'message.removeUnsentFiles', due: (scope) => [unsent(scope)], run: removeUnsentFiles },
];
