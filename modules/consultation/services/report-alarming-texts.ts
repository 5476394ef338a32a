import { accountPort } from '#modules/account/index.ts';
import { findAlarm, messagePort, patientAuthor, type Thread } from '#modules/message/index.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Of texts that the patient typed outside Messages, those with alarming words are also a message: it raises an emergency
 * like any other, and a clinician answers it there.
 */
export const reportAlarmingTexts = async (
  tx: Scope,
  thread: Thread,
  texts: readonly string[],
): Promise<void> => {
  const alarming = texts.filter((text) => findAlarm(text));
  if (alarming.length === 0) return;
  const person = await tx.use(accountPort).person(thread.userId);
  await tx.use(messagePort).write(thread, patientAuthor(thread.userId, person), alarming.join('\n\n'));
};
