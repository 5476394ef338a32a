import type { Knex } from 'knex';
import { aliasesOf, type Columns, columnsIn, toRow } from '#kernel/columns.ts';
import type { ReadJson } from '#server/scope.ts';
import type { HostName, UserRole } from '#server/viewer.ts';
import type { TokenKind } from '../domain/tokens/api-token.ts';

/** A token with which a program uses the API. */
export interface ApiToken {
  readonly id: string;
  readonly kind: TokenKind;
  readonly name: string;
  /** Its first characters, by which people recognize it. */
  readonly shownStart: string;
  /** SHA-256, in hexadecimal. */
  readonly tokenHash: string;
  readonly scopes: readonly string[];
  readonly makerId: string;
  readonly host: HostName;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null until it is used; stored at most once a minute. */
  readonly lastUsedAt: Date | null;
  /** Null while nobody has revoked it. */
  readonly revokedAt: Date | null;
}

const columns = {
  id: 'id',
  kind: 'kind',
  name: 'name',
  shownStart: 'shown_start',
  tokenHash: 'token_hash',
  scopes: 'scopes',
  makerId: 'maker_id',
  host: 'host',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
  revokedAt: 'revoked_at',
} satisfies Columns<ApiToken>;

/** A token with its maker's account as it is now. */
export interface TokenWithMaker extends ApiToken {
  readonly makerEmail: string;
  readonly makerRole: UserRole;
  readonly makerDeactivatedAt: Date | null;
}

/** A token as the list shows it. */
export interface ListedToken extends Omit<ApiToken, 'tokenHash' | 'host'> {
  readonly makerEmail: string;
}

type Instants = 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt';
type ListedJson = Omit<ListedToken, Instants> & {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
};

const orNull = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The newest tokens of a person, or of everybody, that work or ended after this instant; at most 200. */
export const readTokens = async (
  read: ReadJson,
  makerId: string | null,
  endedAfter: Date,
): Promise<readonly ListedToken[]> => {
  const rows = await read<ListedJson[]>(
    `(select coalesce(json_agg(t order by t."createdAt" desc, t.id), '[]') from (
      select t.id, t.kind, t.name, t.shown_start as "shownStart", t.scopes, t.maker_id as "makerId",
        p.email as "makerEmail", t.created_at as "createdAt", t.expires_at as "expiresAt",
        t.last_used_at as "lastUsedAt", t.revoked_at as "revokedAt"
      from api_token t join person p on p.id = t.maker_id
      where (:makerId::uuid is null or t.maker_id = :makerId::uuid)
        and least(t.revoked_at, t.expires_at) > :endedAfter::timestamptz
      order by t.created_at desc, t.id limit 200) t)`,
    { makerId, endedAfter: endedAfter.toISOString() },
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
    lastUsedAt: orNull(row.lastUsedAt),
    revokedAt: orNull(row.revokedAt),
  }));
};

export const apiTokenRepository = (db: Knex) => ({
  add: async (token: ApiToken): Promise<void> => {
    await db('api_token').insert(toRow(columns, token));
  },

  byHash: async (tokenHash: string): Promise<TokenWithMaker | null> =>
    (await db('api_token as t')
      .join('person as p', 'p.id', 't.maker_id')
      .select({
        ...columnsIn('t', columns),
        makerEmail: 'p.email',
        makerRole: 'p.role',
        makerDeactivatedAt: 'p.deactivated_at',
      })
      .where('t.token_hash', tokenHash)
      .first()) ?? null,

  /** How many tokens of this person work. */
  countActive: async (makerId: string, now: Date): Promise<number> => {
    const row = await db('api_token')
      .where({ maker_id: makerId, revoked_at: null })
      .where('expires_at', '>', now)
      .count({ count: '*' })
      .first();
    return Number(row?.count ?? 0);
  },

  /** Stores a use, unless another one was stored after `unlessAfter`. */
  touch: async (id: string, at: Date, unlessAfter: Date): Promise<void> => {
    await db('api_token')
      .where({ id })
      .andWhere((never) => never.whereNull('last_used_at').orWhere('last_used_at', '<=', unlessAfter))
      .update({ last_used_at: at });
  },

  /** Locks a token until the transaction ends; null when there is none. */
  lock: async (id: string): Promise<ApiToken | null> =>
    (await db('api_token').select(columns).where({ id }).forUpdate().first()) ?? null,

  revoke: async (id: string, at: Date): Promise<void> => {
    await db('api_token').where({ id }).update({ revoked_at: at });
  },

  /** Revokes every token of this person that is not revoked, and returns them. */
  revokeAllOf: (makerId: string, at: Date): Promise<ApiToken[]> =>
    db('api_token')
      .where({ maker_id: makerId, revoked_at: null })
      .update({ revoked_at: at })
      .returning(aliasesOf(columns)),
});
