import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runNode } from './run.mjs';

/** Runs a test tool with a JSON report; `count` reads how many passed and failed from it. */
const runSuite = async (args, report, env, count) => {
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const { code } = await runNode(args, { env: { ...colors, ...env }, show: true });
  const result = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // Files that fail to load and errors outside of a test fail the run without failing a test.
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
};

/** Unit and API tests. A file that does not load counts as one failed test. */
export const runUnitTests = () =>
  runSuite(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    'test-results/unit.json',
    {},
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed:
        numFailedTests +
        testResults.filter(
          ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
        ).length,
    }),
  );

/** The tests that passed only when they were retried. */
const unsteadyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(unsteadyIn),
];

/** End-to-end tests in the browser at `chromium`. Tests that passed only on retry are named: they hide a defect. */
export const runEndToEndTests = (chromium) =>
  runSuite(
    ['node_modules/@playwright/test/cli.js', 'test'],
    'test-results/e2e.json',
    { CHROMIUM_PATH: chromium },
    (report) => {
      for (const test of unsteadyIn(report)) console.log(`PASSED ONLY AT THE SECOND TRY: ${test}`);
      const { expected, flaky, unexpected } = report.stats;
      return { passed: expected + flaky, failed: unexpected + report.errors.length };
    },
  );
