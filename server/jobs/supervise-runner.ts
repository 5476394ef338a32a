import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * Restarts the job runner, which stops when the database is away for more than a few seconds, until it is stopped.
 * Throws when the first start fails.
 */
export const superviseRunner = async (
  start: () => Promise<Runner>,
  log: Logger,
  pauseMs = 2_000,
): Promise<{ stop(): Promise<void> }> => {
  const stopped = new AbortController();
  let runner = await start();

  const supervise = async (): Promise<void> => {
    for (;;) {
      const error: unknown = await runner.promise.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (stopped.signal.aborted) return;
      log.error({ err: error }, 'The job worker stopped; starting it again.');
      while (!stopped.signal.aborted) {
        await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => {});
        if (stopped.signal.aborted) return;
        const next = await start().catch(() => null);
        if (next === null) continue;
        runner = next;
        break;
      }
    }
  };
  const supervision = supervise();

  return {
    stop: async () => {
      stopped.abort();
      // Rejects when the runner has just stopped on its own, which is fine.
      await runner.stop().catch(() => {});
      await supervision;
      // The supervision may have restarted the runner in the meantime.
      await runner.stop().catch(() => {});
    },
  };
};
