import { describe, expect, it } from 'vitest';
import { drugFactsPage } from '#modules/catalogue/data/facts/drug-facts-page.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { welcomePath } from '../data/product-pages/paths-of-drug.ts';
import { productSlugs } from '../data/product-pages/product-page-meta.ts';
import { welcomePage } from './welcome-page.ts';

describe('S2.34: /get-started/welcome-to-{product}', () => {
  it.each(productSlugs)(
    '%s says in three steps how to use it, what to expect and what to watch for',
    (slug) => {
      const page = welcomePage(slug);
      expect(page?.howToUse).toHaveLength(3);
      expect(page?.timeline.length).toBeGreaterThanOrEqual(3);
      expect(page?.safety.length).toBeGreaterThanOrEqual(3);
      if (page?.facts) expect(drugFactsPage(page.facts)).toBeDefined();
      for (const drugType of page?.drugTypes ?? [])
        expect(welcomePath(drugType)).toBe(`/get-started/welcome-to-${slug}`);
    },
  );

  it('exists for every product a visitor may choose', () => {
    const sold = catalogueProducts.filter((product) => product.userSelectable);
    expect(sold.filter(({ drugType }) => welcomePath(drugType) === null)).toEqual([]);
  });

  it('exists for nothing else', () => {
    expect(welcomePage('constructor')).toBeNull();
    expect(welcomePath('follicular_unit_extraction_procedure')).toBeNull();
  });
});
