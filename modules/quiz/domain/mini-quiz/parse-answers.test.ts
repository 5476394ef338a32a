import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerValues, noAnswers } from './answers.ts';
import { parseMiniQuizAnswers } from './parse-answers.ts';

const fieldsAtFault = (input: Record<string, unknown>): string[] => {
  const parsed = parseMiniQuizAnswers(input);
  if (parsed.ok) return [];
  expect(parsed.failure.code).toBe('BAD_USER_INPUT');
  return parsed.failure.fields.map(({ field }) => field);
};

describe('parseMiniQuizAnswers', () => {
  it('S3.38: accepts every answer that exists', () => {
    const input = {
      where: ['both'],
      dandruff: 0,
      expectedResult: ['hair-thickening', 'prevention', 'regrow'],
      familyExperience: ['parents', 'siblings', 'fathers', 'mothers', 'no_one', 'not_sure'],
      treatmentType: 'dontCare',
      activeIngredientInterests: [
        'tretinoin',
        'finasteride',
        'minoxidil',
        'saw_palmetto',
        'ketoconazole',
        'not_sure',
      ],
      otcInterests: ['vitamins_supplements', 'hair_care', 'hair_styling', 'not_interested'],
    };
    expect(parseMiniQuizAnswers(input)).toEqual({ ok: true, value: input });
  });

  it('reads a missing or null field as unanswered, and drops repeats', () => {
    const input = { where: ['crown', 'crown'], dandruff: null, otcInterests: null };
    expect(parseMiniQuizAnswers(input)).toEqual({ ok: true, value: { ...noAnswers, where: ['crown'] } });
  });

  it.each<[string, Record<string, unknown>]>([
    ['where', {}],
    ['where', { where: [] }],
    ['where', { where: ['hairline', 'crown'] }],
    ['where', { where: 'crown' }],
    ['where', { where: ['Crown'] }],
    ['where', { where: [null] }],
    ['dandruff', { where: ['crown'], dandruff: 2 }],
    ['dandruff', { where: ['crown'], dandruff: '1' }],
    ['dandruff', { where: ['crown'], dandruff: true }],
    ['expectedResult', { where: ['crown'], expectedResult: ['hair_thickening'] }],
    ['expectedResult', { where: ['crown'], expectedResult: 'regrow' }],
    ['familyExperience', { where: ['crown'], familyExperience: ['uncle'] }],
    ['treatmentType', { where: ['crown'], treatmentType: ['pills'] }],
    ['treatmentType', { where: ['crown'], treatmentType: 'dont_care' }],
    ['activeIngredientInterests', { where: ['crown'], activeIngredientInterests: ['vitamins_supplements'] }],
    ['otcInterests', { where: ['crown'], otcInterests: [''] }],
  ])('anything else is a BAD_USER_INPUT that names the field: %s in %j', (field, input) => {
    expect(fieldsAtFault(input)).toEqual([field]);
  });

  it('reports every invalid field together, in the order of the questions', () => {
    expect(fieldsAtFault({ where: [], dandruff: 9, treatmentType: 'x' })).toEqual([
      'where',
      'dandruff',
      'treatmentType',
    ]);
  });

  it('never throws, and accepts only known values', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            where: fc.anything({ withNullPrototype: true }),
            dandruff: fc.anything(),
            expectedResult: fc.anything(),
            treatmentType: fc.oneof(fc.anything(), fc.constantFrom(...answerValues.treatmentType)),
          },
          { requiredKeys: [] },
        ),
        fc.boolean(),
        (input, located) => {
          const parsed = parseMiniQuizAnswers(located ? { ...input, where: ['crown'] } : input);
          if (!parsed.ok) return parsed.failure.fields.length > 0;
          const { dandruff, treatmentType } = parsed.value;
          return (
            parsed.value.where.length === 1 &&
            [null, 0, 1].includes(dandruff) &&
            [null, 'topical', 'pills', 'dontCare'].includes(treatmentType)
          );
        },
      ),
    );
  });
});
