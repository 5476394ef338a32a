import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type DrugType, strengthOfProduct } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { evaluate } from '../evaluate.ts';
import { sexualHealthInput } from '../sexual-health.fixture.ts';
import { type DoseContext, type DrugPackage, limitProblem, modeOf } from './plan-limits.ts';

const pack = (drugType: DrugType, mg: number, units: number, days = 90): DrugPackage => ({
  drugType,
  mg,
  units,
  days,
});
const contextOf = (
  { drugType }: DrugPackage,
  answers: Answers = {},
  changes: Partial<DoseContext> & { readonly ageYears?: number } = {},
): DoseContext => ({
  caps: evaluate(sexualHealthInput([drugType], { answers, ageYears: changes.ageYears ?? 36 })).doseCaps,
  present: [],
  hasFourWeekCheckIn: false,
  ...changes,
});

describe('the way a package is used', () => {
  it.each([
    [pack('tadalafil', 2.5, 90), 'daily'],
    [pack('tadalafil', 5, 60), 'as_needed'],
    [pack('tadalafil', 5, 90, 180), 'as_needed'],
    [pack('sildenafil', 25, 84), 'as_needed'],
    [pack('sertraline', 50, 30, 30), 'daily'],
  ] as const)('%j is %s', (one, mode) => expect(modeOf(one)).toBe(mode));
});

describe('S3.24: what cannot be prescribed, and the limit that the refusal names', () => {
  it.each<[string, DrugPackage, Answers, string | null]>([
    ['a usual first dose', pack('sildenafil', 50, 24), {}, null],
    [
      'more tablets than days',
      pack('sildenafil', 25, 96),
      {},
      '96 are too many for 90 days: at most one a day',
    ],
    ['as many as on six months', pack('sildenafil', 25, 96, 180), {}, null],
    [
      'a first dose that is too high',
      pack('sildenafil', 100, 12),
      {},
      'taken as needed 50 mg is the highest first dose',
    ],
    [
      'a lower start with an alpha-blocker',
      pack('sildenafil', 50, 12),
      { meds: ['alpha_blocker'] },
      'taken as needed 25 mg is the highest first dose (PDE-ALPHA-DOSE)',
    ],
    ['the lower start itself', pack('sildenafil', 25, 12), { meds: ['alpha_blocker'] }, null],
    [
      'a cap with ritonavir',
      pack('sildenafil', 50, 12),
      { meds: ['booster'] },
      'taken as needed 25 mg is the most (PDE-CYP-BOOSTER)',
    ],
    [
      'one in 48 hours',
      pack('sildenafil', 25, 48),
      { meds: ['booster'] },
      '48 are too many for 90 days: at most one in 48 hours, which is 45 (PDE-CYP-BOOSTER)',
    ],
    ['within one in 48 hours', pack('sildenafil', 25, 36), { meds: ['booster'] }, null],
    [
      'one in 72 hours',
      pack('tadalafil', 5, 36),
      { kidney_level: 'under_30' },
      '36 are too many for 90 days: at most one in 72 hours, which is 30 (PDE-RENAL-UNDER-30)',
    ],
    ['within one in 72 hours', pack('tadalafil', 5, 24), { kidney_level: 'under_30' }, null],
    [
      'daily tadalafil with weak kidneys',
      pack('tadalafil', 2.5, 90),
      { kidney_level: 'under_30' },
      'taken every day no dose of it is left (PDE-RENAL-UNDER-30)',
    ],
    ['the daily start', pack('tadalafil', 2.5, 90), {}, null],
    [
      'a higher daily start',
      pack('tadalafil', 5, 90),
      {},
      'taken every day 2.5 mg is the highest first dose',
    ],
    ['a daily dose that does not exist', pack('tadalafil', 10, 90), {}, 'taken every day it is 2.5 or 5 mg'],
    [
      'a dose as needed that does not exist',
      pack('tadalafil', 2.5, 12),
      {},
      'taken as needed it is 5, 10 or 20 mg',
    ],
    ['a month of an antidepressant', pack('sertraline', 50, 30, 30), {}, null],
    [
      'three months of an antidepressant',
      pack('sertraline', 50, 90),
      {},
      'a fill lasts 30 days at most before the check-in after four weeks',
    ],
    [
      'a cap of the liver',
      pack('escitalopram', 20, 30, 30),
      { liver_level: 'mild' },
      'taken every day 10 mg is the most (SSRI-HEPATIC-ESCITALOPRAM)',
    ],
    ['a drug without a limit', pack('finasteride', 1, 900), {}, null],
  ])('%s', (_, one, answers, problem) => {
    expect(limitProblem(one, contextOf(one, answers))).toBe(problem);
  });

  it('from 65 on sildenafil starts at 25 mg', () => {
    const one = pack('sildenafil', 50, 12);
    expect(limitProblem(one, contextOf(one, {}, { ageYears: 65 }))).toContain('25 mg');
    expect(limitProblem(one, contextOf(one, {}, { ageYears: 64 }))).toBeNull();
  });
});

describe('for a patient who takes the drug', () => {
  it.each<[DrugPackage, DrugPackage, string | null]>([
    [pack('sildenafil', 50, 12), pack('sildenafil', 100, 12), null],
    [
      pack('sildenafil', 25, 12),
      pack('sildenafil', 100, 12),
      'a dose goes up one step at a time, and 50 mg comes after 25 mg',
    ],
    [pack('sildenafil', 100, 12), pack('sildenafil', 100, 24), null],
    [pack('tadalafil', 2.5, 90), pack('tadalafil', 5, 90), null],
    // A new way to use it starts at the first dose.
    [pack('tadalafil', 5, 90), pack('tadalafil', 20, 12), 'taken as needed 10 mg is the highest first dose'],
    [pack('sertraline', 50, 30, 30), pack('sertraline', 100, 30, 30), null],
  ])('%j, then %j', (present, one, problem) => {
    expect(limitProblem(one, contextOf(one, {}, { present: [present] }))).toBe(problem);
  });

  it('after the check-in of four weeks an antidepressant may be filled for 90 days', () => {
    const one = pack('sertraline', 50, 90);
    const present = [pack('sertraline', 50, 30, 30)];
    expect(limitProblem(one, contextOf(one, {}, { present }))).toContain('30 days');
    expect(limitProblem(one, contextOf(one, {}, { present, hasFourWeekCheckIn: true }))).toBeNull();
  });
});

describe('the catalog', () => {
  const packages = catalogueProducts.flatMap(({ id, drugType, supplyInDays, userSelectable }) => {
    const strength = strengthOfProduct(id);
    return strength ? [{ userSelectable, ...pack(drugType, strength.mg, strength.units, supplyInDays) }] : [];
  });

  it('lets a visitor choose exactly what a healthy patient may be prescribed first', () => {
    expect(packages.length).toBeGreaterThan(140);
    for (const one of packages)
      expect([one, one.userSelectable]).toEqual([one, limitProblem(one, contextOf(one)) === null]);
  });

  it('property: one more cap never allows a package that was refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...packages),
        fc.subarray(['booster', 'strong_cyp', 'moderate_cyp', 'alpha_blocker']),
        fc.constantFrom('under_30', '30_50'),
        (one, meds, kidney_level) => {
          const before = limitProblem(one, contextOf(one, { meds }));
          const after = limitProblem(one, contextOf(one, { meds, kidney_level }));
          if (before !== null) expect(after).not.toBeNull();
        },
      ),
    );
  });
});
