import { expect, it } from 'vitest';
import { catalogueProducts } from '../products.ts';
import { drugFactsSlugs } from './drug-facts-meta.ts';
import { drugFactsSlugOf } from './slug-of.ts';

const slugOf = (drugType: string, serviceLine: string) => {
  const product = catalogueProducts.find(
    (one) => one.drugType === drugType && one.serviceLine === serviceLine,
  );
  return product && drugFactsSlugOf(product);
};

it('every prescription product has a drug-facts page, and every page has a product', () => {
  const prescribed = catalogueProducts.filter((one) => one.needsPrescription && one.userSelectable);
  expect(prescribed.filter((one) => drugFactsSlugOf(one) === null)).toEqual([]);
  expect(new Set(catalogueProducts.flatMap((one) => drugFactsSlugOf(one) ?? []))).toEqual(
    new Set(drugFactsSlugs),
  );
});

it('distinguishes the uses of one drug', () => {
  expect(slugOf('sildenafil', 'erectile_dysfunction')).toBe('sildenafil-citrate');
  expect(slugOf('sildenafil', 'premature_ejaculation')).toBe('sildenafil-citrate-pe');
  expect(slugOf('tadalafil', 'premature_ejaculation')).toBe('tadalafil');
});

it('returns none for hair care', () => {
  expect(slugOf('pomade', 'hair_loss_care')).toBeNull();
});
