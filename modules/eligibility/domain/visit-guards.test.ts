import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, rules } from './index.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { mayApprove, maySubmit } from './visit-guards.ts';

const evaluated = (answers: Record<string, string | string[]>) =>
  evaluate({
    answers: { ...healthyHairAnswers('2027-03-01'), ...answers },
    drugTypes: ['finasteride', 'minoxidil_oral', 'thickening_shampoo'],
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
  });

const withOldAnswers = (...tooOld: readonly string[]) =>
  evaluate({
    answers: healthyHairAnswers('2027-03-01'),
    drugTypes: ['finasteride', 'minoxidil_oral'],
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
    tooOld,
  });

const ruleIds = rules.map((rule) => rule.id);

describe('invariant 5: a stop rule blocks approve', () => {
  it.each([
    ['stop', { patchy: 'yes' }],
    ['emergency', { self_harm_now: 'yes' }],
  ])('%s, whatever is acknowledged', (outcome, answers) => {
    const evaluation = evaluated(answers);
    expect(evaluation.outcome).toBe(outcome);
    expect(mayApprove(evaluation, ruleIds).ok).toBe(false);
    expect(mayApprove(evaluation, ruleIds, ['thickening_shampoo']).ok).toBe(false);
  });

  it('one stop or emergency among other findings is enough', () => {
    fc.assert(
      fc.property(fc.subarray(['yes', 'no']), fc.subarray(ruleIds), (patchy, acknowledged) => {
        const evaluation = evaluated({ patchy: patchy[0] ?? 'no' });
        expect(mayApprove(evaluation, acknowledged).ok).toBe(evaluation.outcome !== 'stop');
      }),
    );
  });
});

describe('approving', () => {
  const flagged = evaluated({ conditions: ['liver', 'kidney'] });

  it('requires every review finding to be acknowledged and names those that are missing', () => {
    expect(mayApprove(flagged, ['FIN-LIVER'])).toEqual({
      ok: false,
      failure: {
        code: 'CONFLICT',
        message: 'Please acknowledge each flag before approving: FIN-KIDNEY, OMX-KIDNEY.',
        fields: [],
      },
    });
    expect(mayApprove(flagged, ['FIN-LIVER', 'FIN-KIDNEY', 'OMX-KIDNEY']).ok).toBe(true);
    expect(mayApprove(evaluated({}), []).ok).toBe(true);
  });

  it('refuses a drug that a rule removed, a drug that was not evaluated, and an empty prescription', () => {
    const evaluation = evaluated({ conditions: ['heart_failure'] });
    expect(mayApprove(evaluation, [], ['finasteride']).ok).toBe(true);
    expect(mayApprove(evaluation, [], ['finasteride', 'minoxidil_oral']).ok).toBe(false);
    expect(mayApprove(evaluation, [], ['ketoconazole']).ok).toBe(false);
    expect(mayApprove(evaluation, [], []).ok).toBe(false);
    expect(mayApprove(evaluation, [], ['thickening_shampoo']).ok).toBe(false);
  });
});

describe('approving on answers that are too old', () => {
  it('is refused whatever is acknowledged, and names each question', () => {
    const reasonOf = (id: string) => rules.find((rule) => rule.id === id)?.reasonForClinician ?? '';
    expect(mayApprove(withOldAnswers('bp', 'urgent_symptoms'), ruleIds)).toEqual({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        message: `${reasonOf('FRESH-URGENT')} ${reasonOf('FRESH-BP')}`,
        fields: [
          { field: 'answers.urgent_symptoms', message: reasonOf('FRESH-URGENT') },
          { field: 'answers.bp', message: reasonOf('FRESH-BP') },
        ],
      },
    });
    expect(mayApprove(withOldAnswers(), ruleIds).ok).toBe(true);
    expect(mayApprove(withOldAnswers('alcohol'), ruleIds).ok).toBe(true);
  });

  it('does not compare an earlier answer by its age', () => {
    const evaluation = evaluate({
      answers: healthyHairAnswers('2027-03-01'),
      drugTypes: ['minoxidil_oral'],
      ageYears: 36,
      state: 'NY',
      servedStates: ['NY'],
      tooOld: ['bp'],
      previousAnswers: [{ ...healthyHairAnswers('2026-01-01'), conditions: ['heart_failure'] }],
    });
    expect(evaluation.findings.find(({ ruleId }) => ruleId === 'ANSWER-CHANGED')?.inputs).toEqual([
      'conditions',
    ]);
  });
});

describe('submitting', () => {
  const read = [
    { ruleId: 'FIN-COUNSEL', version: 1 },
    { ruleId: 'OMX-COUNSEL', version: 1 },
  ];

  it('requires every counsel text in its current version', () => {
    expect(maySubmit(evaluated({}), read).ok).toBe(true);
    expect(maySubmit(evaluated({}), read.slice(1)).ok).toBe(false);
    expect(maySubmit(evaluated({}), [{ ruleId: 'FIN-COUNSEL', version: 0 }, ...read.slice(1)]).ok).toBe(
      false,
    );
  });

  it('names each missing counsel text with its content', () => {
    const missing = maySubmit(evaluated({}), read.slice(1));
    const text = rules.find(({ id }) => id === 'FIN-COUNSEL')?.reasonForPatient;
    const summary = 'Please read the safety information and check each box.';
    expect(missing).toEqual({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        message: summary,
        fields: [
          { field: 'acknowledgedRuleIds', message: summary },
          { field: 'acknowledgedRuleIds.FIN-COUNSEL', message: text },
        ],
      },
    });
  });

  it('requires no counsel text about a removed drug, allows a review, refuses a stop', () => {
    expect(maySubmit(evaluated({ conditions: ['heart_failure'] }), read.slice(0, 1)).ok).toBe(true);
    expect(maySubmit(evaluated({ conditions: ['liver'] }), read).ok).toBe(true);
    expect(maySubmit(evaluated({ patchy: 'yes' }), read).ok).toBe(false);
    expect(maySubmit(evaluated({ conditions: ['heart_failure'], allergies: ['finasteride'] }), read).ok).toBe(
      false,
    );
  });
});
