import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { TextKind } from '../domain/texts.ts';

/**
 * `accepted`: the provider has it. `sent`: the carrier has it. `refused`: nobody wants it. `withdrawn`: the patient does not want
 * it any more. `expired`: it was out of date before it could be sent. `unknown`: it may have been sent, and is not sent again.
 */
export type TextState =
  | 'queued'
  | 'accepted'
  | 'sent'
  | 'delivered'
  | 'refused'
  | 'withdrawn'
  | 'expired'
  | 'unknown';

export interface StoredText {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string;
  readonly kind: TextKind;
  /** Ten digits. */
  readonly number: string;
  readonly body: string;
  readonly state: TextState;
  readonly tries: number;
  /** Requests to send it without a known outcome. */
  readonly unknownTries: number;
  readonly nextTryAt: Date;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  dedupeKey: 'dedupe_key',
  kind: 'kind',
  userId: 'user_id',
  number: 'number',
  body: 'body',
  state: 'state',
  tries: 'tries',
  unknownTries: 'unknown_tries',
  nextTryAt: 'next_try_at',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
} satisfies Columns<StoredText>;

/** A text as a row. */
export const textRow = (text: StoredText) => toRow(columns, text);

interface Finish {
  readonly state: TextState;
  readonly at: Date;
  readonly problem?: string;
}

const finished = ({ state, at, problem }: Finish) => ({
  ...{ state, finished_at: at },
  ...(problem !== undefined && { problem }),
});

export const textMessageRepository = (db: Knex) => ({
  /** Locks a text that is due; null when it is not, or another process has it. */
  lockDue: async (id: string, now: Date): Promise<StoredText | null> =>
    (await db('text_message')
      .select(columns)
      .where({ id, state: 'queued' })
      .where('next_try_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .first()) ?? null,

  /**
   * Counts a request to send it as one without an outcome, before it is made. The next try is after 1, 2, 4 … 60 minutes.
   */
  begin: async ({ id, tries }: StoredText, now: Date): Promise<void> => {
    const minutes = Math.min(60, 2 ** tries);
    await db('text_message')
      .where({ id })
      .update({
        tries: tries + 1,
        unknown_tries: db.raw('unknown_tries + 1'),
        next_try_at: new Date(now.getTime() + minutes * 60_000),
      });
  },

  /** The request certainly sent nothing. */
  wasNotSent: async (id: string, problem: string): Promise<void> => {
    await db('text_message')
      .where({ id })
      .update({ unknown_tries: db.raw('unknown_tries - 1'), problem });
  },

  /** Nobody knows whether the request sent it. */
  mayBeSent: async (id: string, problem: string): Promise<void> => {
    await db('text_message').where({ id }).update({ problem });
  },

  postpone: async (id: string, until: Date): Promise<void> => {
    await db('text_message').where({ id }).update({ next_try_at: until });
  },

  /** Stores what became of a queued text. */
  finish: async (id: string, finish: Finish): Promise<void> => {
    await db('text_message').where({ id, state: 'queued' }).update(finished(finish));
  },

  /** The provider has it. Also when STOP came in the meantime: it did go out. A report may have come before. */
  accept: async (id: string, providerId: string, at: Date): Promise<void> => {
    await db('text_message')
      .where({ id })
      .update({
        provider_id: providerId,
        state: db.raw(`case when state in ('queued', 'withdrawn') then 'accepted' else state end`),
        finished_at: db.raw('coalesce(finished_at, ?)', [at]),
        problem: null,
      });
  },

  /** Stores what the provider reports about a text, unless it has reported more already. */
  follow: async (id: string, from: readonly TextState[], finish: Finish): Promise<string | null> => {
    const [row] = await db('text_message')
      .where({ id })
      .whereIn('state', from)
      .update(finished(finish))
      .returning<{ number: string }[]>('number');
    return row?.number ?? null;
  },

  /** Everything that waits for a number. A text whose request is under way may still arrive. */
  withdrawFor: async (number: string, at: Date): Promise<void> => {
    await db('text_message')
      .where({ number, state: 'queued' })
      .update(finished({ state: 'withdrawn', at }));
  },

  due: (now: Date, limit: number): ListQuery<string> =>
    db('text_message')
      .where({ state: 'queued' })
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(limit)
      .pluck('id'),
});
