import { factPort } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { ALARM_DUE_MINUTES, ALARMING_WORDS_VERSION } from '../domain/alarming-words.ts';
import { findAlarm } from '../domain/find-alarm.ts';
import { careThreadPort } from '../index.ts';
import { alarmRepository } from '../repositories/alarms.ts';
import type { Message } from '../repositories/messages.ts';
import type { Thread } from './write-message.ts';

const MINUTE_MS = 60_000;

/**
 * Records alarming words of a patient's message: as a fact in the chart, and as an emergency of the visit that a
 * clinician has to close in time. Does nothing for other messages.
 */
export const raiseAlarm = async (tx: Scope, thread: Thread, message: Message): Promise<void> => {
  const alarm = findAlarm(message.body);
  if (!alarm) return;
  await tx.use(factPort).note({
    userId: thread.userId,
    visitId: thread.id,
    question: 'message_alarm',
    value: alarm.entries,
    source: { name: 'message', version: ALARMING_WORDS_VERSION },
  });
  await tx.use(careThreadPort).raiseAlert(thread);
  // Not older than the alert, to which it belongs.
  const raisedAt = tx.clock.now();
  await alarmRepository(tx.db).add({
    ...alarm,
    messageId: message.id,
    consultationId: thread.id,
    listVersion: ALARMING_WORDS_VERSION,
    raisedAt,
    dueAt: new Date(raisedAt.getTime() + ALARM_DUE_MINUTES * MINUTE_MS),
  });
};
