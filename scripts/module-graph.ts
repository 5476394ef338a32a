import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree } from './boundaries/tree.ts';
import { drawModules, moduleEdges, withGraph } from './module-graph/draw.ts';

/**
 * `npm run graph` writes the module graph into ARCHITECTURE.md, between two markers. With `--check` it
 * changes nothing and fails when the graph is out of date.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'ARCHITECTURE.md');

const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const wanted = withGraph(present, drawModules(moduleEdges(readTree(root))));
if (wanted === null) {
  console.error('ARCHITECTURE.md has no markers <!-- modules:start --> and <!-- modules:end -->.');
  process.exitCode = 1;
} else if (wanted !== present && process.argv.includes('--check')) {
  console.error('The module graph in ARCHITECTURE.md is out of date. Run "npm run graph".');
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(file, wanted);
  console.log('Drew the module graph into ARCHITECTURE.md.');
}
