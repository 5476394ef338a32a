import { existsSync } from 'node:fs';
import { run, runNode } from './run.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed Chromium: `CHROMIUM_PATH`, else a usual place; null when there is none. */
export const systemBrowser = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path)) ?? null;

/** It exists, and so do its libraries. */
const works = async (path) =>
  path !== null && existsSync(path) && (await run(path, ['--version'])).code === 0;

const playwrightBrowser = async () => (await import('playwright-core')).chromium.executablePath();

const download = async () => {
  console.log('No Chromium found; downloading the one of Playwright …');
  await runNode(['node_modules/playwright/cli.js', 'install', 'chromium'], { show: true });
};

const installPackage = async () => {
  const isRoot = process.getuid?.() === 0;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const asRoot = (program, ...args) =>
    isRoot ? run(program, args, { env }) : run('sudo', ['-n', program, ...args], { env });
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the distribution’s Chromium …');
  await asRoot('apt-get', 'update', '-qq');
  await asRoot('apt-get', 'install', '-y', '-qq', 'chromium');
};

/**
 * A Chromium that starts: the system's, else Playwright's, downloaded when needed, else the distribution's
 * package. Null when none of them worked; the instructions have been printed then.
 */
export const findBrowser = async () => {
  const present = systemBrowser();
  if (await works(present)) return present;
  if (await works(await playwrightBrowser())) return playwrightBrowser();
  await download();
  if (await works(await playwrightBrowser())) return playwrightBrowser();
  await installPackage();
  const installed = systemBrowser();
  if (await works(installed)) return installed;
  console.error('No browser for the end-to-end tests. Install Chromium, or set CHROMIUM_PATH to one.');
  return null;
};
