import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesUnder } from '../../scripts/lib/files.ts';
import { namesOf } from '../../scripts/new-module/names.ts';
import { nextMigration } from '../../scripts/new-module/register.ts';
import { deep } from '../harness/deep.ts';

const root = join(import.meta.dirname, '../..');
const needed =
  /^(client|config|kernel|migrations|modules|scripts|server|simulators|test\/harness)\/|^(ARCHITECTURE\.md|biome\.json|package\.json|tsconfig\.json|vitest\.config\.ts)$/;
/** Files that new:module changes; everything else in the copy is a hard link to the original. */
const written = /^(modules|migrations)\/[^/]+\.ts$|\.generated\.ts$|^ARCHITECTURE\.md$/;

/** A hard link if both are on one disk; otherwise a copy. */
const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** A copy of the source tree in which a module can be created. */
const copyTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'thicket-new-module-'));
  for (const path of filesUnder(root).filter((one) => needed.test(one))) {
    if (!written.test(path)) link(join(root, path), join(copy, path));
    else cpSync(join(root, path), join(copy, path));
  }
  copyFileSync(join(root, '.gitignore'), join(copy, '.gitignore'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Only the types of the module and of the files that name it: the rest of the tree was checked already.
  const include = ['modules/gift-cards', 'modules/index.ts', 'modules/routes.ts', 'migrations'];
  writeFileSync(join(copy, TYPES), JSON.stringify({ extends: './tsconfig.json', include }));
  return copy;
};
const TYPES = 'tsconfig.gift-cards.json';

describe('npm run new:module', () => {
  let copy: string;

  /** Runs a program of the copy; returns its exit code and what it printed. */
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve, reject) => {
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_OPTIONS'),
      );
      const child = spawn(process.execPath, args, {
        cwd: copy,
        env: { ...env, NO_COLOR: '1', DATABASE_URL: inject('testServerUrl') },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  const aboutTheModule = (output: string) => output.split('\n').filter((line) => /gift.?cards/i.test(line));

  beforeAll(async () => {
    copy = copyTree();
    const { code, output } = await run('--import', 'tsx', 'scripts/new-module.ts', 'gift-cards');
    expect(output).toContain('made    modules/gift-cards/pages/gift-cards.page.tsx');
    expect(code, output).toBe(0);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  // It reads and compiles the copy of the whole product first.
  it.runIf(deep)(
    'creates a module whose own test passes',
    async () => {
      const { code, output } = await run('node_modules/vitest/vitest.mjs', 'run', 'modules/gift-cards');
      expect(output).toMatch(/Tests +5 passed/);
      expect(code).toBe(0);
    },
    240_000,
  );

  const checks: readonly { what: string; command: readonly string[] }[] = [
    // Types and boundaries read most of the tree again.
    ...(deep
      ? [
          { what: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', TYPES] },
          { what: 'boundaries', command: ['--import', 'tsx', 'scripts/boundaries.ts'] },
        ]
      : []),
    {
      what: 'format and lint',
      command: [
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        'modules/gift-cards',
        'modules/index.ts',
        'modules/routes.ts',
        'migrations',
      ],
    },
    { what: 'generated files', command: ['--import', 'tsx', 'scripts/codegen.ts', '--check'] },
  ];
  it.each(checks)(
    'makes a module that passes the check of $what',
    async ({ command }) => {
      const { output } = await run(...command);
      expect(aboutTheModule(output)).toEqual([]);
    },
    60_000,
  );
});

it('writes a name in every spelling that a module needs', () => {
  expect(namesOf('gift-cards')).toEqual({
    id: 'gift-cards',
    camel: 'giftCards',
    pascal: 'GiftCards',
    snake: 'gift_cards',
    title: 'Gift cards',
  });
});

it.each(['', 'GiftCards', 'gift_cards', '1st', 'gift-', 'index', 'routes', '../x'])(
  'refuses the name %j',
  (id) => {
    expect(namesOf(id)).toBeNull();
  },
);

it('names a migration so that it runs last', () => {
  const names = namesOf('gift-cards') ?? expect.unreachable();
  const next = (present: string[]) => nextMigration(present, new Date('2027-03-12T08:30:05Z'), names);
  expect(next(['20261120000000_platform_a.ts', 'index.ts'])).toBe('20270312083005_gift_cards_item');
  expect(next(['20280101000000_platform_a.ts'])).toBe('20280101000010_gift_cards_item');
});
