import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doors } from '#modules/eligibility/domain/doors.ts';
import { chartRules, rules } from '#modules/eligibility/domain/index.ts';
import { rulesByDoor } from './rules-by-door/table.ts';

/**
 * `npm run rules:doors` writes docs/clinical/rules-by-door.md: which rule is asked at which door, from what. With
 * `--check` it changes nothing and fails when the document is out of date.
 */
const FILE = 'docs/clinical/rules-by-door.md';
const file = join(fileURLToPath(new URL('..', import.meta.url)), FILE);

const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const wanted = rulesByDoor(rules, chartRules, doors);
if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${FILE} is out of date. Run "npm run rules:doors".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(file, wanted);
  console.log(`Wrote ${FILE}.`);
}
