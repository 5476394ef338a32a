import { readFileSync } from 'node:fs';
import { chooseRuntime } from './choose-runtime.mjs';
import { installRuntime } from './install-runtime.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Only glibc tells its version in Node's report. */
const isMusl = () => {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
};

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

/** Path of a Node that the product runs on; fetches it when needed. Ends the process with a sentence without one. */
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
