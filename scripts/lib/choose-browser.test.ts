import { expect, it } from 'vitest';
import { playwrightBrowsers } from './browser.mjs';
import { type BrowserKind, type BrowserMachine, chooseBrowser } from './choose-browser.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const full = '/usr/bin/chromium';
const playwrightShell = '/home/sam/playwright/headless-shell';
const playwrightFull = '/home/sam/playwright/chrome';
const named = '/opt/chromium';
const packages = new Map([
  ['chromium-headless-shell', shell],
  ['chromium', full],
]);

interface Machine {
  readonly exists?: readonly string[];
  readonly isDisposable?: boolean;
  /** What its registries have; everything unless told. */
  readonly offers?: readonly string[];
}

/** A machine on which these browsers work, and what `chooseBrowser` did on it. */
const choose = async (
  { exists = [], isDisposable = false, offers = ['download', ...packages.keys()] }: Machine,
  preferred: BrowserKind = 'shell',
) => {
  const working = new Set(exists);
  const brought: string[] = [];
  const bring = (name: string, paths: readonly string[]) => {
    brought.push(name);
    if (offers.includes(name)) for (const path of paths) working.add(path);
  };
  const machine: BrowserMachine = {
    named,
    paths: async () => ({ shell: [shell, playwrightShell], full: [full, playwrightFull] }),
    works: async (path) => working.has(path),
    install: async (name) => bring(name, [packages.get(name) ?? '']),
    download: async () => bring('download', [playwrightShell, playwrightFull]),
    isDisposable,
  };
  return { chosen: await chooseBrowser(machine, preferred), brought };
};

it.each<[string, Machine, string | null, string[]]>([
  ['the named browser before all others', { exists: [named, shell, full] }, named, []],
  ['the headless shell before Chromium', { exists: [full, shell] }, shell, []],
  ['Playwright’s headless shell before Chromium', { exists: [full, playwrightShell] }, playwrightShell, []],
  ['Chromium when it is the only one, and installs nothing', { exists: [full] }, full, []],
  ['Playwright’s Chromium when it is the only one', { exists: [playwrightFull] }, playwrightFull, []],
  ['Playwright’s headless shell, downloaded, when there is none', {}, playwrightShell, ['download']],
  [
    'the package of the headless shell when nothing can be downloaded',
    { offers: [...packages.keys()] },
    shell,
    ['download', 'chromium-headless-shell'],
  ],
  [
    'Chromium’s package when there is none of the headless shell',
    { offers: ['chromium'] },
    full,
    ['download', 'chromium-headless-shell', 'chromium'],
  ],
  ['none when nothing can be brought', { offers: [] }, null, ['download', ...packages.keys()]],
])('on a machine of a person, tests use %s', async (_name, machine, chosen, brought) => {
  expect(await choose(machine)).toEqual({ chosen, brought });
});

it.each<[string, Machine, string | null, string[]]>([
  ['the named browser', { exists: [named, full] }, named, []],
  ['an existing headless shell', { exists: [full, shell] }, shell, []],
  [
    'the package of the headless shell in place of Chromium',
    { exists: [full] },
    shell,
    ['chromium-headless-shell'],
  ],
  ['the package of the headless shell when there is no browser', {}, shell, ['chromium-headless-shell']],
  [
    'Chromium when the headless shell cannot be installed',
    { exists: [full], offers: [] },
    full,
    ['chromium-headless-shell'],
  ],
  [
    'Chromium’s package when there is none of the headless shell',
    { offers: ['chromium'] },
    full,
    [...packages.keys()],
  ],
  [
    'a download when no package can be installed',
    { offers: ['download'] },
    playwrightShell,
    [...packages.keys(), 'download'],
  ],
  ['none when nothing can be brought', { offers: [] }, null, [...packages.keys(), 'download']],
])('on a disposable machine, tests use %s', async (_name, machine, chosen, brought) => {
  expect(await choose({ ...machine, isDisposable: true })).toEqual({ chosen, brought });
});

it.each<[string, Machine, string]>([
  ['Chromium before the headless shell', { exists: [shell, full] }, full],
  ['Playwright’s Chromium before the headless shell', { exists: [shell, playwrightFull] }, playwrightFull],
  ['the headless shell when it is the only one', { exists: [shell] }, shell],
])('measurements use %s', async (_name, machine, chosen) => {
  expect(await choose(machine, 'full')).toEqual({ chosen, brought: [] });
});

it('Playwright names the places of both kinds', async () => {
  const { shell: shells, full: fulls } = await playwrightBrowsers();
  expect([shells.length, fulls.length]).toEqual([1, 1]);
  expect(shells[0]).toMatch(/headless.shell/);
  expect(fulls[0]).not.toMatch(/headless.shell/);
});
