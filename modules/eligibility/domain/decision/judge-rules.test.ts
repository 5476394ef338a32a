import { describe, expect, it } from 'vitest';
import { type EvaluationInput, evaluate } from '../evaluate.ts';
import { ruleOf } from '../rule.fixture.ts';
import type { Rule } from '../rule.ts';
import { approval } from './decision.fixture.ts';
import { applyingRules, judgeRules, missingInputs } from './judge-rules.ts';

/** A visit about finasteride, of a patient who takes sildenafil and has not answered about medicines. */
const visit: EvaluationInput = { ...approval, answers: { conditions: ['liver'] } };

/** Fires for a patient with a liver condition who takes nitrates. */
const both = ruleOf({
  id: 'BOTH',
  version: 3,
  inputs: ['conditions', 'meds'],
  when: (facts) => facts.chose('conditions', 'liver') && facts.chose('meds', 'nitrates'),
});

const resultsOf = (rules: readonly Rule[], over: Partial<EvaluationInput> = {}) => {
  const input = { ...visit, ...over };
  return judgeRules(rules, input, evaluate(input, rules));
};
/** The result of one rule and the questions that it waits for, without its id. */
const resultOf = (rule: Rule, over: Partial<EvaluationInput> = {}) => {
  const [{ result, questions } = { result: null, questions: undefined }] = resultsOf([rule], over);
  return questions ? [result, questions] : [result];
};

describe('a rule that reads two answers', () => {
  it.each<[string, Partial<EvaluationInput>, readonly unknown[]]>([
    ['fires on both', { answers: { conditions: ['liver'], meds: ['nitrates'] } }, ['fired']],
    ['passes on both', { answers: { conditions: ['none'], meds: ['nitrates'] } }, ['passed']],
    ['passes on one that settles it', { answers: { conditions: ['none'] } }, ['passed']],
    ['waits for the one that is missing', {}, ['not_asked', ['meds']]],
    ['waits for both without an answer', { answers: {} }, ['not_asked', ['conditions', 'meds']]],
    [
      'waits for the one that is asked',
      { answers: {}, notApplicable: ['meds'] },
      ['not_asked', ['conditions']],
    ],
    [
      'does not apply when neither is asked',
      { answers: {}, notApplicable: ['conditions', 'meds'] },
      ['not_applicable'],
    ],
    ['passes where the missing one is not asked', { notApplicable: ['meds'] }, ['passed']],
    [
      'waits for an old one to be given again',
      { answers: { conditions: ['liver'], meds: ['none'] }, tooOld: ['meds'] },
      ['too_old', ['meds']],
    ],
    [
      'passes with an old one where the other settles it',
      { answers: { conditions: ['none'], meds: ['none'] }, tooOld: ['meds'] },
      ['passed'],
    ],
    [
      'passes with an old one that is not asked about these drugs',
      { answers: { conditions: ['liver'], meds: ['none'] }, tooOld: ['meds'], notApplicable: ['meds'] },
      ['passed'],
    ],
    [
      'waits for an old and a missing one, and says that one is too old',
      { answers: { conditions: ['none'] }, tooOld: ['conditions'] },
      ['too_old', ['conditions', 'meds']],
    ],
    [
      'waits for the missing one only, where the old one is another question',
      { tooOld: ['allergies'] },
      ['not_asked', ['meds']],
    ],
  ])('%s', (_, over, expected) => {
    expect(resultOf(both, over)).toEqual(expected);
  });

  it('counts earlier answers that no clinician has resolved', () => {
    const changed = ruleOf({
      inputs: ['conditions', 'meds'],
      when: (facts) => facts.everChose('conditions', 'kidney') && facts.chose('meds', 'nitrates'),
    });
    const kidney = { conditions: ['kidney'] };
    expect(resultOf(changed)).toEqual(['passed']);
    expect(resultOf(changed, { previousAnswers: [kidney] })).toEqual(['not_asked', ['meds']]);
    expect(resultOf(changed, { earlierStops: [{ answers: kidney, ruleIds: ['FIN-KIDNEY'] }] })).toEqual([
      'not_asked',
      ['meds'],
    ]);
  });
});

describe('the results of rules', () => {
  it('are recorded with the version, once for each rule, and “ok” where it did not fire', () => {
    const fired = ruleOf({ id: 'FIRED', version: 2, when: () => true });
    expect(resultsOf([both, fired], { answers: { conditions: ['none'] } })).toEqual([
      { id: 'FIRED', version: 2, result: 'fired', outcome: 'review' },
      { id: 'BOTH', version: 3, result: 'passed', outcome: 'ok' },
    ]);
  });

  it('a rule without a question passes where it does not fire', () => {
    expect(resultOf(ruleOf())).toEqual(['passed']);
  });
});

describe('the rules that apply', () => {
  it.each<[string, Partial<Rule>, boolean]>([
    ['about the drug of the visit', { appliesTo: ['finasteride'] }, true],
    ['about another drug', { appliesTo: ['tadalafil'] }, false],
    ['a review about what is taken', { appliesTo: ['sildenafil'] }, true],
    ['a stop about what is taken', { appliesTo: ['sildenafil'], outcome: 'stop', scope: 'drugs' }, false],
    [
      'an emergency about another drug',
      { appliesTo: ['tadalafil'], outcome: 'emergency', scope: 'drugs' },
      true,
    ],
    ['of this door', { only: ['approve'] }, true],
    ['of another door', { only: ['order'] }, false],
    ['an emergency of another door', { outcome: 'emergency', scope: 'drugs', only: ['order'] }, false],
  ])('%s: %o is judged: %s', (_, over, expected) => {
    expect(applyingRules([ruleOf(over)], visit)).toHaveLength(expected ? 1 : 0);
  });
});

describe('the questions without an answer', () => {
  const dob = ruleOf({ inputs: ['dob'] });

  it('are those that the rules which apply read, each once', () => {
    const other = ruleOf({ appliesTo: ['tadalafil'], inputs: ['allergies'] });
    expect(missingInputs([both, both, other], visit)).toEqual(['meds']);
    expect(missingInputs([both], { ...visit, answers: {} })).toEqual(['conditions', 'meds']);
  });

  it('do not include the date of birth where the account knows the age', () => {
    expect(missingInputs([dob], visit)).toEqual([]);
    expect(missingInputs([dob], { ...visit, ageYears: Number.NaN })).toEqual(['dob']);
    expect(missingInputs([both], { ...visit, ageYears: Number.NaN })).toEqual(['meds']);
  });

  it('include where the patient is, although it is known where the parcel goes', () => {
    expect(missingInputs([ruleOf({ inputs: ['state'] })], visit)).toEqual(['state']);
  });
});
