import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mostScriptBytes, mostScripts } from '#config/script-limits.ts';
import { routeTable } from '#simulators/routes.ts';

const manifestOf = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.output<typeof manifestOf>;

/** Scripts that every document loads in addition to its page. */
const everywhere = [
  'node_modules/vite-plugin-ssr/dist/esm/client/client-routing-runtime/entry.js',
  'client/renderer/_default.page.client.tsx',
];
const pages = [...new Set(routeTable.routes.map(({ page }) => page))].sort();

let manifest: Manifest = {};
const weights = new Map<string, number>();

/** Modules that the browser loads before hydration: the named ones and everything they import statically. */
const loadedBy = (names: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const module = manifest[name];
    if (!module) throw new Error(`The build does not know ${name}.`);
    loadedBy(module.imports, seen);
  }
  return seen;
};

const weightOf = (name: string): number => {
  const file = manifest[name]?.file ?? '';
  const known = weights.get(file) ?? gzipSync(readFileSync(`dist/client/${file}`)).length;
  weights.set(file, known);
  return known;
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The largest modules of a page, shown when the test fails. */
const heaviest = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 8)
    .map((name) => `${kilobytes(weightOf(name)).padStart(9)}  ${name}  ${manifest[name]?.file}`)
    .join('\n');

beforeAll(() => {
  if (!existsSync('dist/assets.json')) throw new Error('Build the product first: npm run build');
  manifest = manifestOf.parse(JSON.parse(readFileSync('dist/assets.json', 'utf8')));
});

describe('first-load JavaScript', () => {
  it.each(pages)('%s is within its limit', (page) => {
    const names = loadedBy([...everywhere, `${page.slice(1)}.page.tsx`]);
    const files = new Set([...names].map((name) => manifest[name]?.file));
    const total = [...names].reduce((sum, name) => sum + weightOf(name), 0);
    console.log(
      `${kilobytes(total).padStart(9)} in ${String(files.size).padStart(2)} files  ${page.slice(1)}`,
    );
    expect(total, heaviest(names)).toBeLessThanOrEqual(mostScriptBytes(page));
    expect(files.size, heaviest(names)).toBeLessThanOrEqual(mostScripts(page));
  });
});
