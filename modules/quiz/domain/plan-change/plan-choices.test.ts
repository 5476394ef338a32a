import { describe, expect, it } from 'vitest';
import { plans } from '#modules/catalogue/data/plans.ts';
import { catalogueProducts as products } from '#modules/catalogue/data/products.ts';
import { planProducts } from '#modules/catalogue/index.ts';
import type { CurrentProduct } from '../treatment-update/compare-treatment.ts';
import { type PlanChoice, planChoices, planVariants } from './plan-choices.ts';

const current = (id: number, changes: Partial<CurrentProduct> = {}): CurrentProduct => {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return {
    productId: id,
    name: product.displayedName,
    drugType: product.drugType,
    price: product.price,
    needsPrescription: product.needsPrescription,
    cycleInDays: product.supplyInDays,
    nextBillingDate: new Date('2027-05-01T12:00:00Z'),
    ...changes,
  };
};
const shop = {
  plans,
  products,
  isOffered: () => true,
  productsOf: (option: readonly number[], cadence: number) => planProducts(option, cadence, products),
};
const choices = (...ids: readonly number[]) =>
  planChoices(
    ids.map((id) => current(id)),
    shop,
  );
const choice = (all: readonly PlanChoice[], key: string) => all.find((one) => one.key === key);

describe('S3.32: the plans that a patient could change to', () => {
  it('are all that ship regularly, in each form, and the one that the clinician chooses', () => {
    const all = choices(211);
    const procedures = ['plan-follicular-unit-extraction', 'platelet_rich_plasma_treatment'];
    expect(new Set(all.map(({ identifier }) => identifier))).toEqual(
      new Set(
        plans.map(({ identifier }) => identifier).filter((identifier) => !procedures.includes(identifier)),
      ),
    );
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(choice(all, 'plan-d')).toMatchObject({ productNames: [], needsClinician: true });
  });

  it('mark the one that the patient has', () => {
    expect(choices(211, 210).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ key: 'plan-a-0' }]);
    expect(choices(211).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ key: 'plan-b-0' }]);
  });

  it.each<[string, readonly number[], string, Partial<PlanChoice>]>([
    [
      'over the counter in place of over the counter, at once',
      [239],
      'plan-c-0',
      { addProductIds: [210], stopProductIds: [239], needsClinician: false },
    ],
    [
      'a prescription beside what stays, which a clinician decides',
      [210],
      'plan-a-0',
      { addProductIds: [211], stopProductIds: [], needsClinician: true },
    ],
    [
      'a prescription in place of another, which stays until then',
      [211],
      'plan-b-1',
      { addProductIds: [503], stopProductIds: [], needsClinician: true },
    ],
    [
      'without a prescription, which a clinician ends',
      [211, 210],
      'plan-c-0',
      { addProductIds: [], stopProductIds: [211], needsClinician: true },
    ],
  ])('%s', (_, ids, key, expected) => {
    expect(choice(choices(...ids), key)).toMatchObject(expected);
  });

  it('explain which product replaces which', () => {
    const all = choices(211, 210);
    expect(choice(all, 'plan-b-1')?.conflicts.join(' ')).toMatch(/takes the place of .*Minoxidil/);
    expect(choice(all, 'plan-a-with-keto-0')?.conflicts).toEqual([]);
  });

  it('leave alone what belongs to no plan, keep the agreed price and the cadence', () => {
    const shampoo = current(314);
    const all = planChoices([current(406, { price: 100 }), shampoo], shop);
    const both = choice(all, 'plan-a-0');
    expect(both).toMatchObject({ addProductIds: [402], stopProductIds: [], everyDays: 180 });
    const solution = products.find(({ id }) => id === 402);
    expect(both?.price).toBe(100 + (solution?.price ?? 0));
  });

  it('leave out what is not sold', () => {
    const some = planChoices([current(211)], {
      ...shop,
      isOffered: ({ drugType }) => drugType !== 'minoxidil',
    });
    expect(choice(some, 'plan-a-0')).toBeUndefined();
  });
});

describe('other sizes', () => {
  it('of a prescription are other cadences of the same strength and count', () => {
    const variants = planVariants([current(211)], products, () => true);
    expect(variants.map(({ productId }) => productId).toSorted()).toEqual([405, 406]);
  });

  it('leave out what is bought once', () => {
    const variants = planVariants([current(313)], products, () => true);
    expect(variants.length).toBeGreaterThan(0);
    expect(variants.every(({ everyDays }) => everyDays > 0)).toBe(true);
  });
});
