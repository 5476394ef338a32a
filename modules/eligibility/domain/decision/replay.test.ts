import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { withNotApplicable } from '../../services/not-applicable.ts';
import { tooOldAnswers } from '../answer-ages.ts';
import { type EvaluationInput, evaluate } from '../evaluate.ts';
import { everyHairDrug } from '../hair-drugs.fixture.ts';
import { rules } from '../index.ts';
import { healthyHairAnswers } from '../questionnaires/healthy-answers.ts';
import { ruleCases } from '../rule-cases.fixture.ts';
import { judgeRules } from './judge-rules.ts';
import { replay } from './replay.ts';
import { inputFromStored, type StoredDecision, storedInputOf } from './stored-decision.ts';

const now = new Date('2027-06-10T16:00:00Z');
const healthy = healthyHairAnswers('2027-05-01');
const basis: EvaluationInput = {
  answers: healthy,
  drugTypes: ['finasteride', 'minoxidil_oral'],
  ageYears: 36,
  state: 'NY',
  servedStates: ['NY', 'CA'],
  visitKind: 'initial',
};

const storedFrom = (
  input: EvaluationInput,
  answeredAt: Readonly<Record<string, string>> = {},
): StoredDecision => {
  const { purpose = 'approve', drugTypes } = input;
  const dated = withNotApplicable(rules, {
    ...input,
    purpose,
    tooOld: tooOldAnswers({ purpose, drugTypes }, input.answers, answeredAt, now),
  });
  const evaluation = evaluate(dated);
  const stored = {
    ...storedInputOf(rules, dated, { purpose, answeredAt, at: now }),
    id: 'decision',
    userId: 'patient',
    rules: judgeRules(rules, dated, evaluation),
    outcome: evaluation.outcome,
  };
  // As the database returns it.
  return { ...stored, ...JSON.parse(JSON.stringify(stored)), at: now };
};

const resultOf = (decision: StoredDecision, id: string) =>
  decision.rules.find((rule) => rule.id === id)?.result;

describe('the result of each rule', () => {
  it('is recorded for every rule of the drugs, and for no other', () => {
    const { rules: said } = storedFrom({ ...basis, drugTypes: ['ketoconazole'] });
    expect(said.find(({ id }) => id === 'KET-COUNSEL')).toEqual({
      id: 'KET-COUNSEL',
      version: 1,
      result: 'fired',
      outcome: 'counsel',
    });
    expect(said.map(({ id }) => id)).not.toContain('FIN-LIVER');
    expect(said.map(({ id }) => id)).toContain('URGENT-SYMPTOMS');
  });

  it.each<[string, Partial<EvaluationInput>, string, string]>([
    ['an answer that does not fire', {}, 'FIN-LIVER', 'passed'],
    ['an answer that fires', { answers: { ...healthy, conditions: ['liver'] } }, 'FIN-LIVER', 'fired'],
    ['no answer', { answers: {} }, 'FIN-LIVER', 'not_asked'],
    ['what another answer hides', { answers: { meds: ['none'] } }, 'FIN-DUPLICATE', 'passed'],
    ['one of two answers', { answers: { meds: ['other'] } }, 'FIN-DUPLICATE', 'not_asked'],
    [
      'one of two, which fires',
      { answers: { meds: ['finasteride_or_dutasteride'] } },
      'FIN-DUPLICATE',
      'fired',
    ],
    ['one of several', { answers: { conditions: ['none'] } }, 'OTHER-HISTORY', 'not_asked'],
    ['half of a sum', { answers: { phq2_interest: '0' } }, 'FIN-PHQ2', 'not_asked'],
    ['a question before the first dose', {}, 'SE-MOOD', 'not_applicable'],
    ['that question at a renewal', { visitKind: 'renewal' }, 'SE-MOOD', 'not_asked'],
    ['an age from the account', { answers: {} }, 'AGE-65', 'passed'],
    ['no age', { answers: {}, ageYears: Number.NaN }, 'AGE-65', 'not_asked'],
    ['where the parcel goes, and not where the patient is', { answers: {} }, 'STATE', 'not_asked'],
    ['no question at all', { answers: {} }, 'TFM-CONFLICT', 'passed'],
  ])('%s', (_, change, id, result) => {
    expect(resultOf(storedFrom({ ...basis, ...change }), id)).toBe(result);
  });

  it('an old reading passes no rule', () => {
    const old = { ...healthy, bp: { systolic: 120, diastolic: 80, takenOn: '2026-01-01' } };
    const decision = storedFrom({ ...basis, answers: old });
    expect(resultOf(decision, 'BP4')).toBe('too_old');
    expect(resultOf(decision, 'FRESH-BP')).toBe('fired');
    expect(replay(rules, decision).differences).toEqual([]);
  });

  it.each<[DrugType, string]>([
    ['finasteride', 'too_old'],
    ['ketoconazole', 'passed'],
  ])('an old answer about mood counts against %s as it is asked for it: %s', (drug, result) => {
    const answers = { ...healthy, self_harm_now: 'no' };
    const answeredAt = { self_harm_now: '2026-01-01T00:00:00Z' };
    expect(resultOf(storedFrom({ ...basis, answers, drugTypes: [drug] }, answeredAt), 'SELF-HARM')).toBe(
      result,
    );
  });
});

describe('what is stored of the answers', () => {
  it('is what the rules of these drugs read, with the time of each', () => {
    const { answers } = storedFrom(
      { ...basis, drugTypes: ['ketoconazole'] },
      { meds: '2027-06-01T10:00:00Z' },
    );
    expect(answers.meds).toEqual({ value: ['none'], at: '2027-06-01T10:00:00Z' });
    expect(answers.allergies).toEqual({ value: ['none'], at: null });
    expect(Object.keys(answers)).not.toContain('phq2_down');
    expect(Object.keys(answers)).not.toContain('alcohol');
  });

  it('stores each distinct earlier answer once', () => {
    const earlier: Answers = { conditions: ['liver'], alcohol: 'none' };
    const { context } = storedFrom({
      ...basis,
      previousAnswers: [earlier, { ...earlier, alcohol: '1_to_7' }],
    });
    expect(context.earlierAnswers).toEqual([{ conditions: ['liver'] }]);
  });
});

describe('a decision that is evaluated again', () => {
  it.each(ruleCases.map((one, index) => [one.ruleId, index, one] as const))(
    'says the same about %s (%i)',
    (_, __, { drugs, fires, neighbor }) => {
      for (const { answers, drugs: others, without = [], ageYears, state, around } of [fires, neighbor]) {
        const all = { ...healthy, ...answers };
        const { tooOld: ___, ...rest } = around ?? {};
        const decision = storedFrom({
          ...basis,
          ...rest,
          answers: Object.fromEntries(Object.entries(all).filter(([id]) => !without.includes(id))),
          drugTypes: others ?? drugs,
          ageYears: ageYears ?? 36,
          state: state ?? 'NY',
          previousAnswers: [{ ...healthy, conditions: ['heart_failure'] }],
        });
        expect(replay(rules, decision)).toEqual({ changedRules: [], differences: [] });
      }
    },
  );

  it('property: has the same result for any drugs, age, dates and earlier answers', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(now, -days));
    fc.assert(
      fc.property(
        fc.record({
          drugTypes: fc.subarray([...everyHairDrug], { minLength: 1 }),
          ageYears: fc.oneof(fc.integer({ min: 16, max: 70 }), fc.constant(Number.NaN)),
          state: fc.constantFrom('NY', 'AK', ''),
          conditions: fc.subarray(['liver', 'heart_failure', 'other']),
          takenOn: day,
          answered: day,
          before: fc.array(fc.subarray(['liver', 'heart_failure']), { maxLength: 3 }),
        }),
        ({ takenOn, answered, before, conditions, ...rest }) => {
          const bp = { systolic: 120, diastolic: 80, takenOn: takenOn.toISOString().slice(0, 10) };
          const decision = storedFrom(
            {
              ...basis,
              ...rest,
              answers: { ...healthy, conditions, bp },
              previousAnswers: before.map((one) => ({ conditions: one })),
            },
            { urgent_symptoms: answered.toISOString() },
          );
          expect(replay(rules, decision)).toEqual({ changedRules: [], differences: [] });
          expect(inputFromStored(decision).drugTypes).toEqual(rest.drugTypes);
        },
      ),
    );
  });

  const decision = storedFrom(basis);

  it('names a rule with another result', () => {
    const wrong: StoredDecision = {
      ...decision,
      rules: decision.rules.map((rule) =>
        rule.id === 'FIN-LIVER' ? { ...rule, result: 'fired', outcome: 'review' } : rule,
      ),
    };
    expect(replay(rules, wrong).differences).toMatchObject([
      { ruleId: 'FIN-LIVER', stored: { result: 'fired' }, now: { result: 'passed' } },
    ]);
  });

  it('reports another outcome when every rule has the same result', () => {
    expect(replay(rules, { ...decision, outcome: 'stop' }).differences).toEqual([
      { ruleId: 'outcome', stored: null, now: null },
    ]);
  });

  it('names the rules that have another version, are gone or are new', () => {
    const raised = rules
      .filter(({ id }) => id !== 'FIN-KIDNEY')
      .map((rule) => (rule.id === 'FIN-LIVER' ? { ...rule, version: 2 } : rule));
    const before: StoredDecision = {
      ...decision,
      rules: decision.rules.filter(({ id }) => id !== 'FIN-BREAST'),
    };
    expect(replay(raised, before).changedRules).toEqual(
      expect.arrayContaining(['FIN-LIVER', 'FIN-KIDNEY', 'FIN-BREAST']),
    );
    expect(replay(raised, before).changedRules).toHaveLength(3);
  });
});
