import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { alarmDueSql } from '#modules/message/index.ts';
import { clinicianNameSql } from '#modules/prescription/index.ts';
import type { AlertOutcome } from '../domain/alert-outcome.ts';

interface AlertResponse {
  readonly id: string;
  readonly consultationId: string;
  readonly clinicianId: string;
  readonly outcome: AlertOutcome;
  readonly note: string;
  readonly at: Date;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  clinicianId: 'clinician_id',
  outcome: 'outcome',
  note: 'note',
  at: 'at',
} satisfies Columns<AlertResponse>;

/** Clinicians' responses to emergencies; rows are only added. */
export const alertResponseRepository = (db: Knex) => ({
  add: async (response: AlertResponse): Promise<void> => {
    await db('alert_response').insert(toRow(columns, response));
  },

  /** When clinicians could not reach the patient since an alert was raised, oldest first. */
  notReached: (consultationId: string, since: Date): Promise<Date[]> =>
    db('alert_response')
      .where({ consultation_id: consultationId, outcome: 'could_not_reach' satisfies AlertOutcome })
      .where('at', '>=', since)
      .orderBy(['at', 'id'])
      .pluck('at'),

  /** By when a clinician has to contact the patient because of alarming words in a message; null without any. */
  dueAt: async (consultationId: string, since: Date): Promise<Date | null> => {
    const { rows }: { rows: { due: Date | null }[] } = await db.raw(
      `select ${alarmDueSql(':consultationId', ':since')} as due`,
      { consultationId, since },
    );
    return rows[0]?.due ?? null;
  },
});

/** A response to the emergency of a visit, as the desk shows it. */
export interface AlertResponseView {
  readonly at: Date;
  readonly outcome: AlertOutcome;
  readonly note: string;
  readonly clinicianName: string;
}

export type AlertResponseJson = Omit<AlertResponseView, 'at'> & { readonly at: JsonInstant };

export const alertResponseFrom = (row: AlertResponseJson): AlertResponseView => ({
  ...row,
  at: instant(row.at),
});

/** Oldest first, as a JSON list; `consultation` is an SQL expression for the id of the visit. */
export const alertResponsesSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select r.at, r.outcome, r.note, ${clinicianNameSql('r.clinician_id')} as "clinicianName"
    from alert_response r where r.consultation_id = ${consultation} order by r.at, r.id) t)`;
