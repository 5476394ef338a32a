import pg from 'pg';
import { ACCOUNT } from './cluster.ts';
import { hasCode } from './errors.ts';

/** Advisory lock key: an arbitrary number, the same in every process. A process that holds the lock uses the server. */
const LEASE_KEY = 7_305_001;

/** An open connection that shows all processes that this process uses the server. */
export interface Lease {
  readonly port: number;
  /** Calls back once when the server stops before the lease was released. */
  onLost(callback: () => void): void;
  /** Returns the number of rows. */
  query(sql: string): Promise<number>;
  /** Releases the lease. True when nobody else has one; the server then accepts no new users until `end`. */
  giveUp(): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Logs in and acquires the lease. Null when the server is not (or no longer) ready: try again.
 * Throws when it answers but refuses the password.
 */
export const takeLease = async (port: number, secret: string): Promise<Lease | null> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ACCOUNT,
    password: secret,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'thicket-lease',
  });
  let lost = false;
  let whenLost = () => {};
  const lose = () => {
    if (!lost) whenLost();
    lost = true;
  };
  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY]);
  } catch (error) {
    await client.end().catch(() => {});
    if (!hasCode(error, '28P01', '28000')) return null;
    throw new Error(
      `The embedded database on port ${port} refuses the password in its data folder's "secret" file. ` +
        'The file was changed, or belongs to another database.',
      { cause: error },
    );
  }
  return {
    port,
    onLost: (callback) => {
      whenLost = callback;
      if (lost) callback();
    },
    query: async (sql) => (await client.query(sql)).rowCount ?? 0,
    giveUp: async () => {
      whenLost = () => {};
      if (lost) return true;
      await client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY]);
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [LEASE_KEY]);
      return rows[0]?.alone === true;
    },
    end: () => client.end().catch(() => {}),
  };
};
