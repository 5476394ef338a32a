import { accountPort } from '#modules/account/index.ts';
import { messagePort, patientAuthor, type Thread } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Texts with alarming words, which the patient typed outside Messages, are also a message: it raises an emergency like any
 * other, and a clinician answers it there.
 */
export const reportAlarmingTexts = async (
  tx: Scope,
  thread: Thread,
  texts: readonly string[],
): Promise<void> => {
  if (texts.length === 0) return;
  const person = await tx.use(accountPort).person(thread.userId);
  await tx.use(messagePort).write(thread, patientAuthor(thread.userId, person), texts.join('\n\n'));
};
