import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../lib/files.ts';
import { HEADER } from './emit.ts';

export interface Drift {
  readonly path: string;
  readonly state: 'missing' | 'out of date' | 'no longer needed';
}

/** Existing `*.generated.ts` files with this tool's header, by path. */
export const generatedFilesOn = (root: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const folder of ['client', 'modules', 'server', 'simulators'])
    for (const path of filesUnder(root, folder)) {
      if (!path.endsWith('.generated.ts')) continue;
      const content = readFileSync(join(root, path), 'utf8');
      if (content.startsWith(HEADER)) found.set(path, content);
    }
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
