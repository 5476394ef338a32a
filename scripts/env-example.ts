import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingNames } from '#config/settings.ts';
import { exampleText } from './env-example/example-text.ts';

/**
 * `npm run env:example` writes .env.example: every setting with its default and meaning. With `--check` it changes
 * nothing and fails when the file is out of date.
 */
const FILE = '.env.example';
const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, FILE);

const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const wanted = exampleText(settingNames, readFileSync(join(root, 'README.md'), 'utf8'));
if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${FILE} is out of date. Run "npm run env:example".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(file, wanted);
  console.log(`Wrote ${FILE}.`);
}
