import { createHash } from 'node:crypto';
import type { RuleHashes } from '../data/rule-hashes.ts';
import type { Rule } from '../domain/rule.ts';

/** One short text for a set of rules in their current versions: two sets with the same text are the same rules. */
export const rulesetHash = (rules: readonly Pick<Rule, 'id' | 'version'>[], hashes: RuleHashes): string => {
  const parts = rules.map(({ id, version }) => `${id}@${version}:${hashes[id]?.[version] ?? 'unknown'}`);
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 16);
};
