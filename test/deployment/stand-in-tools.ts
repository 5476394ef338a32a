import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, onServer } from '../harness/on-server.ts';

const STAND_IN = join(import.meta.dirname, 'pg-programs.fixture.mjs');

/** A database server, and a pg_dump and pg_restore that work with it. */
export interface BackupTools {
  readonly name: string;
  readonly serverUrl: string;
  /** Goes before PATH. */
  readonly programs: string;
  stop(): Promise<void>;
}

/** Programs that stand in for pg_dump and pg_restore of every version, in a folder below `parent`. */
export const standInPrograms = async (parent: string): Promise<string> => {
  const folder = await mkdtemp(join(parent, 'programs-'));
  for (const name of ['pg_dump', 'pg_restore'])
    await writeFile(
      join(folder, name),
      `#!/bin/sh\nexec "${process.execPath}" "${STAND_IN}" ${name} "$@"\n`,
      {
        mode: 0o755,
      },
    );
  return folder;
};

/** The test server with programs that stand in: it may be of a version for which nothing else is installed. */
export const standInTools = async (parent: string): Promise<BackupTools> => ({
  name: 'the test server, with programs that stand in',
  serverUrl: inject('testServerUrl'),
  programs: await standInPrograms(parent),
  stop: async () => {},
});

/** Creates a database without tables; returns its address and what drops it. */
export const emptyDatabase = async ({ serverUrl }: Pick<BackupTools, 'serverUrl'>) => {
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
};
