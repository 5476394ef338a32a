import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type MiniQuizAnswers, noAnswers } from '../mini-quiz/answers.ts';
import { recommend } from '../mini-quiz/recommendations.ts';
import { type CurrentProduct, compareTreatment, noReview, parseReview, reviewQuestions } from './index.ts';

const current = (id: number, cycleInDays = 90): CurrentProduct => {
  const product = catalogueProducts.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  const { displayedName: name, drugType, price, needsPrescription } = product;
  return { productId: id, name, drugType, price, needsPrescription, cycleInDays, nextBillingDate: null };
};
const compare = (given: Partial<MiniQuizAnswers>, plan: readonly CurrentProduct[]) =>
  compareTreatment(
    plan,
    recommend({ ...noAnswers, ...given }, catalogueProducts).products,
    catalogueProducts,
  ).map((one) =>
    one.kind === 'add'
      ? [one.kind, one.product.id, ...one.replaces.map(({ productId }) => productId)]
      : [one.kind, one.current.productId],
  );

describe('a plan compared with what the answers suggest', () => {
  it.each<[string, Partial<MiniQuizAnswers>, CurrentProduct[], unknown[][]]>([
    [
      'the same',
      { where: ['crown'] },
      [current(211), current(239)],
      [
        ['keep', 211],
        ['keep', 239],
      ],
    ],
    [
      'something new beside it',
      { where: ['crown'], dandruff: 1, expectedResult: ['hair-thickening'] },
      [current(211), current(239)],
      [
        ['keep', 211],
        ['keep', 239],
        ['add', 313],
        ['add', 323],
        ['add', 212],
      ],
    ],
    [
      'another form instead of the current one',
      { where: ['crown'], otcInterests: ['vitamins_supplements'] },
      [current(211), current(239)],
      [
        ['keep', 211],
        ['other', 239],
        ['add', 711, 239],
        ['add', 343],
      ],
    ],
    [
      'nothing from the current plan',
      { where: ['not_yet'] },
      [current(211)],
      [
        ['other', 211],
        ['add', 239],
        ['add', 313],
        ['add', 323],
      ],
    ],
    [
      'new products on the cadence of the current ones',
      { where: ['crown'], expectedResult: ['hair-thickening'] },
      [current(406, 180), current(604, 180)],
      [
        ['keep', 406],
        ['keep', 604],
        ['add', 314],
        ['add', 324],
      ],
    ],
    ['everything, for who has nothing', { where: ['hairline'] }, [], [['add', 211]]],
  ])('%s', (_, given, plan, expected) => {
    expect(compare(given, plan)).toEqual(expected);
  });
});

describe('parseReview', () => {
  it('accepts every answer that is offered', () => {
    for (const { field, select, options } of reviewQuestions)
      for (const { value } of options) {
        const given = { [field]: select === 'multiple' ? [value] : value };
        expect(parseReview(given)).toEqual({ ok: true, value: { ...noReview, ...given } });
      }
    expect(parseReview({})).toEqual({ ok: true, value: noReview });
  });

  it.each([
    [{ progress: 'great' }, ['progress']],
    [{ sideEffects: ['none'] }, ['sideEffects']],
    [{ wishes: ['simpler', 'free'] }, ['wishes']],
    [{ wishes: 'simpler' }, []],
    [{ wishes: 'free', progress: 1 }, ['progress', 'wishes']],
    [{ progress: ['well'], sideEffects: {}, wishes: {} }, ['progress', 'sideEffects', 'wishes']],
    [{ wishes: [['simpler', null]] }, ['wishes']],
    [{ wishes: ['simpler', 'simpler'] }, []],
    [{ progress: 'constructor', wishes: ['__proto__'] }, ['progress', 'wishes']],
    [{ progress: 'x'.repeat(100_000), wishes: Array(10_000).fill('\u0000') }, ['progress', 'wishes']],
    [{ progress: '', wishes: [''] }, ['progress', 'wishes']],
  ])('names what was not offered: %j', (input, fields) => {
    const parsed = parseReview(input);
    expect(parsed.ok ? [] : parsed.failure.fields.map(({ field }) => field)).toEqual(fields);
  });
});
