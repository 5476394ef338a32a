import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrugType, formularyPort } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { provide } from '#server/scope.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { planCards, procedures } from '../ui/plans/plan-cards.data.ts';
import {
  cardOf,
  identifierOf,
  monthly,
  offCadence,
  offeredProducts,
  type PlanAnswer,
} from '../ui/plans/plan-offer.ts';
import { planSelection } from './plan-selection.ts';

let database: TestDatabase;
let answer: PlanAnswer;
beforeAll(async () => {
  database = await createTestDatabase();
  const test = testScope({ ...database, modules: [catalogueModule] });
  await catalogueModule.seed?.(test.scope);
  const { offers, products } = await planSelection(test.scope);
  answer = { offers, products: products.map((product) => ({ ...product, discount: null })) };
});
afterAll(() => database.drop());

const idsOf = (identifier: string, option: number, cadence: number) =>
  answer.offers.find(
    (offer) => offer.identifier === identifier && offer.option === option && offer.cadence === cadence,
  )?.productIds;

describe('S3.32: every plan identifier', () => {
  it.each<[string, number, number, number[]]>([
    ['plan-a', 0, 3, [211, 210]],
    ['plan-a-with-keto', 0, 6, [406, 402, 407]],
    ['plan-b', 0, 12, [405]],
    ['plan-b', 1, 3, [503]],
    ['plan-b-with-keto', 1, 3, [503, 212]],
    ['plan-c', 1, 3, [702]],
    ['plan-c-with-keto', 0, 3, [210, 212]],
    ['plan-d', 0, 3, [211]],
    ['minoxidil-foam', 0, 6, [604]],
    ['minoxidil-foam-with-keto', 0, 3, [239, 212]],
    ['finasteride-and-minoxidil-foam', 0, 3, [211, 239]],
    ['finasteride-and-minoxidil-foam-with-keto', 0, 12, [405, 605, 408]],
    ['ketoconazole-shampoo', 0, 3, [212]],
    ['plan-follicular-unit-extraction', 0, 3, [801]],
    ['platelet_rich_plasma_treatment', 0, 3, [802]],
  ])('%s, way %i, every %i months', (identifier, option, cadence, ids) => {
    expect(idsOf(identifier, option, cadence)).toEqual(ids);
  });

  it('S3.32: letting the doctor decide charges nothing before the decision', () => {
    const ids = idsOf('plan-d', 0, 3) ?? [];
    const products = answer.products.filter(({ id }) => ids.includes(id));
    expect(products.map(({ needsPrescription }) => needsPrescription)).toEqual([true]);
  });
});

describe('the cards', () => {
  it('sell every form at every cadence, and no in-person procedures', () => {
    const sold = planCards.flatMap(({ forms }) =>
      forms.flatMap((form) =>
        [3, 6, 12].map((cadence) => offeredProducts(answer, form, { cadence, keto: true })),
      ),
    );
    expect(sold.every((products) => products.length > 0)).toBe(true);
    expect(sold.flat().filter(({ drugType }) => /procedure|plasma/.test(drugType))).toEqual([]);
    expect(procedures.map(({ plan }) => idsOf(plan, 0, 3))).toEqual([[801], [802]]);
  });

  const both = planCards[0]?.forms[0];
  it.each([
    [3, false, 2800, []],
    [6, false, 2650, []],
    [12, true, 3600, []],
  ])('prices the usual plan per month, at %i months and ketoconazole %s', (cadence, keto, cents, others) => {
    if (!both) throw new Error('There is no card.');
    const products = offeredProducts(answer, both, { cadence, keto });
    expect(monthly(products)).toBe(cents);
    expect(offCadence(products, cadence)).toEqual(others);
  });

  it('say which products do not come at the cadence', () => {
    const gel = planCards[1]?.forms[1];
    if (!gel) throw new Error('There is no gel.');
    const products = offeredProducts(answer, gel, { cadence: 6, keto: true });
    expect(products.map(({ id }) => id)).toEqual([503, 407]);
    expect(offCadence(products, 6)).toEqual(['Topical finasteride and minoxidil']);
  });

  it.each([
    ['plan-a-with-keto', 'both', 'Solution', true],
    ['minoxidil-foam', 'minoxidil', 'Foam', false],
    ['plan-d', 'doctor', '', false],
  ])('begin with the plan of the address: %s', (identifier, card, label, keto) => {
    const found = cardOf(identifier);
    expect([found?.card.id, found?.form.label, found?.keto]).toEqual([card, label, keto]);
    expect(found && identifierOf(found.form, found.keto)).toBe(identifier);
  });

  it.each(['ketoconazole-shampoo', 'plan-z', ''])('show the default cards for %s', (identifier) => {
    expect(cardOf(identifier)).toBeNull();
  });
});

it('offers no plan with a drug that is not registered', async () => {
  const register = {
    missingParts: (drug: DrugType) => (drug === 'ketoconazole' ? (['rules'] as const) : []),
    unaskedQuestions: () => [],
  };
  const providers = [provide(formularyPort, () => register)];
  const test = testScope({ ...database, modules: [catalogueModule], providers });
  const without = await test.scope.transaction((tx) => planSelection(tx));
  expect(answer.offers.some(({ identifier }) => identifier.includes('keto'))).toBe(true);
  expect(without.offers.map(({ identifier }) => identifier).filter((name) => name.includes('keto'))).toEqual(
    [],
  );
  expect(without.products.some(({ drugType }) => drugType === 'ketoconazole')).toBe(false);
  expect(without.offers.some(({ identifier }) => identifier === 'plan-a')).toBe(true);
});
