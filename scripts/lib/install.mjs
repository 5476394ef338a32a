import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

/** Whether node_modules contains every package in the version of package-lock.json. */
const isInstalled = () => {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const present = read('node_modules/.package-lock.json').packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || optional || devOptional || peer || present[path]?.version === version,
  );
};

const flags = ['--include=dev', '--include=optional', '--loglevel=error'];

/**
 * Installs the versions of package-lock.json when packages are missing or of another version. Resolves to whether
 * they are installed now. A folder without packages gets exactly the lock file's (`npm ci`). Where there are some
 * already, or a registry lacks an optional package of some other platform, npm adds what is missing.
 */
export const installPackages = async () => {
  if (isInstalled()) return true;
  console.log('Installing packages …');
  const npm = async (...args) => (await runNpm([...args, ...flags], { cwd: root, show: true })).code === 0;
  if (!existsSync(`${root}node_modules`) && (await npm('ci'))) return true;
  return npm('install', '--no-save');
};
