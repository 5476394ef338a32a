import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
  }
}

const HOUR_S = 3_600;

/** One database server for the whole run; it stops with the last run that uses it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  await dropForgotten(server.url);
  project.provide('testServerUrl', server.url);
  return () => server.stop();
};

/** Databases of runs that were killed: their names carry the second in which they were made. */
const dropForgotten = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      String.raw`select datname from pg_database where datname like 'test\_%'`,
    );
    for (const { datname } of rows) {
      const madeAt = Number(/^test_(\d+)_/.exec(datname)?.[1]);
      if (Date.now() / 1000 - madeAt > HOUR_S)
        await client.query(`drop database if exists "${datname}" with (force)`);
    }
  } finally {
    await client.end();
  }
};
