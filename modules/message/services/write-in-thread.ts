import type { Scope } from '#server/scope.ts';
import type { MessagePrescriptionStatus } from '../domain/message-kinds.ts';
import type { MessageSubject } from '../domain/subjects.ts';
import type { Message } from '../repositories/messages.ts';
import { raiseAlarm } from './raise-alarm.ts';
import { type Author, type Thread, writeMessage } from './write-message.ts';

/**
 * Adds a message to the thread of a visit. Every text of a patient comes through here, whichever page it was typed on:
 * alarming words raise an emergency, and the message is written anyway.
 */
export const writeInThread = async (
  tx: Scope,
  thread: Thread,
  author: Author,
  body: string,
  prescriptionStatus: MessagePrescriptionStatus = 'none',
  subject: MessageSubject = 'visit',
): Promise<Message> => {
  const message = await writeMessage(tx, thread, author, body, prescriptionStatus, subject);
  if (author.type === 'patient') await raiseAlarm(tx, thread, message);
  return message;
};
