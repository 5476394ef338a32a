import type { Knex } from 'knex';

/** A page that the simulated pager got. */
export interface ReceivedPage {
  readonly id: string;
  /** As it came. */
  readonly body: string;
  /** How often it came. */
  readonly deliveries: number;
  /** When it came first. */
  readonly at: Date;
}

export const receivedPageRepository = (db: Knex) => ({
  /** A repeat is counted and changes nothing else. */
  add: async ({ id, body, at }: Omit<ReceivedPage, 'deliveries'>): Promise<void> => {
    await db('demo_page')
      .insert({ id, body, at, deliveries: 1 })
      .onConflict('id')
      .merge({ deliveries: db.raw('demo_page.deliveries + 1') });
  },

  /** Newest first. */
  latest: (limit: number): Promise<ReceivedPage[]> =>
    db('demo_page').select('id', 'body', 'deliveries', 'at').orderBy('position', 'desc').limit(limit),
});
