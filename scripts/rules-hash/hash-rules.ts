import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import type { ChartRule } from '#modules/eligibility/domain/chart-rules/chart-rule.ts';
import type { Rule } from '#modules/eligibility/domain/rule.ts';
import { filesUnder } from '../lib/files.ts';
import { ruleConditions } from './rule-sources.ts';

const DOMAIN = 'modules/eligibility/domain';

/** The source of the rules and of what they use, by path from the root. */
export const ruleFiles = (root: string): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(root, DOMAIN)
      .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/** The content hash of each rule: everything that decides what it does and what it says. */
export const hashRules = (
  rules: readonly (Rule | ChartRule)[],
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const conditions = ruleConditions(files);
  return new Map(
    rules.map(({ when: _, source: __, ...content }) => {
      const condition = conditions.get(content.id);
      if (condition === undefined)
        throw new Error(`The code of rule ${content.id} was not found in ${DOMAIN}.`);
      const sorted = Object.entries(content).toSorted(([a], [b]) => a.localeCompare(b));
      const hash = createHash('sha256').update(JSON.stringify([sorted, condition]));
      return [content.id, hash.digest('hex').slice(0, 16)];
    }),
  );
};

/** What is wrong with the recorded hashes, a sentence for each rule; empty when every current version is recorded as it is. */
export const hashProblems = (
  rules: readonly Pick<Rule, 'id' | 'version'>[],
  hashes: ReadonlyMap<string, string>,
  recorded: RuleHashes,
): readonly string[] =>
  rules.flatMap(({ id, version }) => {
    const known = recorded[id]?.[version];
    if (known === undefined)
      return [`Rule ${id}: version ${version} is not recorded. Run npm run rules:hash.`];
    if (known === hashes.get(id)) return [];
    return [
      `Rule ${id} changed, but is still version ${version}. Raise its version, then run npm run rules:hash.`,
    ];
  });
