import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import { rules as answerRules, chartRules } from '#modules/eligibility/domain/index.ts';
import { hashProblems, hashRules, ruleFiles } from './rules-hash/hash-rules.ts';

/**
 * `npm run rules:hash` records the content hash of every rule whose version is new. A version that is recorded already
 * is never overwritten: a rule that changed needs another version first.
 */
const rules = [...answerRules, ...chartRules];
const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'modules/eligibility/data/rule-hashes.ts';

const hashes = hashRules(rules, ruleFiles(root));
const all: Record<string, Record<number, string>> = Object.fromEntries(
  Object.entries(ruleHashes).map(([id, versions]) => [id, { ...versions }]),
);
for (const { id, version } of rules) {
  const versions = all[id] ?? {};
  versions[version] ??= hashes.get(id) ?? '';
  all[id] = versions;
}

const key = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`);
const lines = Object.entries(all).map(
  ([id, versions]) =>
    `  ${key(id)}: { ${Object.entries(versions)
      .map(([version, hash]) => `${version}: '${hash}'`)
      .join(', ')} },`,
);
writeFileSync(
  join(root, FILE),
  `/** The content hash of every version of every rule, by rule id and version. */
export type RuleHashes = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** Written by \`npm run rules:hash\`; an entry never changes (docs/decisions/decision-records.md#hashes-of-rules). */
export const ruleHashes: RuleHashes = {
${lines.join('\n')}
};
`,
);

const problems = hashProblems(rules, hashes, all);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
