import type { Knex } from 'knex';
import { aliasesOf, type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { MessageKind } from '../domain/catalog.ts';
import type { MailState } from '../domain/mail-states.ts';

export interface StoredMail {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly subject: string;
  readonly preview: string;
  readonly body: string;
  readonly action: string;
  readonly link: string;
  readonly unsubscribe: string | null;
  readonly state: MailState;
  readonly tries: number;
  readonly nextTryAt: Date;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  dedupeKey: 'dedupe_key',
  userId: 'user_id',
  kind: 'kind',
  recipient: 'recipient',
  subject: 'subject',
  preview: 'preview',
  body: 'body',
  action: 'action',
  link: 'link',
  unsubscribe: 'unsubscribe',
  state: 'state',
  tries: 'tries',
  nextTryAt: 'next_try_at',
  createdAt: 'created_at',
} satisfies Columns<StoredMail>;

/** An email as a row. */
export const mailRow = (mail: StoredMail) => toRow(columns, mail);

/** A refused address is tried again after this time. */
export const REFUSED_FOR = "interval '14 days'";

/** Whether mail servers refuse an address. */
export const addressIsRefused = (read: ReadJson, address: string, now: Date): Promise<boolean> =>
  read(
    `(select to_json(exists (select from mail_address
      where address = :address and refused_at > :now::timestamptz - ${REFUSED_FOR})))`,
    { address, now: now.toISOString() },
  );

/** `wasRefused`: however long ago. `hasComplained`: after it was queued. */
export type TakenMail = StoredMail & {
  readonly isRefused: boolean;
  readonly wasRefused: boolean;
  readonly hasComplained: boolean;
};

/** A column that says whether the email's address is one that `condition` describes. Knex types no expressions in `returning`. */
const addressThat = (db: Knex, name: keyof TakenMail, condition: string, bindings: readonly Date[] = []) =>
  db.raw(
    `exists (select from mail_address a where a.address = mail.recipient and ${condition}) as "${name}"`,
    bindings,
  ) as unknown as string;

export const mailRepository = (db: Knex) => ({
  /** Adds a row of `mailRow`; false when there is one with its key. */
  addOnce: async (row: ReturnType<typeof mailRow>): Promise<boolean> =>
    (await db('mail').insert(row).onConflict('dedupe_key').ignore().returning('id')).length > 0,

  /**
   * Takes an email that is due, for the time until the next try: nobody else sends it meanwhile. Null when it is not due
   * or not queued any more. The next try is after 1, 2, 4 … 60 minutes.
   */
  take: async (id: string, now: Date): Promise<TakenMail | null> => {
    const [taken] = await db('mail')
      .where({ id, state: 'queued' })
      .where('next_try_at', '<=', now)
      .update({
        tries: db.raw('tries + 1'),
        next_try_at: db.raw(`?::timestamptz + least(60, power(2, least(tries, 6))) * interval '1 minute'`, [
          now,
        ]),
      })
      .returning([
        ...aliasesOf(columns),
        addressThat(db, 'isRefused', `a.refused_at > ?::timestamptz - ${REFUSED_FOR}`, [now]),
        addressThat(db, 'wasRefused', 'a.refused_at is not null'),
        addressThat(db, 'hasComplained', 'a.complained_at >= mail.created_at'),
      ]);
    return taken ?? null;
  },

  /** Stores what became of it; false when something else did meanwhile. */
  finish: async (
    id: string,
    {
      state,
      at,
      providerId = null,
      problem = null,
    }: { state: MailState; at: Date; providerId?: string | null; problem?: string | null },
  ): Promise<boolean> =>
    (await db('mail')
      .where({ id, state: 'queued' })
      .update({ state, provider_id: providerId, problem, finished_at: state === 'queued' ? null : at })) > 0,

  due: (now: Date, limit: number): ListQuery<string> =>
    db('mail')
      .where({ state: 'queued' })
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(limit)
      .pluck('id'),

  /** Has a failed email sent again, at once. */
  queueAgain: async (id: string, now: Date): Promise<void> => {
    await db('mail')
      .where({ id, state: 'failed' })
      .update({ state: 'queued', next_try_at: now, finished_at: null, problem: null });
  },

  /** The email that the provider calls so, and that went to this address. */
  sentAs: async (
    providerId: string,
    recipient: string,
  ): Promise<{ readonly id: string; readonly userId: string | null } | null> =>
    (await db('mail')
      .where({ provider_id: providerId })
      .whereRaw('lower(recipient) = ?', [recipient])
      .first({ id: 'id', userId: 'user_id' })) ?? null,

  /** It came back after it was sent. */
  bounceSent: async (
    id: string,
    { at, problem }: { readonly at: Date; readonly problem: string },
  ): Promise<void> => {
    await db('mail').where({ id, state: 'sent' }).update({ state: 'bounced', problem, finished_at: at });
  },
});
