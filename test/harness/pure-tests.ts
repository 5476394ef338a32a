import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Code in a test that must not share its process with others: databases and servers, replaced modules, timers
 * and globals, child processes, and settings of the process.
 */
const outside =
  /#test\/|\/harness\/|supertest|knex|startProduct|\bvi\b|\bprocess\b|child_process|node:http|\binject\b|\bwindow\b|\bglobalThis\b|localStorage|import\(/;

const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`);

/** Splits the test files of these folders: those that mention nothing of the kind may share threads and modules. */
export const splitTests = (folders: readonly string[]) => {
  const files = folders.flatMap(testsIn);
  const isPure = (file: string): boolean => !outside.test(readFileSync(join(root, file), 'utf8'));
  return { pure: files.filter(isPure), others: files.filter((file) => !isPure(file)) };
};
