import type { Knex } from 'knex';
import type { MailState } from '../domain/mail-states.ts';
import { REFUSED_FOR } from './mails.ts';

/** An email as operators see it. Its text and its link, which may tell about health or open an account, are not read. */
export interface DeskMail {
  readonly id: string;
  readonly userId: string | null;
  /** A kind of the catalog, or one that it had once. */
  readonly kind: string;
  /** Empty once its text was deleted. */
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly tries: number;
  readonly providerId: string | null;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
  readonly finishedAt: Date | null;
  /** Mail servers refuse the address, as far as we know. */
  readonly isRefused: boolean;
  /** The recipient called an email spam, and the provider has not lifted that. */
  readonly hasComplained: boolean;
}

/** Which emails are wanted, the newest first. */
export interface DeskMailSearch {
  /** In lower case. */
  readonly address: string | null;
  readonly state: MailState | null;
  readonly kind: string | null;
  /** Only those before this one. */
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const select = (db: Knex, now: Date) =>
  db('mail as m')
    .select({
      id: 'm.id',
      userId: 'm.user_id',
      kind: 'm.kind',
      recipient: 'm.recipient',
      subject: 'm.subject',
      state: 'm.state',
      tries: 'm.tries',
      providerId: 'm.provider_id',
      problem: 'm.problem',
      createdAt: 'm.created_at',
      nextTryAt: 'm.next_try_at',
      finishedAt: 'm.finished_at',
    })
    .select(
      db.raw(
        `exists (select from mail_address a where a.address = m.recipient and a.refused_at > ?::timestamptz - ${REFUSED_FOR}) as "isRefused"`,
        [now],
      ),
      db.raw(
        'exists (select from mail_address a where a.address = m.recipient and a.complained_at is not null) as "hasComplained"',
      ),
    );

export const deskMailRepository = (db: Knex, now: Date) => ({
  list: async ({ address, state, kind, after, limit }: DeskMailSearch): Promise<readonly DeskMail[]> => {
    const rows = select(db, now)
      .orderBy([
        { column: 'm.created_at', order: 'desc' },
        { column: 'm.id', order: 'desc' },
      ])
      .limit(limit);
    if (address !== null) rows.whereRaw(`lower(m.recipient) = ? and m.recipient <> ''`, [address]);
    if (state !== null) rows.where('m.state', state);
    if (kind !== null) rows.where('m.kind', kind);
    if (after !== null) rows.whereRaw('(m.created_at, m.id) < (?, ?)', [after.createdAt, after.id]);
    return rows;
  },

  /** Locks the email; null when there is none. */
  lock: async (id: string): Promise<DeskMail | null> =>
    (await select(db, now).where('m.id', id).forUpdate('m').first()) ?? null,
});
