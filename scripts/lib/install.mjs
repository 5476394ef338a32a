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

/**
 * Installs the versions of package-lock.json when packages are missing or of another version. Resolves to whether
 * they are installed now. Not `npm ci`: it refuses the lock file where a registry lacks an optional binary for some
 * other platform.
 */
export const installPackages = async () => {
  if (isInstalled()) return true;
  console.log('Installing packages …');
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'];
  const { code } = await runNpm(args, { cwd: root, show: true });
  return code === 0;
};
