import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);

/** Paths of all files under `folder`, relative to `root`, with forward slashes, sorted; empty when it is missing. */
export const filesUnder = (root: string, folder = '.'): string[] => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
};

/** The line, from 1, of the character at `offset`. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
