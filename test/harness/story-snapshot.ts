import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { createTestDatabase } from './database.ts';
import type { HarnessDatabase } from './harness.ts';
import { makeOnce } from './on-server.ts';

const STORY_LOCK = 7_305_006;
const root = join(import.meta.dirname, '../..');
const sources = ['config', 'kernel', 'migrations', 'modules', 'server', 'simulators', 'test/harness'];

/**
 * A copy of a database that `makeStory` filled, with the time at which the story ended. It is filled once per day and
 * source code. `makeStory` gets a migrated, empty database, closes what it opens, and returns its clock's last time.
 */
export const storyDatabase = async (
  makeStory: (database: HarnessDatabase) => Promise<Date>,
): Promise<HarnessDatabase> => {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  // global-setup.ts drops databases with such a name after two days.
  const name = `demo_${day}_story_${await sourceHash()}`;
  const fill = async (url: string): Promise<void> => {
    await migrate(url, pino({ level: 'silent' }));
    const knex = createPool(url, { max: 10 });
    const closing: (() => Promise<void>)[] = [];
    const beforeDrop = (close: () => Promise<void>) => void closing.push(close);
    try {
      const now = await makeStory({ url, knex, beforeDrop, drop: async () => {} });
      await knex.raw('create table story_snapshot as select ?::timestamptz as now', [now]);
    } finally {
      for (const close of closing) await close();
      await knex.destroy();
    }
  };
  await makeOnce(inject('testServerUrl'), { name, lock: STORY_LOCK, fill });
  const database = await createTestDatabase({ template: name });
  const { now } = await database.knex('story_snapshot').first('now');
  return { ...database, filledUntil: now };
};

const sourceHash = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of sources) {
    const names = await readdir(join(root, folder), { recursive: true });
    const files = names.filter((file) => /\.(ts|graphql|sql|json)$/.test(file) && !file.endsWith('.test.ts'));
    for (const file of files.sort()) hash.update(file).update(await readFile(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
};
