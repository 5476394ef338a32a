import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Code in a test that replaces modules, timers or globals, starts programs, or reads the settings of its process. */
const ofProcess =
  /\bvi\.|\bprocess\.|child_process|startProduct|served-product|recordOutgoing|startBuckets|\bwindow\.|'window'|\bglobalThis\b|localStorage|without simulators/;

/** Code in a test that needs databases, servers or the loading of modules, and so a process rather than a thread. */
const outside = /#test\/|\/harness\/|supertest|knex|node:http|\binject\b|import\(/;

const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

const groupOf = (file: string): 'pure' | 'shared' | 'apart' => {
  const text = readFileSync(join(root, file), 'utf8');
  if (ofProcess.test(text)) return 'apart';
  return outside.test(text) ? 'shared' : 'pure';
};

/**
 * Splits the test files of these folders by what they may share: `pure` threads and modules, `shared` processes and
 * modules, `apart` nothing.
 */
export const splitTests = (folders: readonly string[]) => {
  const files = folders.flatMap(testsIn).map((file) => ({ file, group: groupOf(file) }));
  const inGroup = (wanted: string) => files.filter(({ group }) => group === wanted).map(({ file }) => file);
  return { pure: inGroup('pure'), shared: inGroup('shared'), apart: inGroup('apart') };
};
