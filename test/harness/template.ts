import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { migrate } from '#server/database/migrate.ts';
import { makeOnce } from './on-server.ts';

const TEMPLATE_LOCK = 7_305_003;

/**
 * The name of a migrated, empty database to copy. It is made once per content of the migrations, by whichever
 * test file comes first; the others wait.
 */
export const ensureTemplate = async (serverUrl: string): Promise<string> => {
  const name = `template_${await migrationsHash()}`;
  const fill = (url: string) => migrate(url, pino({ level: 'silent' }));
  await makeOnce(serverUrl, { name, lock: TEMPLATE_LOCK, fill });
  return name;
};

const migrationsHash = async (): Promise<string> => {
  const root = join(import.meta.dirname, '../..');
  const folder = join(root, 'migrations');
  const hash = createHash('sha256');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  hash.update(await readFile(join(root, 'node_modules/graphile-worker/package.json')));
  return hash.digest('hex').slice(0, 16);
};
