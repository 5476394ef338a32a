import { fileURLToPath } from 'node:url';
import { findBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { installPackages } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { runEndToEndTests, runUnitTests } from './lib/suites.mjs';

/**
 * `npm test`: everything, on a machine that has only Node and npm. Installs what is missing, then checks, builds,
 * runs unit and API tests and those in the browser. The last line is `N passed, N failed`; each step of the check
 * and the build count as one test.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const total = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
const title = (text) => console.log(`\n== ${text}`);

const runAll = async () => {
  if (!(await installPackages())) return count(one(false));
  title('Browser');
  const chromium = await findBrowser();
  if (chromium) console.log(chromium);
  title('Check');
  count(await runChecks());
  title('Build');
  const { code, seconds } = await runNode(['scripts/build.mjs'], { show: true });
  console.log(`${code === 0 ? 'built' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  count(one(code === 0));
  title('Unit and API tests');
  count(await runUnitTests());
  title('End-to-end tests');
  if (code === 0 && chromium) return count(await runEndToEndTests(chromium));
  console.error(`Not run: there is no ${chromium ? 'build' : 'browser'}.`);
  count(one(false));
};

await runAll();
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
