import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '../data/products.ts';
import {
  type Formulary,
  isOffered,
  isRegistered,
  pausedLinesOf,
  refuseNotOffered,
  registrationProblems,
} from './offered.ts';

const lacking = (
  parts: Readonly<Record<string, readonly ('rules' | 'questions' | 'texts')[]>>,
): Formulary => ({
  missingParts: (drugType) => parts[drugType] ?? [],
  unaskedQuestions: () => [],
});

const on = (formulary: Formulary) => ({ formulary, pausedLines: [] });

const finasteride = {
  serviceLine: 'hair_loss_care',
  drugType: 'finasteride',
  needsPrescription: true,
  publicDisplayedName: 'Finasteride',
} as const;
const spray = {
  serviceLine: 'premature_ejaculation',
  drugType: 'climax_delay_spray',
  needsPrescription: false,
  publicDisplayedName: 'Spray',
} as const;

it('an over-the-counter product is offered without any registration', () => {
  expect(isOffered(on(lacking({ climax_delay_spray: ['rules', 'questions', 'texts'] })), spray)).toBe(true);
});

it.each(['rules', 'questions', 'texts'] as const)(
  'a prescription product without its %s is not offered',
  (part) => {
    expect(isOffered(on(lacking({})), finasteride)).toBe(true);
    expect(isOffered(on(lacking({ finasteride: [part] })), finasteride)).toBe(false);
  },
);

it('the refusal names each product once, on the given field', () => {
  const register = lacking({ finasteride: ['texts'], tadalafil: ['rules'] });
  const tadalafil = { ...finasteride, drugType: 'tadalafil', publicDisplayedName: 'Tadalafil' } as const;
  const isAllowed = (product: typeof spray | typeof finasteride | typeof tadalafil) =>
    isOffered(on(register), product);
  expect(refuseNotOffered([spray], isAllowed, 'productIds')).toEqual({ ok: true, value: null });
  expect(refuseNotOffered([finasteride, spray, tadalafil, finasteride], isAllowed, 'add')).toMatchObject({
    ok: false,
    failure: {
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'add', message: expect.stringMatching(/^Finasteride is not offered yet\./) },
        { field: 'add', message: expect.stringMatching(/^Tadalafil is not offered yet\./) },
      ],
    },
  });
});

describe('the flag enable-premature-ejaculation', () => {
  const sildenafil = { drugType: 'sildenafil', needsPrescription: true } as const;
  const offer = (isOn: boolean) => ({
    formulary: lacking({}),
    pausedLines: pausedLinesOf({ 'enable-premature-ejaculation': isOn }),
  });
  it.each([
    ['the spray', spray, false],
    [
      'sildenafil for early ejaculation',
      { ...sildenafil, serviceLine: 'premature_ejaculation' as const },
      false,
    ],
    ['sildenafil for erections', { ...sildenafil, serviceLine: 'erectile_dysfunction' as const }, true],
    ['finasteride', finasteride, true],
  ])('off: %s is sold: %s', (_, product, sold) => {
    expect(isOffered(offer(true), product)).toBe(true);
    expect(isOffered(offer(false), product)).toBe(sold);
    expect(isRegistered(offer(false).formulary, product)).toBe(true);
  });
});

it('a drug that can be chosen without a registration is reported with what is missing', () => {
  const register = lacking({ finasteride: ['rules', 'texts'], sildenafil: ['questions'] });
  expect(registrationProblems(register, catalogueProducts)).toEqual([
    'modules/catalogue/data: finasteride can be chosen but has no registered eligibility rules, counsel texts.',
    'modules/catalogue/data: sildenafil can be chosen but has no registered intake questions.',
  ]);
});
