import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../lib/files.ts';
import { API_ERRORS, API_REFERENCE, API_SCHEMA } from './api-files.ts';
import { HEADER } from './emit.ts';

export interface Drift {
  readonly path: string;
  readonly state: 'missing' | 'out of date' | 'no longer needed';
}

/** Existing generated files, by path: `*.generated.ts` files with this tool's header, and the API's pages. */
export const generatedFilesOn = (root: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const folder of ['client', 'modules', 'server', 'simulators'])
    for (const path of filesUnder(root, folder)) {
      if (!path.endsWith('.generated.ts')) continue;
      const content = readFileSync(join(root, path), 'utf8');
      if (content.startsWith(HEADER)) found.set(path, content);
    }
  for (const path of [API_SCHEMA, API_ERRORS, API_REFERENCE])
    if (existsSync(join(root, path))) found.set(path, readFileSync(join(root, path), 'utf8'));
  return found;
};

/** How the files on disk differ from the expected ones. */
export const driftOf = (
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): readonly Drift[] => {
  const drift: Drift[] = [];
  for (const [path, content] of wanted)
    if (present.get(path) !== content)
      drift.push({ path, state: present.has(path) ? 'out of date' : 'missing' });
  for (const path of present.keys()) if (!wanted.has(path)) drift.push({ path, state: 'no longer needed' });
  return drift;
};
