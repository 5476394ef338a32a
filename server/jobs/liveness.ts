import type { Worker, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * The queue gives a killed process's jobs back after four hours. We do it within a minute: every worker's
 * name is a database lock that ends with its process, so a job whose worker's lock is free has no worker.
 */
export interface Liveness {
  /** Frees the jobs of workers that are gone. Gives their number. */
  reclaim(): Promise<number>;
  stop(): Promise<void>;
}

/** A worker's lock may come a moment after its first job. */
const GRACE = '5 seconds';
const RECLAIM_EVERY_MS = 30_000;

export const startLiveness = async (pool: pg.Pool, events: WorkerEvents, log: Logger): Promise<Liveness> => {
  const names = new Set<string>();
  let client: pg.PoolClient | null = null;

  const lock = async (name: string): Promise<void> => {
    await client?.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [name]);
  };
  const connect = async (): Promise<pg.PoolClient> => {
    if (client) return client;
    const fresh = await pool.connect();
    fresh.once('error', () => {
      if (client === fresh) client = null;
      fresh.release(true);
    });
    client = fresh;
    for (const name of names) await lock(name);
    return fresh;
  };
  const complain = (error: unknown) =>
    log.warn({ err: error }, 'The jobs of dead workers cannot be freed now.');

  const add = ({ worker }: { worker: Worker }) => {
    names.add(worker.workerId);
    lock(worker.workerId).catch(complain);
  };
  const remove = ({ worker }: { worker: Worker }) => {
    names.delete(worker.workerId);
    client
      ?.query('select pg_advisory_unlock_shared(hashtextextended($1, 0))', [worker.workerId])
      .catch(complain);
  };
  events.on('worker:create', add);
  events.on('worker:stop', remove);

  const reclaim = async (): Promise<number> => {
    const connection = await connect();
    const { rows } = await connection.query(
      `with holder as (
         select distinct locked_by as name from graphile_worker._private_jobs
         where locked_at < now() - interval '${GRACE}' and locked_by <> all($1)
       ), dead as materialized (
         select name from holder where pg_try_advisory_xact_lock(hashtextextended(name, 0))
       )
       select name, graphile_worker.force_unlock_workers(array[name]) from dead`,
      [[...names]],
    );
    if (rows.length > 0) log.warn({ workers: rows.length }, 'Freed the jobs of workers that are gone.');
    return rows.length;
  };

  await reclaim();
  const timer = setInterval(() => reclaim().catch(complain), RECLAIM_EVERY_MS);
  timer.unref();
  return {
    reclaim,
    stop: async () => {
      clearInterval(timer);
      events.off('worker:create', add);
      events.off('worker:stop', remove);
      // Closed for good, which gives all of its locks back.
      client?.release(true);
      client = null;
    },
  };
};
