import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import { databaseUrl, ensureTemplate } from './template.ts';

export interface TestDatabase {
  readonly url: string;
  readonly knex: Knex;
  /** Closes `knex` and removes the database, whoever else is still connected. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database of one's own: one per test file, made in `beforeAll` and dropped in `afterAll`.
 * `pool` is the most connections that `knex` opens (default 10).
 */
export const createTestDatabase = async ({ pool = 10 } = {}): Promise<TestDatabase> => {
  const serverUrl = inject('testServerUrl');
  const template = await ensureTemplate(serverUrl);
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(serverUrl, name);
  const knex = createPool(url, { max: pool });
  return {
    url,
    knex,
    drop: async () => {
      await knex.destroy();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
};

const onServer = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
