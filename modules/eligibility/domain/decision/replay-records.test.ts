import { describe, expect, it } from 'vitest';
import type { ChartFacts } from '../chart-rules/chart-facts.ts';
import type { ChartRule } from '../chart-rules/chart-rule.ts';
import { ruleOf } from '../rule.fixture.ts';
import type { Rule } from '../rule.ts';
import { storedApproval } from './decision.fixture.ts';
import type { RuleResult } from './judge-rules.ts';
import { replay } from './replay.ts';
import type { StoredDecision } from './stored-decision.ts';

/** Fires for a liver condition. */
const liver = ruleOf({
  id: 'LIVER',
  inputs: ['conditions'],
  when: (facts) => facts.chose('conditions', 'liver'),
});
const result = (id: string, over: Partial<RuleResult> = {}): RuleResult => ({
  id,
  version: 1,
  result: 'passed',
  outcome: 'ok',
  ...over,
});
const fired = (id: string, over: Partial<RuleResult> = {}) =>
  result(id, { result: 'fired', outcome: 'review', ...over });

const decision: StoredDecision = {
  ...storedApproval,
  id: 'decision',
  userId: 'patient',
  rules: [result('LIVER')],
  outcome: 'ok',
};
const { notApplicable: _, ...olderContext } = decision.context;

const same = { changedRules: [], differences: [] };
const differing = (rules: readonly Rule[], one: StoredDecision): readonly string[] =>
  replay(rules, one, []).differences.map(({ ruleId }) => ruleId);

describe('a record that says of each rule why it did not fire', () => {
  it.each<[RuleResult, readonly string[]]>([
    [result('LIVER'), []],
    [result('LIVER', { result: 'not_asked' }), ['LIVER']],
    [fired('LIVER'), ['LIVER']],
  ])('is compared by each result: %j, differing %j', (one, expected) => {
    expect(differing([liver], { ...decision, rules: [one] })).toEqual(expected);
  });

  it('differs where the rule fired with another outcome', () => {
    const answers = { conditions: { value: ['liver'], at: null } };
    const review = { ...decision, answers, rules: [fired('LIVER')], outcome: 'review' };
    expect(replay([liver], review, [])).toEqual(same);
    expect(differing([liver], { ...review, rules: [fired('LIVER', { outcome: 'stop' })] })).toEqual([
      'LIVER',
    ]);
  });
});

describe('an older record, which only said whether a rule was asked', () => {
  const older = { ...decision, context: olderContext };

  it.each<[RuleResult, readonly string[]]>([
    [result('LIVER'), []],
    [result('LIVER', { result: 'not_asked' }), []],
    [fired('LIVER'), ['LIVER']],
  ])('is compared by whether the rule fired: %j, differing %j', (one, expected) => {
    expect(differing([liver], { ...older, rules: [one] })).toEqual(expected);
  });

  it('differs where a rule fires that did not', () => {
    const answers = { conditions: { value: ['liver'], at: null } };
    expect(differing([liver], { ...older, answers })).toEqual(['LIVER']);
  });

  it('names a rule that is gone, and one that is new', () => {
    expect(replay([], older, [])).toEqual({
      changedRules: ['LIVER'],
      differences: [{ ruleId: 'LIVER', stored: result('LIVER'), now: null }],
    });
    expect(replay([liver], { ...older, rules: [] }, [])).toEqual({
      changedRules: ['LIVER'],
      differences: [{ ruleId: 'LIVER', stored: null, now: result('LIVER') }],
    });
  });
});

describe('a decision about products', () => {
  const chart: ChartFacts = {
    at: decision.at.toISOString(),
    context: { kind: 'order', checkoutId: 'checkout' },
    wanted: [
      {
        productId: 1,
        drugType: 'finasteride',
        supplyInDays: 90,
        bottles: 0,
        mgPerDay: null,
        conflictsWith: [],
        isSoldThere: true,
        prescriberStates: null,
      },
    ],
    records: [],
    shipState: 'NY',
    patientState: 'NY',
  };
  const notThere: ChartRule = {
    id: 'NOT-THERE',
    version: 1,
    appliesTo: 'all',
    outcome: 'stop',
    reads: ['states'],
    doors: ['approve'],
    when: ({ shipState }) => shipState !== 'TX',
    reasonForPatient: 'We cannot send it there.',
    reasonForClinician: 'Not sold there.',
    source: 'docs/clinical/how-rules-work.md',
  };
  const ordered: StoredDecision = {
    ...decision,
    context: { ...decision.context, chart },
    rules: [result('LIVER'), fired('NOT-THERE', { outcome: 'stop' })],
    outcome: 'refused',
    isOfGate: true,
  };

  it('is evaluated again by the rules across products too, and its outcome is that of the gate', () => {
    expect(replay([liver], ordered, [notThere])).toEqual(same);
  });

  it('names a rule across products with another version, and one that is new', () => {
    expect(replay([liver], ordered, [{ ...notThere, version: 2 }]).changedRules).toEqual(['NOT-THERE']);
    const before = { ...ordered, rules: [result('LIVER')] };
    expect(replay([liver], before, [notThere]).changedRules).toEqual(['NOT-THERE']);
  });

  it('does not read the chart where it was not stored', () => {
    const without = { ...ordered, context: decision.context, rules: [result('LIVER')] };
    expect(replay([liver], without, [notThere])).toEqual(same);
  });

  it('reports another outcome where the outcome is that of the rules', () => {
    expect(differing([liver], { ...decision, outcome: 'stop' })).toEqual(['outcome']);
    expect(differing([liver], { ...decision, isOfGate: false, outcome: 'stop' })).toEqual(['outcome']);
    expect(differing([liver], { ...decision, outcome: 'stop', rules: [fired('LIVER')] })).toEqual(['LIVER']);
  });
});

describe('an answer that was changed back', () => {
  const stop = ruleOf({ ...liver, id: 'STOP', outcome: 'stop', scope: 'drugs' });
  const changed = {
    ...decision,
    context: { ...decision.context, earlierAnswers: [{ conditions: ['liver'] }] },
    rules: [result('STOP'), fired('ANSWER-CHANGED')],
    outcome: 'review',
  };

  it('is found again', () => {
    expect(replay([stop], changed, [])).toEqual(same);
  });

  it('differs where it was not recorded, although no rule has changed', () => {
    expect(replay([stop], { ...changed, rules: [result('STOP')] }, [])).toMatchObject({
      changedRules: [],
      differences: [{ ruleId: 'ANSWER-CHANGED', stored: null, now: { result: 'fired' } }],
    });
  });

  it('has a version like every rule', () => {
    const before = { ...changed, rules: [result('STOP'), fired('ANSWER-CHANGED', { version: 0 })] };
    expect(replay([stop], before, []).changedRules).toEqual(['ANSWER-CHANGED']);
  });
});
