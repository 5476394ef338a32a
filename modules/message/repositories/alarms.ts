import type { Knex } from 'knex';
import type { Alarm } from '../domain/find-alarm.ts';

interface RaisedAlarm extends Alarm {
  readonly messageId: string;
  readonly consultationId: string;
  readonly listVersion: number;
  readonly raisedAt: Date;
  /** When a clinician has to have contacted the patient. */
  readonly dueAt: Date;
}

/** Messages whose words may mean an emergency; rows are only added. */
export const alarmRepository = (db: Knex) => ({
  add: async ({
    messageId,
    consultationId,
    level,
    listVersion,
    entries,
    raisedAt,
    dueAt,
  }: RaisedAlarm): Promise<void> => {
    await db('message_alarm').insert({
      message_id: messageId,
      consultation_id: consultationId,
      level,
      list_version: listVersion,
      entries: [...entries],
      raised_at: raisedAt,
      due_at: dueAt,
    });
  },
});
