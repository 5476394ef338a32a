import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Code in a test that replaces modules, timers or globals, starts programs, or reads the settings of its process. */
const ofProcess =
  /\bvi\.|\bprocess\.|child_process|startProduct|served-product|recordOutgoing|startBuckets|\bwindow\.|'window'|\bglobalThis\b|localStorage|without simulators/;

/** Code in a test that needs databases, servers or the loading of modules, and so a process rather than a thread. */
const outside = /#test\/|\/harness\/|supertest|knex|node:http|\binject\b|import\(/;

/** The test files of a folder of the repository, by their paths. */
export const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

const groupOf = (file: string): 'pure' | 'shared' | 'apart' => {
  const text = readFileSync(join(root, file), 'utf8');
  if (ofProcess.test(text)) return 'apart';
  return outside.test(text) ? 'shared' : 'pure';
};

/** A test that only `npm run test:deep` runs: it repeats at length what a default test of its folder shows. */
export const isDeep = (file: string): boolean => /\.deep\.test\.tsx?$/.test(file);

/**
 * Splits the test files of these folders by what they may share: `pure` threads and modules, `shared` processes and
 * modules, `apart` nothing. Deep tests are left out unless `withDeep`.
 */
export const splitTests = (folders: readonly string[], { withDeep }: { readonly withDeep: boolean }) => {
  const files = folders
    .flatMap(testsIn)
    .filter((file) => withDeep || !isDeep(file))
    .map((file) => ({ file, group: groupOf(file) }));
  const inGroup = (wanted: string) => files.filter(({ group }) => group === wanted).map(({ file }) => file);
  return { pure: inGroup('pure'), shared: inGroup('shared'), apart: inGroup('apart') };
};
