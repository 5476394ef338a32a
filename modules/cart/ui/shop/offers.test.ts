import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { notOfferedYet } from '#modules/catalogue/domain/not-offered-yet.fixture.ts';
import { shopAnswer } from '#test/harness/shop-answer.ts';
import { readCondition } from './conditions.ts';
import { offerGroups } from './offers.ts';

const shopOf = (...shop: Parameters<typeof shopAnswer>) => offerGroups(shopAnswer(...shop));

const groups = shopOf(catalogueProducts, (drugType) => !notOfferedYet.some((one) => one === drugType));
const offers = groups.flatMap((group) => group.offers);
const offer = (key: string) => offers.find((one) => one.key === key);

it('shows every product a visitor may choose exactly once', () => {
  const shown = offers.flatMap(({ plans }) => plans.map(({ id }) => id));
  const selectable = catalogueProducts.filter((product) => product.userSelectable).map(({ id }) => id);
  expect(shown.toSorted((a, b) => a - b)).toEqual(selectable.toSorted((a, b) => a - b));
});

it('has one card per drug, and no procedures or custom formulas', () => {
  expect(groups.map(({ title, offers: own }) => [title, own.length])).toEqual([
    ['Hair loss and care', 12],
    ['Sexual health', 8],
  ]);
});

it('has a card without a price for each drug that is not offered yet and has drug facts', () => {
  const tablets = ['sildenafil', 'tadalafil', 'escitalopram', 'fluoxetine', 'sertraline'];
  const withoutThem = shopOf(
    catalogueProducts.map((product) =>
      tablets.includes(product.drugType) ? { ...product, userSelectable: false } : product,
    ),
    (drugType) => !tablets.includes(drugType),
  );
  expect(groups.flatMap(({ coming }) => coming)).toEqual([]);
  expect(withoutThem.map(({ title, coming }) => [title, coming.map(({ drugType }) => drugType)])).toEqual([
    ['Hair loss and care', []],
    ['Sexual health', ['sildenafil', 'tadalafil', 'escitalopram', 'fluoxetine', 'sertraline']],
  ]);
  expect(withoutThem[1]?.coming[0]).toMatchObject({ title: 'Sildenafil', drugFacts: 'sildenafil-citrate' });
});

it('orders cadences from short to long, the one-time purchase last', () => {
  expect(offer('thickening_shampoo-hair_loss_care')?.plans.map(({ id }) => id)).toEqual([
    312, 313, 314, 315, 316,
  ]);
});

it('gives each use of a sexual-health drug its own card with its own strengths', () => {
  // As if the two tablets were offered at every strength.
  const everything = catalogueProducts.map((product) =>
    ['sildenafil', 'tadalafil'].includes(product.drugType) ? { ...product, userSelectable: true } : product,
  );
  const all = shopOf(everything, () => true).flatMap((group) => group.offers);
  const offer = (key: string) => all.find((one) => one.key === key);
  expect(offer('sildenafil-erectile_dysfunction')).toMatchObject({ title: 'Sildenafil' });
  expect(new Set(offer('sildenafil-erectile_dysfunction')?.plans.map((one) => one.displayedName)).size).toBe(
    24,
  );
  expect(offer('sildenafil-premature_ejaculation')).toMatchObject({
    title: 'Sildenafil for early ejaculation',
    needsPrescription: true,
  });
  expect(new Set(offer('sildenafil-premature_ejaculation')?.plans.map((one) => one.displayedName)).size).toBe(
    9,
  );
});

it('leads to the page of each product, of a second use to its section', () => {
  expect(offers.filter(({ page }) => page === null)).toEqual([]);
  expect(offer('minoxidil_foam-hair_loss_care')?.page).toBe('/our-products/minoxidil-foam');
  expect(offer('sildenafil-premature_ejaculation')?.page).toBe('/our-products/sildenafil#early-ejaculation');
});

it('says what each product is for', () => {
  const keysOf = (condition: string) =>
    offers.filter((one) => one.condition === condition).map(({ drugType }) => drugType);
  expect(keysOf('ed')).toEqual(['sildenafil', 'tadalafil']);
  expect(keysOf('pe').toSorted()).toEqual([
    'climax_delay_spray',
    'escitalopram',
    'fluoxetine',
    'sertraline',
    'sildenafil',
    'tadalafil',
  ]);
  expect(keysOf('care').toSorted()).toEqual([
    'daily_defense_supplement',
    'pomade',
    'thickening_conditioner',
    'thickening_shampoo',
  ]);
  expect(keysOf('hair')).toHaveLength(8);
});

it.each([
  ['ed', 'ed'],
  ['hair', 'hair'],
  ['constructor', null],
  ['', null],
  [undefined, null],
])('?for=%s is %s', (value, condition) => {
  expect(readCondition(value)).toBe(condition);
});
