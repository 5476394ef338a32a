import { describe, expect, it } from 'vitest';
import { productPages } from '#modules/cart/data/product-pages/index.ts';
import { productPageMeta } from '#modules/cart/data/product-pages/product-page-meta.ts';
import { productPageOf } from '#modules/cart/services/product-page.ts';
import { drugFactsMeta } from '#modules/catalogue/data/facts/drug-facts-meta.ts';
import { drugFactsPage } from '#modules/catalogue/data/facts/drug-facts-page.ts';
import { allDrugFacts } from '#modules/catalogue/data/facts/index.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { routeTable } from '#simulators/routes.ts';
import { emptyPlaces, wordsOf } from './texts.ts';

const shopped = new Map(productPages.map(({ slug }) => [slug, productPageOf(slug, catalogueProducts)]));

describe('product pages', () => {
  it('S2.22: there is a page for everything that is sold, and each is found by its path', () => {
    expect(productPages).toHaveLength(17);
    expect(productPages.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(productPageMeta).toSorted());
    const routed = productPages.filter(({ slug }) => routeTable.match(`/our-products/${slug}`));
    expect(routed).toHaveLength(17);
  });

  it('returns nothing for another path', () => {
    expect(productPageOf('aspirin', catalogueProducts)).toBeNull();
    expect(routeTable.match('/our-products/aspirin')).toBeNull();
  });

  it.each(productPages)('$slug has no empty text and is sold', (page) => {
    expect(emptyPlaces(page, page.slug, /badges$|columns\.0$/)).toEqual([]);
    const shown = shopped.get(page.slug);
    expect(shown?.forms).toHaveLength(page.forms.length);
    expect(shown?.related).toHaveLength(page.related.length);
    expect(page.related).not.toContain(page.slug);
    expect(page.safety.length).toBeGreaterThanOrEqual(3);
  });

  it.each(productPages)(
    '$slug shows every price that the catalogue offers, and no other',
    ({ slug, forms }) => {
      const shown = shopped.get(slug)?.forms.flatMap(({ products }) => products) ?? [];
      const offered = catalogueProducts.filter(
        (product) =>
          product.userSelectable &&
          forms.some(
            ({ drugType, serviceLine }) =>
              drugType === product.drugType && (serviceLine ?? product.serviceLine) === product.serviceLine,
          ),
      );
      const priceList = (list: readonly { id: number; price: number }[]) =>
        list.map(({ id, price }) => `${id} ${price}`).toSorted();
      expect(priceList(shown)).toEqual(priceList(offered));
      expect(wordsOf(productPages.find((page) => page.slug === slug))).not.toMatch(/\$\d/);
    },
  );

  it('lists the plans from short to long, the one-time purchase last', () => {
    const [form] = shopped.get('thickening-shampoo')?.forms ?? [];
    expect(form?.products.map(({ id }) => id)).toEqual([312, 313, 314, 315, 316]);
  });

  it('offers the topical combination as gel and as foam', () => {
    const page = shopped.get('topical-finasteride-and-minoxidil');
    expect(page?.forms.map(({ label, products }) => [label, ...products.map(({ id }) => id)])).toEqual([
      ['Gel', 501, 503],
      ['Foam', 511, 513],
    ]);
    const words = wordsOf(page);
    for (const saying of [
      'compounded, and not fda-approved',
      '32 reports',
      'cats and dogs',
      'pregnant',
      'dutasteride',
    ])
      expect(words).toContain(saying);
    expect(page?.notice?.id).toBe('not-approved');
    expect(page?.comparison?.columns).toHaveLength(3);
  });

  it('shows the risk of each drug or supplement and links to its facts', () => {
    for (const page of productPages) {
      const cosmetic = page.badges.includes('Cosmetic');
      const needsPrescription = shopped.get(page.slug)?.needsPrescription ?? false;
      expect([page.slug, page.risk !== undefined]).toEqual([page.slug, !cosmetic && !needsPrescription]);
      expect([page.slug, drugFactsPage(page.facts ?? '') !== undefined]).toEqual([page.slug, !cosmetic]);
    }
  });

  it('promises no hair growth from a cosmetic', () => {
    const cosmetics = productPages.filter(({ badges }) => badges.includes('Cosmetic'));
    expect(cosmetics).toHaveLength(3);
    for (const page of cosmetics) {
      expect(wordsOf(page.about)).toContain('does not treat hair loss');
      expect(wordsOf([page.oneLine, page.about, page.howToUse, page.timeline])).not.toMatch(
        /regrow|regrowth/,
      );
    }
  });
});

describe('titles and descriptions', () => {
  const heads = [...Object.values(drugFactsMeta), ...Object.values(productPageMeta)];

  it('are unique', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(32);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(32);
  });

  it.each(heads)('$title: fits into a list of search results', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it('the texts contain no exclamation marks', () => {
  expect(wordsOf([allDrugFacts, productPages])).not.toContain('!');
});
