import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { MOST_FILES } from '../domain/message-limit.ts';
import { type AttachmentView, attachmentView } from '../repositories/attachment-json.ts';
import { attachmentRepository, type NextMessage } from '../repositories/attachments.ts';

/**
 * Sends files that the author uploaded for this patient with a message, in the caller's transaction, which a refusal rolls
 * back, and returns them: BAD_USER_INPUT on `attachmentIds` for too many, for files of others and for those that were sent before.
 */
export const attachFiles = async (
  tx: Scope,
  next: NextMessage,
  wanted: readonly string[],
  messageId: string,
): Promise<readonly AttachmentView[]> => {
  if (wanted.length === 0) return [];
  const attachments = attachmentRepository(tx.db);
  const ids = [...new Set(wanted)];
  const files = (await attachments.unsent(next)).filter(({ id }) => ids.includes(id));
  const refuse = (message: string) => orRefuse(badInput([{ field: 'attachmentIds', message }]));
  if (ids.length > MOST_FILES) refuse(`Please send at most ${MOST_FILES} files at a time.`);
  if (files.length < ids.length) refuse('A file is missing. Please add it again.');
  await attachments.send(ids, messageId);
  return files.map(attachmentView);
};
