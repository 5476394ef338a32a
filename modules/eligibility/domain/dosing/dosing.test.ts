import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { evaluate } from '../evaluate.ts';
import { sexualHealthInput, sexualHealthRules } from '../sexual-health.fixture.ts';
import { type DoseBounds, doseBounds } from './dose-bounds.ts';
import { type Regimen, regimens, type UseMode } from './regimens.ts';
import { stepUp } from './step-up.ts';

const regimen = (drugType: DrugType, mode: UseMode): Regimen => {
  const found = regimens.find((one) => one.drugType === drugType && one.mode === mode);
  if (!found) throw new Error(`No ${mode} ${drugType}.`);
  return found;
};

const boundsFor = (drug: DrugType, mode: UseMode, answers: Answers, ageYears = 36): DoseBounds | null =>
  doseBounds(
    regimen(drug, mode),
    evaluate(sexualHealthInput([drug], { answers, ageYears }), sexualHealthRules).doseCaps,
  );

const daily = 'daily';
const prn = 'as_needed';

describe('the doses that the rules leave: start, highest, hours between', () => {
  it.each<[DrugType, UseMode, Answers, number, number, number]>([
    ['sildenafil', prn, {}, 50, 100, 24],
    ['sildenafil', prn, { meds: ['alpha_blocker'] }, 25, 100, 24],
    ['sildenafil', prn, { meds: ['booster'] }, 25, 25, 48],
    ['sildenafil', prn, { meds: ['strong_cyp'] }, 25, 100, 24],
    ['sildenafil', prn, { meds: ['strong_cyp', 'booster'] }, 25, 25, 48],
    ['sildenafil', prn, { meds: ['moderate_cyp'] }, 25, 100, 24],
    ['sildenafil', prn, { kidney_level: 'under_30' }, 25, 100, 24],
    ['sildenafil', prn, { kidney_level: '30_50' }, 50, 100, 24],
    ['sildenafil', prn, { liver_level: 'mild' }, 25, 100, 24],
    ['sildenafil', prn, { bp_medicines: 'three_or_more' }, 25, 100, 24],
    ['tadalafil', prn, {}, 10, 20, 24],
    ['tadalafil', prn, { meds: ['alpha_blocker'] }, 5, 20, 24],
    ['tadalafil', prn, { meds: ['booster'] }, 10, 10, 72],
    ['tadalafil', prn, { kidney_level: 'under_30' }, 5, 5, 72],
    ['tadalafil', prn, { kidney_level: '30_50' }, 5, 10, 48],
    ['tadalafil', prn, { kidney_level: '30_50', meds: ['strong_cyp'] }, 5, 10, 72],
    ['tadalafil', prn, { liver_level: 'moderate' }, 10, 10, 24],
    ['tadalafil', prn, { meds: ['alpha_blocker'], conditions: ['prostate'] }, 5, 20, 24],
    ['tadalafil', daily, {}, 2.5, 5, 24],
    ['tadalafil', daily, { meds: ['strong_cyp'] }, 2.5, 2.5, 24],
    ['tadalafil', daily, { kidney_level: '30_50' }, 2.5, 5, 24],
    ['sertraline', daily, {}, 50, 100, 24],
    ['sertraline', daily, { liver_level: 'mild' }, 50, 50, 24],
    ['escitalopram', daily, {}, 10, 20, 24],
    ['escitalopram', daily, { liver_level: 'severe' }, 10, 10, 24],
    ['fluoxetine', daily, { liver_level: 'severe' }, 20, 40, 24],
  ])('%s %s with %j', (drug, mode, answers, startMg, maxMg, everyHours) => {
    expect(boundsFor(drug, mode, answers)).toEqual({ startMg, maxMg, everyHours });
  });

  it.each<[Answers]>([
    [{ kidney_level: 'under_30' }],
    [{ meds: ['alpha_blocker'], conditions: ['prostate'] }],
  ])('there is no daily tadalafil with %j', (answers) => {
    expect(boundsFor('tadalafil', daily, answers)).toBeNull();
  });

  it.each<[DrugType, UseMode, number, number, number]>([
    ['sildenafil', prn, 64, 50, 100],
    ['sildenafil', prn, 65, 25, 100],
    ['escitalopram', daily, 64, 10, 20],
    ['escitalopram', daily, 65, 10, 10],
  ])('%s %s at %i', (drug, mode, ageYears, startMg, maxMg) => {
    expect(boundsFor(drug, mode, {}, ageYears)).toEqual({ startMg, maxMg, everyHours: 24 });
  });

  it('one more cap never raises a dose nor shortens the time between doses', () => {
    const caps = sexualHealthRules.flatMap(({ doseLimit = [] }) => [doseLimit].flat());
    fc.assert(
      fc.property(
        fc.constantFrom(...regimens),
        fc.subarray([...caps]),
        fc.constantFrom(...caps),
        (one, some, more) => {
          const before = doseBounds(one, some);
          const after = doseBounds(one, [...some, more]);
          if (after === null) return;
          expect(before).not.toBeNull();
          expect(after.startMg).toBeLessThanOrEqual(before?.startMg ?? 0);
          expect(after.maxMg).toBeLessThanOrEqual(before?.maxMg ?? 0);
          expect(after.everyHours).toBeGreaterThanOrEqual(before?.everyHours ?? 0);
          expect(one.stepsMg).toContain(after.startMg);
        },
      ),
    );
  });
});

describe('the next higher dose', () => {
  const up = (
    [drug, mode]: readonly [DrugType, UseMode],
    [currentMg, daysOnDose, tries]: readonly [number, number, number],
    answers: Answers = {},
    isBlocked = false,
  ) =>
    stepUp(regimen(drug, mode), boundsFor(drug, mode, answers), { currentMg, daysOnDose, tries }, isBlocked);

  it.each<[Parameters<typeof up>, ReturnType<typeof up>]>([
    [
      [
        ['sildenafil', prn],
        [50, 14, 5],
      ],
      { kind: 'up', toMg: 100 },
    ],
    [
      [
        ['sildenafil', prn],
        [50, 13, 5],
      ],
      { kind: 'too_early', days: 14 },
    ],
    [
      [
        ['sildenafil', prn],
        [50, 14, 4],
      ],
      { kind: 'too_few_tries', tries: 5 },
    ],
    [
      [
        ['sildenafil', prn],
        [100, 90, 20],
      ],
      { kind: 'highest' },
    ],
    [[['sildenafil', prn], [25, 90, 20], { meds: ['booster'] }], { kind: 'highest' }],
    [[['sildenafil', prn], [50, 14, 5], {}, true], { kind: 'blocked' }],
    [
      [
        ['tadalafil', daily],
        [2.5, 14, 0],
      ],
      { kind: 'up', toMg: 5 },
    ],
    [[['tadalafil', daily], [2.5, 90, 0], { kidney_level: 'under_30' }], { kind: 'blocked' }],
    [
      [
        ['sertraline', daily],
        [25, 7, 0],
      ],
      { kind: 'up', toMg: 50 },
    ],
    [
      [
        ['sertraline', daily],
        [25, 6, 0],
      ],
      { kind: 'too_early', days: 7 },
    ],
    [
      [
        ['sertraline', daily],
        [50, 28, 0],
      ],
      { kind: 'up', toMg: 100 },
    ],
    [
      [
        ['sertraline', daily],
        [50, 27, 0],
      ],
      { kind: 'too_early', days: 28 },
    ],
    [[['sertraline', daily], [50, 28, 0], { liver_level: 'mild' }], { kind: 'highest' }],
    [
      [
        ['escitalopram', daily],
        [10, 28, 0],
      ],
      { kind: 'up', toMg: 20 },
    ],
    [
      [
        ['fluoxetine', daily],
        [20, 27, 0],
      ],
      { kind: 'too_early', days: 28 },
    ],
  ])('%j', (input, expected) => expect(up(...input)).toEqual(expected));
});
