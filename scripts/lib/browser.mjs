import { existsSync } from 'node:fs';
import { chooseBrowser } from './choose-browser.mjs';
import { run, runNode } from './run.mjs';

const SYSTEM = {
  shell: ['/usr/bin/chromium-headless-shell'],
  full: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/** Path of an installed browser for tests: `CHROMIUM_PATH`, else in a usual place; null when there is none. */
export const systemBrowser = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM.shell, ...SYSTEM.full].find((path) => path && existsSync(path)) ??
  null;

/** Paths of Playwright's own browsers, whether or not they have been downloaded. */
export const playwrightBrowsers = async () => {
  const { default: core } = await import('playwright-core/lib/coreBundle');
  const pathOf = (name) => [core.registry.registry.findExecutable(name).executablePath()].filter(Boolean);
  return { shell: pathOf('chromium-headless-shell'), full: pathOf('chromium') };
};

const paths = async () => {
  const playwright = await playwrightBrowsers();
  return {
    shell: [...SYSTEM.shell, ...playwright.shell],
    full: [...SYSTEM.full, ...playwright.full],
  };
};

/** It exists, and so do its libraries. */
const works = async (path) => existsSync(path) && (await run(path, ['--version'])).code === 0;

const download = async () => {
  console.log('No Chromium found; downloading the one of Playwright …');
  await runNode(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
};

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');
const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30'];

const asRoot = (program, ...args) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return isRoot ? run(program, args, { env }) : run('sudo', ['-n', program, ...args], { env });
};

const install = async (packageName) => {
  if (!hasApt) return;
  console.log(`Installing the distribution’s ${packageName} …`);
  await asRoot('apt-get', 'update', '-qq', ...patience);
  await asRoot('apt-get', 'install', '-y', '-qq', ...patience, packageName);
};

/**
 * A Chromium that starts, downloaded or installed when needed (see choose-browser.mjs); tests prefer the headless
 * shell. Null when none works; the instructions have been printed then.
 */
export const findBrowser = async (preferred = 'shell') => {
  const isDisposable = process.env.CI === 'true' && isRoot && hasApt;
  const machine = { named: process.env.CHROMIUM_PATH, paths, works, install, download, isDisposable };
  const found = await chooseBrowser(machine, preferred);
  if (!found)
    console.error('No browser for the end-to-end tests. Install Chromium, or set CHROMIUM_PATH to one.');
  return found;
};
