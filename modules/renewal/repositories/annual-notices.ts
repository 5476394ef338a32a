import type { Knex } from 'knex';

/** The notices that a patient got about a yearly check-in, so that none is sent twice. */
export const annualNoticeRepository = (db: Knex) => ({
  /** How many days before it is overdue each notice was sent. */
  told: async (userId: string, overdueAt: Date): Promise<readonly number[]> =>
    db('annual_notice').where({ user_id: userId, overdue_at: overdueAt }).pluck('days_before'),

  add: async (
    userId: string,
    {
      overdueAt,
      days,
      at,
    }: { readonly overdueAt: Date; readonly days: readonly number[]; readonly at: Date },
  ): Promise<void> => {
    if (days.length === 0) return;
    await db('annual_notice')
      .insert(
        days.map((before) => ({ user_id: userId, overdue_at: overdueAt, days_before: before, told_at: at })),
      )
      .onConflict()
      .ignore();
  },
});
