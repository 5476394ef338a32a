import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOnce } from './on-server.ts';
import { BUILT_SERVER, freePort, requireBuild, serveProduct } from './served-product.ts';

const SNAPSHOT_LOCK = 7_305_005;
export const snapshotFolders = join(import.meta.dirname, '../../.data/snapshots');

/** The day on which a snapshot of this name was made, in UTC; null when it is no snapshot's name. */
export const snapshotDay = (name: string): Date | null => {
  const [, year, month, day] = /^demo_(\d{4})(\d{2})(\d{2})_/.exec(name) ?? [];
  return year && month && day ? new Date(`${year}-${month}-${day}`) : null;
};

/** The product after its first start: a database to copy, and the files that belong to it. */
export interface DemoSnapshot {
  readonly database: string;
  readonly files: string;
}

/**
 * A database with the demo people and the demo patient's history, or with the people alone. The built product creates it
 * once per day and build, by being started; concurrent callers wait. Rejects when there is no build.
 */
export const ensureDemoSnapshot = async (
  serverUrl: string,
  { hasHistories = true }: { readonly hasHistories?: boolean } = {},
): Promise<DemoSnapshot> => {
  requireBuild();
  // The history ends today, so the snapshot is outdated tomorrow.
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const name = `demo_${day}_${await buildHash()}${hasHistories ? '' : '_people'}`;
  const files = join(snapshotFolders, name);
  const fill = async (databaseUrl: string): Promise<void> => {
    await rm(files, { recursive: true, force: true });
    await mkdir(files, { recursive: true });
    const env = { RUN_JOBS: 'false', ...(!hasHistories && { DEMO_HISTORY: 'none' }) };
    const product = await serveProduct({ dataDir: files, port: await freePort(), databaseUrl, env });
    await product.end('SIGTERM');
  };
  await makeOnce(serverUrl, { name, lock: SNAPSHOT_LOCK, fill });
  return { database: name, files };
};

/** Puts the files of a snapshot into a data folder. */
export const copyFiles = async ({ files }: DemoSnapshot, dataDir: string): Promise<void> => {
  await mkdir(files, { recursive: true });
  await cp(files, dataDir, { recursive: true });
};

/** Hash of the build: every file that the server loads is covered by its content, or by its name with a hash. */
const buildHash = async (): Promise<string> => {
  const folder = join(BUILT_SERVER, '../..');
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
};
