import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { installPackages } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { createStages } from './lib/stages.mjs';
import { runEndToEndTests, runUnitTests } from './lib/suites.mjs';

/**
 * `npm test`: all tests, on a machine that has only Node and npm. Installs what is missing, then checks, builds,
 * and runs unit, API and browser tests; stages that wait for a network or a timer overlap with
 * others. With `--deep` the exhaustive sets run (test/harness/deep.ts), and then mutation testing. Prints how long each
 * stage took; the last line is `N passed, N failed`, in which each step of the check and the build count as one test.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const isDeep = process.argv.includes('--deep');
if (isDeep) process.env.THICKET_DEEP = '1';

const { stage, table } = createStages();
const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
const show = (title, text) => console.log(`\n== ${title}\n\n${text}`);

/** One check at a time, in parallel to the other stages; their output is printed after all have ended. */
const check = async () => {
  const lines = [];
  const result = await runChecks({ atOnce: 1, print: (line) => lines.push(line) });
  return { ...result, text: lines.join('\n') };
};

const build = async () => {
  const { code, output, seconds } = await runNode(['scripts/build.mjs']);
  show('Build', code === 0 ? `built in ${seconds.toFixed(1)} s` : `${output}\nFAILED`);
  count(one(code === 0));
  return code === 0;
};

/** Counts as one test. It comes last, because it uses every core. */
const mutate = async () => {
  show('Mutation testing', '');
  const { code } = await runNode(['scripts/mutation.mjs'], { show: true });
  count(one(code === 0));
};

const runAll = async () => {
  if (!(await stage('install', installPackages))) return count(one(false));
  const browser = stage('find browser', () => findBrowser());
  const checks = stage('check', check);
  const isBuilt = await stage('build', build);
  show('Unit and API tests', '');
  count(await stage('unit and API', runUnitTests));
  const { text, ...checked } = await checks;
  show('Check', text);
  count(checked);
  const chromium = await browser;
  show('End-to-end tests', chromium ?? 'There is no browser.');
  if (isBuilt && chromium) return count(await stage('end to end', () => runEndToEndTests(chromium)));
  console.error(`Not run: there is no ${chromium ? 'build' : 'browser'}.`);
  count(one(false));
};

await runAll();
if (isDeep) await stage('mutation testing', mutate);
process.exitCode = total.failed > 0 ? 1 : 0;
show('Time', table());
console.log(`\n${total.passed} passed, ${total.failed} failed`);
