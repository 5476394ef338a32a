import { createHash } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type { Knex } from 'knex';

interface Count {
  readonly count: number;
  readonly until: Date;
}

/** The database's clock, because processes on several machines count together. */
const countSql = `insert into request_count as counted (key_hash, count, until)
  values (?, 1, now() + ? * interval '1 millisecond')
  on conflict (key_hash) do update set
    count = case when counted.until <= now() then 1 else counted.count + 1 end,
    until = case when counted.until <= now() then excluded.until else counted.until end
  returning count, until`;

/** Rows that another process counts at this moment are left to it. */
const forgetSql = `delete from request_count where key_hash in
  (select key_hash from request_count where until <= now() limit 1000 for update skip locked)`;

/**
 * Counts for a rate limit in the database, so that every process knows of what the others answered. Addresses are stored as
 * hashes, and no longer than until the next window of any address begins. Rejects while the database is away.
 */
export const sharedCounts = (db: Knex, limit: string): Store => {
  const hashOf = (key: string): string => createHash('sha256').update(`${limit} ${key}`).digest('hex');
  let windowMs = 60_000;
  return {
    localKeys: false,
    init: (options) => {
      windowMs = options.windowMs;
    },
    increment: async (key) => {
      const { rows } = await db.raw<{ rows: Count[] }>(countSql, [hashOf(key), windowMs]);
      const counted = rows[0];
      if (!counted) throw new Error('The request was not counted.');
      if (counted.count === 1) await db.raw(forgetSql);
      return { totalHits: counted.count, resetTime: counted.until };
    },
    decrement: async (key) => {
      await db('request_count')
        .where({ key_hash: hashOf(key) })
        .where('count', '>', 0)
        .decrement('count');
    },
    resetKey: async (key) => {
      await db('request_count')
        .where({ key_hash: hashOf(key) })
        .delete();
    },
  };
};
