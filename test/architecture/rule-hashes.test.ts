import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleHashes } from '#modules/eligibility/data/rule-hashes.ts';
import { rules as answerRules, chartRules } from '#modules/eligibility/domain/index.ts';
import { sexualHealthRules } from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { hashProblems, hashRules, ruleFiles } from '../../scripts/rules-hash/hash-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ruleFiles(root);
const rules = [...answerRules, ...chartRules];
const BLOOD_PRESSURE = 'modules/eligibility/domain/rules/blood-pressure.ts';

/** The hashes after a change of the source. */
const hashesWith = (path: string, from: string, to: string): ReadonlyMap<string, string> => {
  const text = files.get(path) ?? '';
  expect(text).toContain(from);
  return hashRules(rules, new Map([...files, [path, text.replaceAll(from, to)]]));
};

const changedBy = (path: string, from: string, to: string): readonly string[] => {
  const before = hashRules(rules, files);
  return [...hashesWith(path, from, to)].filter(([id, hash]) => before.get(id) !== hash).map(([id]) => id);
};

describe('the hashes of rules', () => {
  it('are recorded for every rule, and a rule that changed has a new version', () => {
    expect(hashProblems(rules, hashRules(rules, files), ruleHashes)).toEqual([]);
  });

  it('are one for each rule, those of sexual health among them', () => {
    const hashes = hashRules(rules, files);
    expect(hashes.size).toBe(rules.length);
    expect(sexualHealthRules.filter(({ id }) => ruleHashes[id] === undefined)).toEqual([]);
  });

  it('change with the condition of a rule, of that rule only', () => {
    expect(changedBy(BLOOD_PRESSURE, '>= 140', '>= 150')).toEqual(['BP4-HIGH']);
  });

  it('change with a function or a list that the condition uses, also in another file', () => {
    expect(changedBy(BLOOD_PRESSURE, 'reading.systolic < systolic', 'reading.systolic <= systolic')).toEqual([
      'BP4-STOP',
      'BP4',
    ]);
    expect(
      changedBy(
        'modules/eligibility/domain/drug-groups.ts',
        "  'topical_finasteride_and_minoxidil_foam',",
        '',
      ),
    ).toEqual(
      expect.arrayContaining([
        'H3',
        'H3-SCALP',
        'TFM-CONFLICT',
        'MATRIX-SSRI-FIN',
        'MATRIX-PDE5-MINOXIDIL',
        'DUP-FIN',
      ]),
    );
  });

  it('change with what a rule across products uses', () => {
    expect(changedBy('modules/eligibility/domain/chart/supply.ts', '-MAX_DAYS_ON_HAND', '-1')).toEqual(
      expect.arrayContaining(['RFL-SOON', 'DUP-FIN']),
    );
    expect(
      changedBy(
        'modules/eligibility/domain/chart-rules/supply-rules.ts',
        'MAX_DAYS_ON_HAND + Math.max(...days)',
        'MAX_DAYS_ON_HAND',
      ),
    ).toEqual(['SUPPLY-CEILING']);
  });

  it('stay the same with another layout or comment', () => {
    expect(changedBy(BLOOD_PRESSURE, 'below(facts, 90, 60)', 'below(facts, /* low */ 90,\n 60)')).toEqual([]);
  });

  it('change with the text, the outcome, the drugs and the questions of a rule', () => {
    const before = hashRules(rules, files).get('BP4');
    for (const change of [
      { reasonForPatient: 'Another text.' },
      { outcome: 'stop' as const },
      { appliesTo: 'all' as const },
      { inputs: ['bp', 'meds'] },
    ]) {
      const changed = rules.map((rule) => (rule.id === 'BP4' ? { ...rule, ...change } : rule));
      expect(hashRules(changed, files).get('BP4')).not.toBe(before);
    }
  });

  it('name the rule that changed without a new version, and what to do', () => {
    const recorded = { ...ruleHashes, BP4: { 1: 'other' }, BP5: {} };
    expect(hashProblems(rules, hashRules(rules, files), recorded)).toEqual([
      'Rule BP4 changed, but is still version 1. Raise its version, then run npm run rules:hash.',
      'Rule BP5: version 1 is not recorded. Run npm run rules:hash.',
    ]);
  });
});
