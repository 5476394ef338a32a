import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './lib/files.ts';
import { findRepeats } from './repeats/find-repeats.ts';

/** How many repeats there may be. Lower it when there are fewer; what is new is written once instead of raising it. */
const CEILING = 60;

/**
 * Counts runs of six or more lines of code that stand in two places to the letter, and fails when there are more than
 * allowed. With `--list` it prints them all. Generated files and data (JSON, Markdown, docs/api) do not count.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const paths = filesUnder(root).filter(
  (path) =>
    /\.(tsx?|mjs|css|graphql)$/.test(path) && !path.includes('.generated.') && !path.startsWith('docs/'),
);
const repeats = findRepeats(paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
const isOver = repeats.length > CEILING;
if (isOver || process.argv.includes('--list'))
  for (const { lines, places } of repeats) console.log(`${lines} lines: ${places.join(' and ')}`);
console.log(`${repeats.length} repeats of six or more lines; ${CEILING} are allowed.`);
if (isOver) console.error('Write what is new once: as a component, helper, style, fragment or test factory.');
process.exitCode = isOver ? 1 : 0;
