import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ReadJson } from '#server/scope.ts';

/** A patient wants another email address; it is used after the link in the message to it is opened. */
export interface EmailChange {
  readonly id: string;
  readonly personId: string;
  /** In lower case. */
  readonly email: string;
  /** SHA-256 of the secret in the link. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = {
  id: 'id',
  personId: 'person_id',
  email: 'email',
  tokenHash: 'token_hash',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} satisfies Columns<EmailChange>;

/** The address that waits for confirmation; null when there is none. */
export const pendingEmail = (read: ReadJson, personId: string, now: Date): Promise<string | null> =>
  read(
    `(select email from email_change where person_id = :personId and outcome is null and expires_at > :now)`,
    { personId, now },
  );

export const emailChangeRepository = (db: Knex) => {
  const changes = () => db('email_change');
  return {
    add: async (change: EmailChange): Promise<void> => {
      await changes().insert(toRow(columns, change));
    },

    /** The request that waits for confirmation; null when there is none, or it has expired. */
    open: async (personId: string, now: Date): Promise<EmailChange | null> =>
      (await changes()
        .select(columns)
        .where({ person_id: personId, outcome: null })
        .where('expires_at', '>', now)
        .first()) ?? null,

    end: async (
      personId: string,
      outcome: 'confirmed' | 'replaced' | 'withdrawn',
      at: Date,
    ): Promise<number> =>
      changes().where({ person_id: personId, outcome: null }).update({ outcome, ended_at: at }),

    /** How many were requested since an instant: by the person, and for the address by anybody. */
    countSince: async (
      personId: string,
      email: string,
      since: Date,
    ): Promise<{ own: number; to: number }> => {
      const [row] = await changes()
        .where('created_at', '>', since)
        .where((either) => either.where({ person_id: personId }).orWhere({ email }))
        .select(
          db.raw('count(*) filter (where person_id = ?)::int as own', [personId]),
          db.raw('count(*) filter (where email = ?)::int as "to"', [email]),
        );
      return { own: row?.own ?? 0, to: row?.to ?? 0 };
    },
  };
};
