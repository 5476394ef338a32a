import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** The seal before the first one. */
export const FIRST_SEAL = '0'.repeat(64);

/** Rows of the log as they are sealed. */
export interface SealedRows {
  /** The position of the last row, as text: it is a 64-bit number. */
  readonly through: string;
  readonly rows: number;
  readonly rowsHash: string;
  readonly newestAt: Date;
}

/** SHA-256 of the seal before and of these rows. */
export const sealOf = (before: string, { through, rows, rowsHash }: SealedRows): string =>
  createHash('sha256').update(`${before}\n${through}\n${rows}\n${rowsHash}`).digest('hex');

/** SHA-256 over the SHA-256 of every row with all its columns, in the order of their positions. */
const hashSql = `select count(*)::int as rows, max(position)::text as through, max(at) as "newestAt",
  encode(sha256(convert_to(coalesce(string_agg(encode(sha256(convert_to(
    jsonb_build_array(position, id, action, subject, subject_id, actor_role, actor_id, impersonator_id, detail,
      extract(epoch from at))::text, 'UTF8')), 'hex'), '' order by position), ''), 'UTF8')), 'hex') as "rowsHash"
  from audit_log where position > ?::bigint and position <= ?::bigint`;

/** Hashes the rows after a position and up to another; null when there are none. */
export const hashRows = async (db: Knex, after: string, through: string): Promise<SealedRows | null> => {
  const { rows } = await db.raw<{ rows: SealedRows[] }>(hashSql, [after, through]);
  return rows[0]?.rows ? rows[0] : null;
};

export interface StoredSeal extends SealedRows {
  readonly seal: string;
}

const columns = {
  through: 'through',
  rows: 'rows',
  rowsHash: 'rows_hash',
  newestAt: 'newest_at',
  seal: 'seal',
};

export const auditSealRepository = (db: Knex) => ({
  /** One transaction at a time adds a seal: each continues the one before. Readers do not wait. */
  lock: async (): Promise<void> => {
    await db.raw('lock table audit_seal in share row exclusive mode');
  },
  /** Oldest first. */
  all: (): Promise<StoredSeal[]> => db('audit_seal').select(columns).orderBy('through'),
  last: async (): Promise<StoredSeal | null> =>
    (await db('audit_seal').select(columns).orderBy('through', 'desc').first()) ?? null,
  /**
   * The last position that has been written, when every earlier one is written or never will be: the lock waits for
   * transactions that have added rows, and ends with this one. '0' for an empty log.
   */
  lastPosition: async (): Promise<string> => {
    await db.raw('lock table audit_log in share mode');
    const { rows } = await db.raw<{ rows: { position: string }[] }>(
      `select coalesce(max(position), 0)::text as position from audit_log`,
    );
    return rows[0]?.position ?? '0';
  },
  /** Has rows when the log has some after the last seal. */
  unsealed: (): Knex.Raw =>
    db.raw('select from audit_log where position > coalesce((select max(through) from audit_seal), 0)'),
  /** The last position within so many rows after this one. */
  positionAfter: async (after: string, most: number): Promise<string | null> => {
    const { rows } = await db.raw<{ rows: { position: string | null }[] }>(
      `select max(position)::text as position from
        (select position from audit_log where position > ?::bigint order by position limit ?) next`,
      [after, most],
    );
    return rows[0]?.position ?? null;
  },
  add: async ({ through, rows, rowsHash, newestAt, seal }: StoredSeal, at: Date): Promise<void> => {
    await db('audit_seal').insert({
      through,
      rows,
      rows_hash: rowsHash,
      newest_at: newestAt,
      seal,
      sealed_at: at,
    });
  },
});
