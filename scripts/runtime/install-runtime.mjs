import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runNpm } from '../lib/run.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Folders of interrupted installs: they carry the ids of processes that have ended. */
const removeInterrupted = async (folder) => {
  for (const name of readdirSync(folder)) {
    const pid = /^\.installing-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Installs exactly what the lock file in `folder` names into `target`, checked against its integrity. */
const installInto = async (target, folder) => {
  mkdirSync(target, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(folder, file), join(target, file));
  return runNpm(
    [
      'ci',
      '--prefix',
      target,
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: target },
  );
};

const ignoring = (codes) => (error) => {
  if (!codes.includes(error.code)) throw error;
};

/**
 * Path of the Node in the package, which is installed first when it is missing or of another version. It is installed
 * in a temporary folder and moved into place after it has started once: an interrupted install is never used, and
 * of two simultaneous installs the first to finish is kept. Rejects with a sentence when it cannot be installed.
 */
export const installRuntime = async ({ name, version }, folder = here) => {
  const installed = join(folder, 'node_modules');
  const node = join(installed, name, 'bin/node');
  const isInstalled = () =>
    existsSync(node) &&
    JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8')).version === version;
  if (isInstalled()) return node;

  console.error(`Fetching Node ${version}, because this is ${process.versions.node} …`);
  await removeInterrupted(folder);
  const aside = join(folder, `.installing-${process.pid}`);
  const { output } = await installInto(aside, folder);
  const trial = await run(join(aside, 'node_modules', name, 'bin/node'), ['--version']);
  if (trial.output.trim() === `v${version}` && !isInstalled()) {
    await rename(installed, join(aside, 'replaced')).catch(ignoring(['ENOENT']));
    await rename(join(aside, 'node_modules'), installed).catch(ignoring(['EEXIST', 'ENOTEMPTY']));
  }
  await rm(aside, { recursive: true, force: true });
  if (isInstalled()) return node;
  throw new Error(
    `Node ${version} could not be had from the npm registry; install it from https://nodejs.org.\n${output}${trial.output}`,
  );
};
