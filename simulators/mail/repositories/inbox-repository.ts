import type { Knex } from 'knex';

/** An email that the simulated mail server got. */
export interface InboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Header lines by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

export const inboxRepository = (db: Knex) => ({
  add: async ({ headers, ...mail }: InboxMail): Promise<void> => {
    await db('demo_mail').insert({ ...mail, headers: JSON.stringify(headers) });
  },

  find: async (id: string): Promise<InboxMail | null> =>
    (await db('demo_mail').where({ id }).first()) ?? null,

  /** Newest first; `recipient`: null for everybody's. */
  latest: (recipient: string | null, limit: number): Promise<InboxMail[]> =>
    db('demo_mail')
      .where((where) => void (recipient !== null && where.where({ recipient })))
      .orderBy('position', 'desc')
      .limit(limit),
});
