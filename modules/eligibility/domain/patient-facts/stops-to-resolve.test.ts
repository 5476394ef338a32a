import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { fact } from './facts.fixture.ts';
import { needsTwoClinicians } from './needs-two-clinicians.ts';
import { judgedAll, stopsToResolve } from './stops-to-resolve.ts';

const ruleOf = (wanted: string) => rules.find(({ id }) => id === wanted);

describe('the stops that clinicians have to resolve', () => {
  const patchy = fact('patchy', 'yes', { ruleIds: ['H1'] });
  const again = fact('patchy', 'not_sure', { id: 3, ruleIds: ['H1', 'OTC-MINOX'] });

  it('are the open rules in the order in which they fired, with their answers', () => {
    const resolved = fact('patchy', 'yes', { id: 2, ruleIds: ['H1'], resolvedRuleIds: ['H1'] });
    expect(stopsToResolve([patchy, resolved, again])).toEqual([
      {
        ruleId: 'H1',
        outcome: ruleOf('H1')?.outcome,
        reasonForClinician: ruleOf('H1')?.reasonForClinician,
        needsTwoClinicians: true,
        facts: [patchy, again],
      },
      {
        ruleId: 'OTC-MINOX',
        outcome: 'alternative',
        reasonForClinician: ruleOf('OTC-MINOX')?.reasonForClinician,
        needsTwoClinicians: false,
        facts: [again],
      },
    ]);
  });

  it('of a rule that does not exist any more has no text', () => {
    const old = fact('patchy', 'yes', { ruleIds: ['OLD'] });
    expect(stopsToResolve([old])).toEqual([
      { ruleId: 'OLD', outcome: null, reasonForClinician: '', needsTwoClinicians: false, facts: [old] },
    ]);
  });

  it('are resolved by a proposal that knew every answer', () => {
    const stop = { facts: [patchy, again] };
    expect(judgedAll({ factIds: [3, 1, 2] }, stop)).toBe(true);
    expect(judgedAll({ factIds: [1] }, stop)).toBe(false);
  });

  it.each(rules.map(({ id, outcome }) => [id, outcome] as const))('%s (%s)', (id, outcome) => {
    expect(needsTwoClinicians(id)).toBe(outcome === 'stop' || outcome === 'emergency');
  });
});
