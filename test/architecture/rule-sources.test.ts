import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import { ruleSources } from '#modules/eligibility/data/rule-sources.generated.ts';
import type { RuleSource, RuleSources } from '#modules/eligibility/domain/rule-source.ts';
import { filesUnder } from '../../scripts/lib/files.ts';
import { citingRules } from '../../scripts/rule-sources/citing-rules.ts';
import { sourceProblems, withCurrentSources } from '../../scripts/rule-sources/record-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = new Map(
  filesUnder(root, 'docs/clinical').map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const problems = (recorded: RuleSources, rules: Parameters<typeof sourceProblems>[0] = citingRules) =>
  sourceProblems(rules, documents, recorded, ruleHashes);

/** The recorded sources with another entry for one version of SEX; undefined for none. */
const withSex = (version: number, change: RuleSource | undefined): RuleSources => {
  const { [version]: _, ...others } = ruleSources.SEX ?? {};
  return { ...ruleSources, SEX: change ? { ...others, [version]: change } : others };
};
const current = citingRules.find(({ id }) => id === 'SEX')?.version ?? 0;
const raised = citingRules.map((rule) => (rule.id === 'SEX' ? { ...rule, version: current + 1 } : rule));

describe('the sources of rules', () => {
  it('are recorded for every version that a decision may name; that of the present one is its document', () => {
    expect(problems(ruleSources)).toEqual([]);
    expect(current).toBeGreaterThan(1);
  });

  it('are missed for the present version, also when they differ', () => {
    const problem = `Rule SEX: the source of version ${current} is not what its document says. Run npm run rules:sources.`;
    const source = ruleSources.SEX?.[current];
    expect(problems(withSex(current, undefined))).toEqual([problem]);
    expect(problems(withSex(current, source && { ...source, basis: 'Another.' }))).toEqual([problem]);
  });

  it('are missed when that of an earlier version was removed', () => {
    expect(problems(withSex(1, undefined))).toEqual([
      'Rule SEX: the source of version 1 was removed. Decisions name it: restore it from version control.',
    ]);
  });

  it('are added for a new version, and those of earlier versions stay as they were', () => {
    expect(problems(ruleSources, raised)).toEqual([
      `Rule SEX: the source of version ${current + 1} is not what its document says. Run npm run rules:sources.`,
    ]);
    const changed = new Map(
      [...documents].map(([path, text]) => [path, text.replaceAll('men only', 'males')]),
    );
    const added = withCurrentSources(raised, changed, ruleSources);
    expect(added.SEX).toMatchObject(ruleSources.SEX ?? {});
    expect(added.SEX?.[current + 1]?.basis).toContain('males');
    expect(added.SEX?.[current]?.basis).toContain('men only');
  });

  it('stay when a rule is removed', () => {
    const without = citingRules.filter(({ id }) => id !== 'SEX');
    expect(withCurrentSources(without, documents, ruleSources).SEX).toEqual(ruleSources.SEX);
  });
});
