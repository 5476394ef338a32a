import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** Part of the package that contains it, whose checksum covers it. */
  inBundle: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const lock = z.object({ packages: z.record(z.string(), entry) });

/** Where npm looks for a package that another one names: next to it, then in each folder above. */
const placesOf = (from: string, name: string): string[] => {
  const parts = from === '' ? [] : from.split('/node_modules/');
  return [
    ...parts.map(
      (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
    ),
    `node_modules/${name}`,
  ];
};

/** `npm ci` refuses a lock file that lacks a package which another one names, of any platform. */
const lacking = (packages: z.output<typeof lock>['packages']): string[] =>
  Object.entries(packages).flatMap(([from, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !placesOf(from, name).some((place) => place in packages))
      .map((name) => `${from}: ${name}`),
  );

describe.each(['package-lock.json', 'scripts/runtime/package-lock.json'])('%s', (path) => {
  const { packages } = lock.parse(read(path));

  it('lists every package that another one names, also optional ones of other platforms', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(1);
    expect(lacking(packages)).toEqual([]);
  });

  it('names no registry, and has a checksum of each package', () => {
    const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(
      installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-')),
    ).toEqual([]);
  });

  it('belongs to its package.json', () => {
    const wanted = entry.parse(read(path.replace('package-lock', 'package')));
    const { dependencies, devDependencies, optionalDependencies } = wanted;
    expect(packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  });
});

it('a lock file without an optional package of another platform is found', () => {
  const { packages } = lock.parse(read('package-lock.json'));
  const platform = Object.keys(packages).find((place) => /sharp-win32-x64$/.test(place)) ?? '';
  const { [platform]: _, ...others } = packages;
  expect(lacking(others)).toEqual(['node_modules/sharp: @img/sharp-win32-x64']);
});
