import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './lib/files.ts';
import { mentionsIn, shownBy } from './requirements/citations.ts';
import { readRequirements } from './requirements/list.ts';
import { requirementsPage, unexplained } from './requirements/page.ts';

/**
 * `npm run requirements` writes docs/requirements.md: every requirement with the tests that cite its number. With
 * `--check` it changes nothing and fails when the page is out of date. A cited number that does not exist is always an
 * error, and so is a requirement that has neither a test nor a place in docs/departures.md.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const LIST = 'docs/requirements/requirements.txt';
const PAGE = 'docs/requirements.md';
/** What is done otherwise, and what no test can show. */
const DEPARTURES = 'docs/departures.md';
/** Its samples cite numbers that do not exist. */
const SAMPLES = 'test/architecture/requirements.test.ts';

const files = filesUnder(root)
  .filter((path) => /\.(tsx?|mjs|css|sql|graphql|md)$/.test(path) && path !== PAGE && path !== SAMPLES)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const sections = readRequirements(readFileSync(join(root, LIST), 'utf8'));
const numbers = new Set(sections.flatMap(({ requirements }) => requirements.map(({ number }) => number)));

const unknown = files
  .flatMap(({ path, text }) => mentionsIn(path, text))
  .filter(({ number }) => !numbers.has(number));
for (const { file, line, number } of unknown)
  console.error(`${file}:${line}: ${number} is no requirement of ${LIST}.`);

/** The test of every page has its parts in neighboring files. */
const shown = files
  .filter(({ path }) => /\.(test\.tsx?|spec\.ts)$|^test\/pages\/.*\.ts$/.test(path))
  .flatMap(({ path, text }) => shownBy(path, text));
const departures = files
  .filter(({ path }) => path === DEPARTURES)
  .flatMap(({ path, text }) => mentionsIn(path, text));
const open = unexplained(sections, shown, departures);
for (const number of open)
  console.error(`${number} has no test that cites it. Write one, or say why in ${DEPARTURES}.`);
const wanted = requirementsPage(sections, shown);
const present = existsSync(join(root, PAGE)) ? readFileSync(join(root, PAGE), 'utf8') : '';

if (unknown.length > 0 || open.length > 0) {
  process.exitCode = 1;
} else if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${PAGE} is out of date. Run "npm run requirements".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(join(root, PAGE), wanted);
  console.log(`Wrote ${PAGE}.`);
}
