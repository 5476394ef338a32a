import { expect, it } from 'vitest';
import { catalogueProducts } from '../data/products.ts';
import { type Formulary, isOffered, refuseNotOffered, registrationProblems } from './offered.ts';

const lacking = (
  parts: Readonly<Record<string, readonly ('rules' | 'questions' | 'texts')[]>>,
): Formulary => ({
  missingParts: (drugType) => parts[drugType] ?? [],
  unaskedQuestions: () => [],
});

const finasteride = {
  drugType: 'finasteride',
  needsPrescription: true,
  publicDisplayedName: 'Finasteride',
} as const;
const spray = {
  drugType: 'climax_delay_spray',
  needsPrescription: false,
  publicDisplayedName: 'Spray',
} as const;

it('an over-the-counter product is offered without any registration', () => {
  expect(isOffered(lacking({ climax_delay_spray: ['rules', 'questions', 'texts'] }), spray)).toBe(true);
});

it.each(['rules', 'questions', 'texts'] as const)(
  'a prescription product without its %s is not offered',
  (part) => {
    expect(isOffered(lacking({}), finasteride)).toBe(true);
    expect(isOffered(lacking({ finasteride: [part] }), finasteride)).toBe(false);
  },
);

it('the refusal names each product once, on the given field', () => {
  const register = lacking({ finasteride: ['texts'], tadalafil: ['rules'] });
  const tadalafil = { ...finasteride, drugType: 'tadalafil', publicDisplayedName: 'Tadalafil' } as const;
  expect(refuseNotOffered(register, [spray], 'productIds')).toEqual({ ok: true, value: null });
  expect(refuseNotOffered(register, [finasteride, spray, tadalafil, finasteride], 'add')).toMatchObject({
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

it('a drug that can be chosen without a registration is reported with what is missing', () => {
  const register = lacking({ finasteride: ['rules', 'texts'], sildenafil: ['questions'] });
  expect(registrationProblems(register, catalogueProducts)).toEqual([
    'modules/catalogue/data: finasteride can be chosen but has no registered eligibility rules, counsel texts.',
  ]);
});
