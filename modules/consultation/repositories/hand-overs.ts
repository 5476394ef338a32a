import type { Knex } from 'knex';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { clinicianNameSql } from '#modules/prescription/index.ts';

/** A change of a case's clinician. */
interface HandOver {
  readonly id: string;
  readonly consultationId: string;
  readonly at: Date;
  /** Null when nobody had it. */
  readonly fromClinician: string | null;
  /** Null when it was returned to the queue. */
  readonly toClinician: string | null;
  /** The member of staff who did it. */
  readonly byPerson: string;
  readonly note: string | null;
}

export const handOverRepository = (db: Knex) => ({
  add: async (change: HandOver): Promise<void> => {
    await db('case_hand_over').insert({
      id: change.id,
      consultation_id: change.consultationId,
      at: change.at,
      from_clinician: change.fromClinician,
      to_clinician: change.toClinician,
      by_person: change.byPerson,
      note: change.note,
    });
  },
});

/** As the desk shows it, with the names of the clinicians. */
export interface HandOverView {
  readonly at: Date;
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string | null;
}

export type HandOverJson = Omit<HandOverView, 'at'> & { readonly at: JsonInstant };

export const handOverFrom = (row: HandOverJson): HandOverView => ({ ...row, at: instant(row.at) });

/** Newest first, as a JSON list; `consultation` is an SQL expression for the id of the visit. */
export const handOversSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select h.at, ${clinicianNameSql('h.from_clinician')} as "from", ${clinicianNameSql('h.to_clinician')} as "to",
      h.note
    from case_hand_over h where h.consultation_id = ${consultation} order by h.at desc, h.id) t)`;
