import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readControls } from './security/list.ts';
import { securityPage } from './security/page.ts';

/**
 * `npm run security` writes docs/security.md, the table of security requirements. With `--check` it changes nothing and
 * fails when the page is out of date.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/security.md';

const wanted = securityPage(readControls(readFileSync(join(root, 'docs/security/asvs.txt'), 'utf8')));
const present = existsSync(join(root, PAGE)) ? readFileSync(join(root, PAGE), 'utf8') : '';

if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${PAGE} is out of date. Run "npm run security".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(join(root, PAGE), wanted);
  console.log(`Wrote ${PAGE}.`);
}
