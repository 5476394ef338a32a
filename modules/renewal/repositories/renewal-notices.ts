import type { Knex } from 'knex';

/** Reminders of renewals that were sent, so that none is sent twice. */
export const renewalNoticeRepository = (db: Knex) => ({
  /** Records these days before an end. Returns those that were not recorded before. */
  claim: async (
    userId: string,
    { endsAt, days, at }: { readonly endsAt: Date; readonly days: readonly number[]; readonly at: Date },
  ): Promise<readonly number[]> =>
    days.length === 0
      ? []
      : (
          await db('renewal_notice')
            .insert(
              days.map((before) => ({ user_id: userId, ends_at: endsAt, days_before: before, told_at: at })),
            )
            .onConflict(['user_id', 'ends_at', 'days_before'])
            .ignore()
            .returning('days_before')
        ).map((row) => row.days_before),
});
