import { readFileSync } from 'node:fs';
import { chooseRuntime } from './choose-runtime.mjs';
import { installRuntime } from './install-runtime.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Node's report contains the version of the C library only for glibc. */
const isMusl = () => {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
};

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

/** Path of a supported Node, downloaded when needed. Without one, ends the process with a sentence that says why. */
export const findRuntime = async () => {
  const choice = chooseRuntime({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    isMusl: isMusl(),
    neededMajor: Number(/\d+/.exec(read('../../package.json').engines.node)[0]),
    pins: read('package.json').optionalDependencies,
  });
  if (choice.kind === 'own') return process.execPath;
  if (choice.kind === 'none') return stop(choice.message);
  return installRuntime(choice).catch((error) => stop(error.message));
};
