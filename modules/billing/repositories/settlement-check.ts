import type { Knex } from 'knex';

/** The check began recently. */
const isRecent = 'exists (select from settlement_check where id = 1 and checked_at > :lastBefore)';

/** When the payment processor was last asked about refunds and disputes of which no event arrived. */
export const settlementCheckRepository = (db: Knex) => ({
  /** Has a row when somebody may claim the check now. */
  claimable: (lastBefore: Date): Knex.Raw => db.raw(`select where not ${isRecent}`, { lastBefore }),

  /** True for the one process that is to ask now; nobody else does before `now` plus the pause. */
  claim: async (now: Date, lastBefore: Date): Promise<boolean> => {
    const { rows } = await db.raw(
      `insert into settlement_check as c (id, checked_at) select 1, :now::timestamptz where not ${isRecent}
       on conflict (id) do update set checked_at = excluded.checked_at where c.checked_at <= :lastBefore
       returning id`,
      { now, lastBefore },
    );
    return rows.length > 0;
  },

  /**
   * Since when refunds and disputes may be unknown here: the last check that was completed, or else our first charge. Null
   * without either.
   */
  unknownSince: async (): Promise<Date | null> => {
    const { rows } = await db.raw(
      `select coalesce((select succeeded_at from settlement_check where id = 1),
         (select min(created_at) from charge_attempt)) as since`,
    );
    return rows[0].since;
  },

  /** Everything until `startedAt` is known here. */
  succeed: async (startedAt: Date): Promise<void> => {
    await db('settlement_check')
      .where({ id: 1 })
      .update({ succeeded_at: db.raw('greatest(succeeded_at, ?::timestamptz)', [startedAt]) });
  },

  /** Charges with a dispute that is open as far as we know. */
  disputedIntents: async (): Promise<readonly string[]> =>
    db('payment_dispute as d')
      .join('charge_attempt as a', (on) => {
        on.on('a.invoice_id', 'd.invoice_id').andOn('a.attempt', 'd.attempt');
      })
      .where('d.status', 'open')
      .whereNotNull('a.intent_id')
      .orderBy('d.opened_at')
      .pluck('a.intent_id'),
});
