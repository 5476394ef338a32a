import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { evaluate } from '../evaluate.ts';
import { factsOf } from '../facts.ts';
import { rules } from '../rules/index.ts';
import { sexualHealthInput } from '../sexual-health.fixture.ts';
import { doseBounds } from './dose-bounds.ts';
import { type DoseWish, doseWishes } from './dose-wish.ts';
import { type DoseProposal, decidesItself, proposeDose } from './propose-dose.ts';
import { regimenOf, type UseMode } from './regimens.ts';

interface Case {
  readonly answers?: Answers;
  readonly wish?: DoseWish;
  readonly days?: number;
  readonly isBlocked?: boolean;
  readonly readingAgeDays?: number | null;
  readonly earlierPulse?: number | null;
  readonly ageYears?: number;
}

const bp = (systolic: number, diastolic: number, pulse: number | null = 70): Answers => ({
  bp: { systolic, diastolic, takenOn: '2027-03-12', ...(pulse !== null && { pulse }) },
});

const fine: Readonly<Partial<Record<DrugType, Answers>>> = {
  finasteride: { side_effects: ['none'] },
  minoxidil_oral: {
    ...bp(120, 78),
    urgent_symptoms: ['none'],
    side_effects: ['none'],
    missed_days: '0',
  },
  sildenafil: {
    ed_result: 'partial',
    taken_right: 'yes',
    ed_effects_bother: 'no',
    ed_side_effects: ['none'],
  },
  sertraline: {
    phq2_interest: '0',
    phq2_down: '1',
    self_harm_now: 'no',
    pe_bother: '2',
    ssri_effects: ['none'],
  },
};

const proposed = (
  [drugType, mode, currentMg]: readonly [DrugType, UseMode, number],
  { answers = {}, wish = 'up', days = 400, ...rest }: Case,
): DoseProposal => {
  const table = fine[drugType] ?? fine[drugType === 'tadalafil' ? 'sildenafil' : 'sertraline'];
  const input = sexualHealthInput([drugType], {
    answers: { ...table, ...answers },
    ageYears: rest.ageYears ?? 36,
  });
  const { findings, doseCaps } = evaluate(input, rules);
  const regimen = regimenOf(drugType, mode);
  return proposeDose(
    {
      wish,
      regimen,
      bounds: regimen && doseBounds(regimen, doseCaps),
      history: { currentMg, daysOnDose: days, tries: 5 },
      isBlocked: rest.isBlocked ?? false,
    },
    {
      drugType,
      facts: factsOf(input),
      readingAgeDays: rest.readingAgeDays === undefined ? 0 : rest.readingAgeDays,
      earlierPulse: rest.earlierPulse ?? null,
      findings,
    },
  );
};

const half = ['minoxidil_oral', 'daily', 1.25] as const;
const whole = ['minoxidil_oral', 'daily', 2.5] as const;

/** Kind, milligrams and reasons in one line. */
const shown = ({ kind, toMg, reasons }: DoseProposal): string =>
  `${kind}${toMg === null ? '' : ` ${toMg}`}: ${reasons.map(({ id }) => id).join()}`;

describe('minoxidil tablets (S9 titration)', () => {
  it.each<[Case, string]>([
    [{}, 'up 2.5: asked'],
    [{ days: 84 }, 'up 2.5: asked'],
    [{ days: 83 }, 'stay: too-early'],
    [{ readingAgeDays: 14 }, 'up 2.5: asked'],
    [{ readingAgeDays: 15 }, 'stay: bp-old'],
    [{ readingAgeDays: null }, 'stay: bp-missing'],
    [{ answers: bp(100, 60) }, 'up 2.5: asked'],
    [{ answers: bp(99, 60) }, 'stop: bp-low'],
    [{ answers: bp(100, 59) }, 'stop: bp-low'],
    [{ answers: bp(120, 78, 100) }, 'up 2.5: asked'],
    [{ answers: bp(120, 78, 101) }, 'stop: pulse-fast'],
    [{ answers: bp(120, 78, null) }, 'stay: pulse-missing'],
    [{ answers: bp(120, 78, 89), earlierPulse: 70 }, 'up 2.5: asked'],
    [{ answers: bp(120, 78, 90), earlierPulse: 70 }, 'stop: pulse-rise'],
    [{ answers: { side_effects: ['dizziness'] } }, 'stop: dizziness'],
    [{ answers: { side_effects: ['body_hair'] } }, 'up 2.5: asked'],
    [{ answers: { missed_days: '1_to_2', missed_days_count: '1' } }, 'up 2.5: asked'],
    [{ answers: { missed_days: '1_to_2', missed_days_count: '2' } }, 'stay: missed-days'],
    [{ answers: { missed_days: '1_to_2' } }, 'stay: missed-days'],
    [{ answers: { missed_days: '3_or_more' } }, 'stay: missed-days'],
    [{ isBlocked: true }, 'stay: blocked'],
    [{ answers: { meds: ['guanethidine'] } }, 'stay: blocked'],
    [{ wish: 'down' }, 'stay: lowest'],
    [{ wish: 'stay' }, 'stay: asked'],
    [{ wish: 'stop' }, 'stop: asked'],
  ])('1.25 mg a day with %j: %s', (given, expected) => expect(shown(proposed(half, given))).toBe(expected));

  it.each<[Case, string]>([
    [{}, 'stay: highest'],
    [{ wish: 'down', days: 0 }, 'down 1.25: asked'],
    [{ wish: 'down', isBlocked: true }, 'down 1.25: asked'],
    [{ wish: 'stay', answers: { side_effects: ['ankle_swelling'] } }, 'down 1.25: ankle-swelling'],
    [{ wish: 'stay', answers: bp(99, 70, 101) }, 'down 1.25: bp-low,pulse-fast'],
    [{ wish: 'stay', answers: { side_effects: ['sudden_swelling'] } }, 'stop: minoxidil-serious'],
    [{ wish: 'down', answers: { side_effects: ['chest_pain'] } }, 'stop: minoxidil-serious'],
    [{ wish: 'up', answers: { side_effects: ['faintness'] } }, 'stop: minoxidil-serious'],
    [{ wish: 'up', answers: { urgent_symptoms: ['breathless'] } }, 'stop: minoxidil-serious'],
  ])('2.5 mg a day with %j: %s', (given, expected) => expect(shown(proposed(whole, given))).toBe(expected));
});

describe('finasteride (S9 titration)', () => {
  it.each<[Case, string]>([
    [{}, 'stay: highest'],
    [{ wish: 'down' }, 'stay: lowest'],
    [{ wish: 'stop' }, 'stop: asked'],
    [{ wish: 'stay', answers: { side_effects: ['sexual'] } }, 'stay: asked'],
    [{ wish: 'stay', answers: { side_effects: ['breast'] } }, 'stop: finasteride-effects'],
    [{ wish: 'stay', answers: { side_effects: ['mood'] } }, 'stop: finasteride-effects'],
  ])('with %j: %s', (given, expected) =>
    expect(shown(proposed(['finasteride', 'daily', 1], given))).toBe(expected),
  );
});

describe('S2.40: erection medicine as needed (S9 titration)', () => {
  it.each<[DrugType, number, Case, string]>([
    ['sildenafil', 50, {}, 'up 100: asked'],
    ['sildenafil', 50, { days: 13 }, 'stay: too-early'],
    ['sildenafil', 100, {}, 'stay: highest'],
    ['sildenafil', 50, { answers: { ed_result: 'enough' } }, 'stay: effect-not-partial'],
    ['sildenafil', 50, { answers: { ed_result: 'none' } }, 'stay: effect-not-partial'],
    ['sildenafil', 50, { answers: { taken_right: 'no' } }, 'stay: taken-wrong'],
    ['sildenafil', 50, { answers: { ed_side_effects: ['headache'] } }, 'up 100: asked'],
    [
      'sildenafil',
      50,
      { answers: { ed_side_effects: ['flushing'], ed_effects_bother: 'yes' } },
      'stay: effects-not-mild',
    ],
    [
      'sildenafil',
      50,
      { answers: { ed_side_effects: ['headache'], ed_effects_bother: 'yes' } },
      'down 25: headache',
    ],
    ['sildenafil', 50, { answers: { ed_side_effects: ['dizziness'] } }, 'down 25: dizziness'],
    ['sildenafil', 25, { answers: { ed_side_effects: ['dizziness'] } }, 'stop: dizziness'],
    ['sildenafil', 50, { answers: { ed_side_effects: ['back_pain'] } }, 'up 100: asked'],
    ['tadalafil', 10, { answers: { ed_side_effects: ['back_pain'] } }, 'down 5: back-pain'],
    ['tadalafil', 10, {}, 'up 20: asked'],
    ['sildenafil', 50, { answers: { ed_side_effects: ['vision_loss'] } }, 'stop: erection-emergency'],
    ['sildenafil', 50, { answers: { nitrate_use: ['nitroglycerin'] } }, 'stop: nitrate'],
    ['sildenafil', 50, { answers: bp(139, 89) }, 'up 100: asked'],
    ['sildenafil', 50, { answers: bp(140, 89) }, 'stay: bp-rules'],
    ['sildenafil', 50, { wish: 'down', days: 0 }, 'down 25: asked'],
    ['sildenafil', 50, { wish: 'stop' }, 'stop: asked'],
  ])('%s %d with %j: %s', (drug, mg, given, expected) =>
    expect(shown(proposed([drug, 'as_needed', mg], given))).toBe(expected),
  );

  it('tadalafil every day has its own steps', () => {
    expect(shown(proposed(['tadalafil', 'daily', 2.5], {}))).toBe('up 5: asked');
    expect(shown(proposed(['tadalafil', 'daily', 5], { wish: 'down' }))).toBe('down 2.5: asked');
  });
});

describe('S2.40: antidepressants for early ejaculation (S9 titration)', () => {
  it.each<[DrugType, number, Case, string]>([
    ['sertraline', 50, {}, 'up 100: asked'],
    ['sertraline', 50, { days: 27 }, 'stay: too-early'],
    ['sertraline', 25, { days: 7 }, 'up 50: asked'],
    ['sertraline', 25, { days: 6 }, 'stay: too-early'],
    ['sertraline', 50, { answers: { phq2_interest: '1', phq2_down: '1' } }, 'stay: mood'],
    ['sertraline', 50, { answers: { pe_bother: '1' } }, 'stay: not-bothered'],
    ['sertraline', 50, { answers: { ssri_effects: ['nausea'] } }, 'up 100: asked'],
    ['sertraline', 50, { answers: { ssri_effects: ['sexual'] } }, 'down 25: sexual'],
    ['sertraline', 50, { answers: { ssri_effects: ['palpitations'] } }, 'down 25: ssri-side'],
    ['sertraline', 50, { answers: { ssri_effects: ['mania_agitation'] } }, 'down 25: ssri-stop,taper'],
    ['sertraline', 50, { wish: 'stop' }, 'down 25: asked,taper'],
    ['sertraline', 25, { wish: 'stop' }, 'stop: asked,taper'],
    ['escitalopram', 10, {}, 'up 20: asked'],
    ['escitalopram', 10, { ageYears: 64 }, 'up 20: asked'],
    ['escitalopram', 10, { ageYears: 65 }, 'stay: highest'],
    ['escitalopram', 10, { answers: { liver_level: 'mild' } }, 'stay: highest'],
    ['fluoxetine', 20, { days: 28 }, 'up 40: asked'],
    ['fluoxetine', 40, { wish: 'stop' }, 'down 20: asked,taper'],
  ])('%s %d with %j: %s', (drug, mg, given, expected) =>
    expect(shown(proposed([drug, 'daily', mg], given))).toBe(expected),
  );

  it('thoughts of self-harm never go up', () => {
    expect(proposed(['sertraline', 'daily', 50], { answers: { self_harm_now: 'yes' } }).kind).not.toBe('up');
  });
});

describe('whatever is answered', () => {
  it('a request for less is never answered with more, and nothing is raised while it is blocked', () => {
    const effects = ['none', 'dizziness', 'ankle_swelling', 'chest_pain', 'body_hair'];
    fc.assert(
      fc.property(
        fc.constantFrom(half, whole),
        fc.constantFrom(...doseWishes),
        fc.constantFrom(...effects),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        (dose, wish, effect, days, isBlocked) => {
          const { kind } = proposed(dose, { wish, days, isBlocked, answers: { side_effects: [effect] } });
          if (kind === 'up') expect([wish, isBlocked, days >= 84]).toEqual(['up', false, true]);
        },
      ),
    );
  });

  it.each<[DrugType, DoseWish, DoseWish, boolean]>([
    ['minoxidil_oral', 'up', 'up', false],
    ['minoxidil_oral', 'down', 'down', false],
    ['minoxidil_oral', 'stay', 'stay', true],
    ['minoxidil_oral', 'stay', 'down', false],
    ['minoxidil_oral', 'stop', 'stop', true],
    ['sertraline', 'stop', 'stop', false],
    ['sertraline', 'stop', 'down', false],
  ])('%s requested %s, proposed %s: no clinician decides is %s', (drug, wish, kind, expected) => {
    expect(decidesItself(drug, wish, { kind, toMg: null, reasons: [] })).toBe(expected);
  });
});
