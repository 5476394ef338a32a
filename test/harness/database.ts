import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import { cloneDatabase, dropDatabase } from './on-server.ts';
import { ensureTemplate } from './template.ts';

export interface TestDatabase {
  readonly url: string;
  readonly knex: Knex;
  /** Has `close` called before the database is dropped. */
  beforeDrop(close: () => Promise<void>): void;
  /** Closes `knex` and drops the database, even with other connections open. */
  drop(): Promise<void>;
}

/**
 * A separate database: one per test file, created in `beforeAll` and dropped in `afterAll`. It is migrated and
 * empty, or a copy of `template`. `pool` is the most connections that `knex` opens (default 10).
 */
export const createTestDatabase = async ({
  pool = 10,
  template,
}: {
  pool?: number;
  template?: string;
} = {}): Promise<TestDatabase> => {
  const serverUrl = inject('testServerUrl');
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
  const url = await cloneDatabase(serverUrl, template ?? (await ensureTemplate(serverUrl)), name);
  const knex = createPool(url, { max: pool });
  const closing: (() => Promise<void>)[] = [];
  return {
    url,
    knex,
    beforeDrop: (close) => {
      closing.push(close);
    },
    drop: async () => {
      for (const close of closing) await close();
      await knex.destroy();
      await dropDatabase(serverUrl, name);
    },
  };
};
