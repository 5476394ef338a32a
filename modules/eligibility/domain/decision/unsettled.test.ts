import { describe, expect, it } from 'vitest';
import { type EvaluationInput, evaluate } from '../evaluate.ts';
import { ruleOf } from '../rule.fixture.ts';
import type { Rule } from '../rule.ts';
import { approval } from './decision.fixture.ts';
import { unsettled } from './unsettled.ts';

/** A plan for finasteride, for a patient who takes sildenafil. */
const plan: EvaluationInput = { ...approval, answers: { meds: ['none'] } };
const asks = (question: string, over: Partial<Rule> = {}): Rule =>
  ruleOf({ id: `ASKS-${question}`, inputs: [question], when: (f) => f.chose(question, 'yes'), ...over });
const of = (rules: readonly Rule[], over: Partial<EvaluationInput> = {}) => {
  const input = { ...plan, ...over };
  return unsettled(rules, input, evaluate(input, rules));
};

describe('a question that leaves a rule about the prescribed drug undecided', () => {
  it('is named with the reason: never answered, or answered too long ago', () => {
    const rules = [asks('conditions'), asks('meds')];
    expect(of(rules)).toEqual([{ question: 'conditions', why: 'not_asked' }]);
    expect(of(rules, { tooOld: ['meds'] })).toEqual([
      { question: 'conditions', why: 'not_asked' },
      { question: 'meds', why: 'too_old' },
    ]);
  });

  it('is named once, however many rules wait for it', () => {
    expect(of([asks('conditions'), asks('conditions', { id: 'OTHER' })])).toHaveLength(1);
  });

  it('is not named where every rule is settled', () => {
    expect(of([asks('meds')])).toEqual([]);
    expect(of([asks('conditions')], { notApplicable: ['conditions'] })).toEqual([]);
  });

  it.each<[string, Partial<Rule>, number]>([
    ['about the prescribed drug', { appliesTo: ['finasteride'] }, 1],
    ['about what is only taken beside it', { appliesTo: ['sildenafil'] }, 0],
    [
      'about an emergency, with any drug',
      { appliesTo: ['sildenafil'], outcome: 'emergency', scope: 'drugs' },
      1,
    ],
  ])('of a rule %s: %o, %i named', (_, over, count) => {
    expect(of([asks('conditions', over)])).toHaveLength(count);
  });
});
