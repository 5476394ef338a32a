import { describe, expect, it } from 'vitest';
import { answerValues, type MiniQuizAnswers, noAnswers } from './answers.ts';
import type { MiniQuizFlags } from './flags.ts';
import { miniQuizQuestions } from './questions.ts';
import { questionsFor, skipsLandingPage, withoutUnaskedAnswers } from './steps.ts';

const off: MiniQuizFlags = { earlyInterests: false, redesign: 0, variant: null };
const early: MiniQuizFlags = { ...off, earlyInterests: true };
const crown: Pick<MiniQuizAnswers, 'where'> = { where: ['crown'] };
const notYet: Pick<MiniQuizAnswers, 'where'> = { where: ['not_yet'] };
const fields = (answers: Pick<MiniQuizAnswers, 'where'>, flags: MiniQuizFlags) =>
  questionsFor(answers, flags).map(({ field }) => field);
const valuesOf = (field: string, answers: Pick<MiniQuizAnswers, 'where'>, flags = early) =>
  questionsFor(answers, flags)
    .find((question) => question.field === field)
    ?.options.map(({ value }) => value);
const pictures = (redesign: 0 | 1 | 2) =>
  questionsFor(crown, { ...off, redesign })[0]?.options.map(({ picture }) => picture);

describe('questionsFor', () => {
  it('S4.21: "not yet" asks for expected results and leaves out the treatment type', () => {
    expect(fields(notYet, off)).toEqual(['where', 'expectedResult', 'familyExperience', 'dandruff']);
  });

  it.each(['hairline', 'crown', 'both', 'patchy'] as const)(
    'S4.22: otherwise the treatment type is asked after the expected results: %s',
    (where) => {
      expect(fields({ where: [where] }, off)).toEqual([
        'where',
        'expectedResult',
        'treatmentType',
        'familyExperience',
        'dandruff',
      ]);
    },
  );

  it('S4.23: behind a flag, ingredients and over-the-counter interests are asked before dandruff', () => {
    expect(fields(crown, early)).toEqual([
      'where',
      'expectedResult',
      'treatmentType',
      'familyExperience',
      'activeIngredientInterests',
      'otcInterests',
      'dandruff',
    ]);
    expect(fields(notYet, early).slice(-3)).toEqual([
      'activeIngredientInterests',
      'otcInterests',
      'dandruff',
    ]);
  });

  it('S5.2: finasteride is an option only when where is not "not yet"', () => {
    expect(valuesOf('activeIngredientInterests', crown)).toContain('finasteride');
    expect(valuesOf('activeIngredientInterests', notYet)).toEqual([
      'minoxidil',
      'ketoconazole',
      'saw_palmetto',
      'tretinoin',
      'not_sure',
    ]);
  });

  it('S4.25: the redesign has its own images of the location answers', () => {
    const plain = ['where-hairline', 'where-crown', 'where-both', 'where-patchy', 'where-not-yet'];
    expect(pictures(0)).toEqual(plain);
    expect(pictures(1)).toEqual(plain.map((name) => `${name}-redesign`));
    expect(pictures(2)).toEqual(pictures(1));
  });

  it('S4.24: the second level of the redesign skips the landing page', () => {
    expect(([0, 1, 2] as const).map((redesign) => skipsLandingPage({ redesign }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('S2.19: asks one question a step, for the location first, before anything is answered', () => {
    expect(fields(noAnswers, off)[0]).toBe('where');
  });
});

describe('miniQuizQuestions (S5.1)', () => {
  it.each([
    ['where', 'single'],
    ['dandruff', 'single'],
    ['treatmentType', 'single'],
    ['familyExperience', 'multiple'],
    ['expectedResult', 'multiple'],
    ['activeIngredientInterests', 'multiple'],
    ['otcInterests', 'multiple'],
  ] as const)('%s is %s-select and offers every value once', (field, select) => {
    const question = miniQuizQuestions[field];
    const offered: readonly unknown[] = question.options.map(({ value }) => value);
    expect(question.select).toBe(select);
    expect(question.field).toBe(field);
    expect(offered.toSorted()).toEqual([...answerValues[field]].toSorted());
  });
});

describe('withoutUnaskedAnswers', () => {
  const full: MiniQuizAnswers = {
    where: ['crown'],
    dandruff: 1,
    expectedResult: ['regrow'],
    familyExperience: ['fathers'],
    treatmentType: 'pills',
    activeIngredientInterests: ['finasteride', 'tretinoin'],
    otcInterests: ['hair_care'],
  };

  it('keeps everything that is still asked', () => {
    expect(withoutUnaskedAnswers(full, early)).toEqual(full);
  });

  it('removes the treatment type and finasteride when the location becomes not_yet', () => {
    expect(withoutUnaskedAnswers({ ...full, where: ['not_yet'] }, early)).toEqual({
      ...full,
      where: ['not_yet'],
      treatmentType: null,
      activeIngredientInterests: ['tretinoin'],
    });
  });

  it('removes interests when the flag is off', () => {
    expect(withoutUnaskedAnswers(full, off)).toEqual({
      ...full,
      activeIngredientInterests: [],
      otcInterests: [],
    });
  });
});
