import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';

/** A pause of refills that the patient chose in a renewal; it begins when a clinician renews. */
export interface RenewalPause {
  readonly consultationId: string;
  readonly subscriptionId: string;
  readonly until: CalendarDate;
  /** The id of the change of refills that it becomes. */
  readonly requestId: string;
}

const columns = {
  consultationId: 'consultation_id',
  subscriptionId: 'subscription_id',
  until: 'until',
  requestId: 'request_id',
} satisfies Columns<RenewalPause>;

export const renewalPauseRepository = (db: Knex) => ({
  insert: async (pauses: readonly RenewalPause[]): Promise<void> => {
    if (pauses.length > 0) await db('renewal_pause').insert(pauses.map((pause) => toRow(columns, pause)));
  },

  of: async (consultationId: string): Promise<readonly RenewalPause[]> =>
    db('renewal_pause').select(columns).where({ consultation_id: consultationId }).orderBy('subscription_id'),
});
