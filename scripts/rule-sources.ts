import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import { ruleSources } from '#modules/eligibility/data/rule-sources.generated.ts';
import { filesUnder } from './lib/files.ts';
import { citingRules } from './rule-sources/citing-rules.ts';
import { sourceProblems, withCurrentSources } from './rule-sources/record-sources.ts';

/**
 * `npm run rules:sources` writes what docs/clinical/ says about each version of each rule into the product, where staff
 * read a decision: a production bundle has no documents. It adds the source of a new version and never removes an earlier
 * one, because decision records name rules by version. With `--check` it changes nothing and fails when a source is
 * missing or out of date.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'modules/eligibility/data/rule-sources.generated.ts';

const documents = new Map(
  filesUnder(root, 'docs/clinical').map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const sources = withCurrentSources(citingRules, documents, ruleSources);
const wanted = `// Generated from docs/clinical/ by "npm run rules:sources". Do not edit.
import type { RuleSources } from '../domain/rule-source.ts';

/** What the entry that each rule cites says, by rule id and version (docs/decisions/decision-records.md#sources-of-rules). */
export const ruleSources: RuleSources = ${JSON.stringify(sources, null, 2)};
`;

if (process.argv.includes('--check')) {
  const isCurrent = wanted === readFileSync(join(root, FILE), 'utf8');
  if (!isCurrent) console.error(`${FILE} is out of date. Run "npm run rules:sources".`);
  if (!isCurrent) process.exitCode = 1;
} else {
  writeFileSync(join(root, FILE), wanted);
  console.log(`Wrote ${FILE}.`);
}
for (const problem of sourceProblems(citingRules, documents, sources, ruleHashes)) {
  console.error(problem);
  process.exitCode = 1;
}
