import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { snapshotDay, snapshotFolders } from './demo-snapshot.ts';
import { onServer } from './on-server.ts';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
  }
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One database server for the whole run; it stops with the last run that uses it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  await dropForgotten(server.url);
  project.provide('testServerUrl', server.url);
  return () => server.stop();
};

/** Databases of runs that were killed carry the second in which they were made in their names; snapshots the day. */
const isForgotten = (name: string): boolean => {
  const day = snapshotDay(name);
  if (day !== null) return Date.now() - day.getTime() > 2 * DAY_MS;
  const madeAt = Number(/^test_(\d+)_/.exec(name)?.[1]) * 1_000;
  return Date.now() - madeAt > HOUR_MS;
};

const dropForgotten = async (url: string): Promise<void> => {
  await onServer(url, async (client) => {
    const { rows } = await client.query(
      String.raw`select datname from pg_database where datname like 'test\_%' or datname like 'demo\_%'`,
    );
    for (const { datname } of rows)
      if (isForgotten(datname)) await client.query(`drop database if exists "${datname}" with (force)`);
  });
  for (const name of await readdir(snapshotFolders).catch(() => []))
    if (isForgotten(name)) await rm(join(snapshotFolders, name), { recursive: true, force: true });
};
