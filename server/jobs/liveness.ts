import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * The queue releases a killed process's jobs after four hours. We do it within a minute: the name under which a worker
 * locks jobs is also an advisory lock that ends with its process, so a job whose worker's advisory lock is free has no
 * living worker.
 */
export interface Liveness {
  stop(): Promise<void>;
}

/** A worker's advisory lock may come a moment after its first job. */
const GRACE = '5 seconds';
const RECLAIM_EVERY_MS = 30_000;

/** Releases the jobs of dead workers now and every 30 s, and holds the advisory locks of the workers behind `events`. */
export const startLiveness = async (pool: pg.Pool, events: WorkerEvents, log: Logger): Promise<Liveness> => {
  const names = new Set<string>();
  let client: pg.PoolClient | null = null;
  let stopped = false;
  let queue: Promise<void> = Promise.resolve();

  /** Statements on the one connection run one after the other. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const result = queue.then(work);
    queue = result.catch((error: unknown) =>
      log.warn({ err: error }, 'The jobs of dead workers cannot be freed now.'),
    );
    return result;
  };

  /** Closes the connection, which releases all of its locks. Runs once, even when called twice. */
  const letGo = (): void => {
    const last = client;
    client = null;
    last?.release(true);
  };

  const connect = async (): Promise<pg.PoolClient> => {
    if (client) return client;
    const fresh = await pool.connect();
    client = fresh;
    // Never removed: a closed connection may still emit an error.
    fresh.on('error', () => {
      if (client !== fresh) return;
      letGo();
      if (!stopped) void inTurn(async () => void (await connect())).catch(() => {});
    });
    for (const name of names) await lock(fresh, name);
    return fresh;
  };

  const reclaim = async (): Promise<void> => {
    const connection = await connect();
    const { rowCount } = await connection.query(
      `with holder as (
         select distinct locked_by as name from graphile_worker._private_jobs
         where locked_at < now() - interval '${GRACE}' and locked_by <> all($1)
       ), dead as materialized (
         select name from holder where pg_try_advisory_xact_lock(hashtextextended(name, 0))
       )
       select graphile_worker.force_unlock_workers(array[name]) from dead`,
      [[...names]],
    );
    if (rowCount !== 0) log.warn({ workers: rowCount }, 'Freed the jobs of workers that are gone.');
  };

  const add = ({ workerPool }: { workerPool: WorkerPool }) => {
    names.add(workerPool.id);
    void inTurn(async () => lock(await connect(), workerPool.id)).catch(() => {});
  };
  const remove = ({ workerPool }: { workerPool: WorkerPool }) => {
    names.delete(workerPool.id);
    void inTurn(async () => unlock(await connect(), workerPool.id)).catch(() => {});
  };

  await inTurn(reclaim);
  events.on('pool:create', add);
  events.on('pool:release', remove);
  const timer = setInterval(() => void inTurn(reclaim).catch(() => {}), RECLAIM_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      events.off('pool:create', add);
      events.off('pool:release', remove);
      await queue;
      letGo();
    },
  };
};

const lock = async (client: pg.PoolClient, name: string): Promise<void> => {
  await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [name]);
};

const unlock = async (client: pg.PoolClient, name: string): Promise<void> => {
  await client.query('select pg_advisory_unlock_shared(hashtextextended($1, 0))', [name]);
};
