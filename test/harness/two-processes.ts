import { createPool } from '#server/database/pool.ts';
import type { Harness } from './harness.ts';
import { harnessScope } from './harness-scope.ts';

/** Two processes on the harness's database, each with its own connections. */
export const twoProcesses = (harness: Harness) => {
  const pools = [1, 2].map(() => createPool(harness.database.url, { max: 5 }));
  const processes = pools.map((knex) =>
    harnessScope({
      knex,
      url: harness.database.url,
      clock: harness.clock,
      gateway: () => harness.processor.gateway,
    }),
  );
  return { processes, close: () => Promise.all(pools.map((pool) => pool.destroy())) };
};
