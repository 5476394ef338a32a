import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules as answerRules, chartRules } from '#modules/eligibility/domain/index.ts';
import { filesUnder } from './lib/files.ts';
import { ruleSourceOf } from './rule-sources/clinical-entries.ts';

/**
 * `npm run rules:sources` writes what docs/clinical/ says about each rule into the product, for the page `/desk/rules`:
 * a production bundle has no documents. With `--check` it changes nothing and fails when the file is out of date.
 */
const rules = [...answerRules, ...chartRules];
const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'modules/eligibility/data/rule-sources.generated.ts';

const documents = new Map(
  filesUnder(root, 'docs/clinical').map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const entries = rules.map(({ id, source }) => [id, ruleSourceOf(documents, source)]);
const wanted = `// Generated from docs/clinical/ by "npm run rules:sources". Do not edit.
import type { RuleSource } from '../domain/rule-source.ts';

/** What the entry that each rule cites says, by rule id. */
export const ruleSources: Readonly<Record<string, RuleSource>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`;
const present = existsSync(join(root, FILE)) ? readFileSync(join(root, FILE), 'utf8') : '';

if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${FILE} is out of date. Run "npm run rules:sources".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(join(root, FILE), wanted);
  console.log(`Wrote ${FILE}.`);
}
