import { expect, it } from 'vitest';
import { drugFactsSlugOf } from '#modules/catalogue/data/facts/slug-of.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { catalogueEntries } from '#modules/catalogue/domain/catalogue-entry.ts';
import { notOfferedYet } from '#modules/catalogue/domain/not-offered-yet.fixture.ts';
import type { Product } from '#modules/catalogue/domain/product.ts';
import { offerGroups } from './offers.ts';

/** The shop with these products; `offered` says which drugs are. */
const shopOf = (products: readonly Product[], offered: (drugType: string) => boolean) =>
  offerGroups({
    products: products
      .filter((product) => product.userSelectable)
      .map((product) => ({
        ...product,
        discount: null,
        unavailableStates: [],
        drugFacts: drugFactsSlugOf(product),
      })),
    catalogue: catalogueEntries(products).map((entry) => ({
      ...entry,
      offered: offered(entry.drugType),
      drugFacts: drugFactsSlugOf(entry),
      drugDescriptionResultsPage: entry.drugDescriptionResultsPage ?? null,
    })),
  });

const groups = shopOf(catalogueProducts, (drugType) => !notOfferedYet.some((one) => one === drugType));
const offers = groups.flatMap((group) => group.offers);
const offer = (key: string) => offers.find((one) => one.key === key);

it('shows every product a visitor may choose exactly once', () => {
  const shown = offers.flatMap(({ variants }) => variants.flatMap(({ plans }) => plans.map(({ id }) => id)));
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
  expect(offer('thickening_shampoo-hair_loss_care')?.variants).toMatchObject([
    { plans: [{ id: 312 }, { id: 313 }, { id: 314 }, { id: 315 }, { id: 316 }] },
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
  expect(offer('sildenafil-erectile_dysfunction')?.variants).toHaveLength(24);
  expect(offer('sildenafil-premature_ejaculation')).toMatchObject({
    title: 'Sildenafil for early ejaculation',
    needsPrescription: true,
  });
  expect(offer('sildenafil-premature_ejaculation')?.variants).toHaveLength(9);
});
