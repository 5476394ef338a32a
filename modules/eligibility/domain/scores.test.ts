import { describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import { factsOf } from './facts.ts';
import {
  confirmsErectileDysfunction,
  depressionSeverity,
  erectionSeverity,
  IIEF5_WORDING,
  iief5,
  iiefItems,
  phq2,
  phq9,
  phq9Items,
} from './scores.ts';

const facts = (answers: Answers, more: object = {}) =>
  factsOf({ answers, ageYears: 36, state: 'NY', servedStates: ['NY'], drugTypes: [], ...more });

const all = (items: readonly string[], value: string): Answers =>
  Object.fromEntries(items.map((item) => [item, value]));

describe('sums', () => {
  it.each([
    ['PHQ-2', phq2, ['phq2_interest', 'phq2_down'], 6],
    ['PHQ-9', phq9, phq9Items, 27],
    ['IIEF-5', iief5, iiefItems, 15],
  ] as const)('%s adds its items, and has no value while one is unanswered', (_, score, items, sum) => {
    const answers = all(items, '3');
    expect(score(facts(answers))).toBe(sum);
    for (const item of items) {
      const { [item]: _left, ...rest } = answers;
      expect(score(facts(rest))).toBeNull();
      expect(score(facts({ ...answers, [item]: 'often' }))).toBeNull();
      expect(score(facts({ ...answers, [item]: '' }))).toBeNull();
    }
  });

  it('counts “did not try” as 0', () => {
    expect(iief5(facts({ ...all(iiefItems, '0'), iief1: '1' }))).toBe(1);
  });

  it.each([
    ['21', '1', true],
    ['22', '2', false],
  ])('a score of %s confirms erectile dysfunction or not', (_, last, expected) => {
    expect(confirmsErectileDysfunction(facts({ ...all(iiefItems, '5'), iief5: last }))).toBe(expected);
  });

  it('without a score nothing is confirmed, and the wording has a version', () => {
    expect(confirmsErectileDysfunction(facts({}))).toBeNull();
    expect(IIEF5_WORDING).toBe('iief5_own@1');
  });
});

describe('bands', () => {
  it.each([
    [25, 'none'],
    [22, 'none'],
    [21, 'mild'],
    [17, 'mild'],
    [16, 'mild_to_moderate'],
    [12, 'mild_to_moderate'],
    [11, 'moderate'],
    [8, 'moderate'],
    [7, 'severe'],
    [1, 'severe'],
  ])('IIEF-5 %i is %s', (sum, band) => expect(erectionSeverity(sum)).toBe(band));

  it.each([
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'moderately_severe'],
    [19, 'moderately_severe'],
    [20, 'severe'],
    [27, 'severe'],
  ])('PHQ-9 %i is %s', (sum, band) => expect(depressionSeverity(sum)).toBe(band));
});

describe('facts', () => {
  it('count choices, without “none”', () => {
    expect(facts({ cv_risk: ['none'] }).count('cv_risk')).toBe(0);
    expect(facts({}).count('cv_risk')).toBe(0);
    expect(facts({ cv_risk: ['smoker', 'diabetes'] }).count('cv_risk')).toBe(2);
    expect(facts({ cv_risk: ['all'] }).count('cv_risk')).toBe(Number.POSITIVE_INFINITY);
    expect(facts({ heart_attack: 'lt_6mo' }).count('heart_attack')).toBe(1);
  });

  it('has a drug in this visit, or active in another line', () => {
    const some = facts({}, { drugTypes: ['sildenafil'], takenDrugs: ['finasteride'] });
    expect((['sildenafil', 'finasteride', 'tadalafil'] as const).map((drug) => some.has(drug))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('include every earlier choice, and the age for erection medicine when no flag sets another', () => {
    const some = facts({ nitrate_second: 'no' }, { earlierAnswers: [{ nitrate_second: 'yes' }] });
    expect(some.everChose('nitrate_second', 'yes')).toBe(true);
    expect(some.chose('nitrate_second', 'yes')).toBe(false);
    expect(some.everChose('nitrate_use', 'isosorbide')).toBe(false);
    expect(some.erectionMinimumAge).toBe(18);
  });
});
