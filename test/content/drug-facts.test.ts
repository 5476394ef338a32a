import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#kernel/dates.ts';
import { productHeads } from '#modules/cart/data/product-pages/heads.ts';
import { productPages } from '#modules/cart/data/product-pages/index.ts';
import { productPageOf } from '#modules/cart/services/product-page.ts';
import { drugFactsHeads, drugFactsSlugs } from '#modules/catalogue/data/facts/heads.ts';
import { drugFactsSheets } from '#modules/catalogue/data/facts/index.ts';
import type { PrescriptionFacts } from '#modules/catalogue/data/facts/shape.ts';
import { drugFactsView } from '#modules/catalogue/data/facts/view.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { routeTable } from '#modules/routes.ts';

const shopped = new Map(productPages.map(({ slug }) => [slug, productPageOf(slug, catalogueProducts)]));

/** Every text of a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};
const wordsOf = (value: unknown): string => textsIn(value).join(' ').toLowerCase();

/** Where a list or a text is empty. */
const emptyPlaces = (value: unknown, path: string, mayBeEmpty: RegExp): string[] => {
  if (typeof value === 'string') return value.trim() === '' && !mayBeEmpty.test(path) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length === 0 && !mayBeEmpty.test(path)) return [path];
  return entries.flatMap(([key, inner]) => emptyPlaces(inner, `${path}.${key}`, mayBeEmpty));
};

describe('drug facts', () => {
  it('has the fifteen pages of the specification, one sheet each', () => {
    expect(drugFactsSlugs).toHaveLength(15);
    expect(drugFactsSheets.map(({ slug }) => slug).toSorted()).toEqual(drugFactsSlugs.toSorted());
    const routed = drugFactsSlugs.filter((slug) => routeTable.match(`/drug-facts/${slug}`));
    expect(routed).toEqual(drugFactsSlugs);
    expect(routeTable.match('/drug-facts/aspirin')).toBeNull();
  });

  it('covers every drug and supplement we sell; cosmetics, procedures and custom formulas have none', () => {
    const covered = new Set<string>(drugFactsSheets.flatMap(({ drugTypes }) => drugTypes));
    const without = new Set(
      catalogueProducts.filter(({ drugType }) => !covered.has(drugType)).map(({ drugClass }) => drugClass),
    );
    expect([...without].toSorted()).toEqual(['custom_compound', 'hair_care', 'procedure']);
  });

  it.each(drugFactsSheets)('$slug leaves nothing empty', (facts) => {
    expect(emptyPlaces(facts, facts.slug, /brandNames$|columns\.0$/)).toEqual([]);
    const view = drugFactsView(facts.slug);
    const hollow = view?.sections.filter(({ passages }) => textsIn(passages).length === 0);
    expect(hollow).toEqual([]);
    const ids = view?.sections.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(isCalendarDate(view?.date ?? '')).toBe(true);
    expect(routeTable.match(facts.shopPath)).not.toBeNull();
  });

  it.each(drugFactsSheets.filter(({ kind }) => kind === 'prescription'))(
    '$slug tells a prescription drug in its order',
    ({ slug }) => {
      const ids = drugFactsView(slug)?.sections.map(({ id }) => id) ?? [];
      expect(ids.filter((id) => id !== 'warning')).toEqual([
        'treats',
        'how-to-take',
        'missed-dose',
        'who-should-not',
        'tell-first',
        'interactions',
        'side-effects',
        'household',
        'expect',
        'storage',
        'label',
      ]);
      if (ids.includes('warning')) expect(ids[0]).toBe('warning');
    },
  );

  it.each(drugFactsSheets.filter(({ kind }) => kind === 'over-the-counter'))(
    '$slug follows the panel of 21 CFR 201.66',
    ({ slug }) => {
      const panel = drugFactsView(slug)?.sections.filter(({ look }) => look === 'panel');
      expect(panel?.map(({ title }) => title)).toEqual([
        'Active ingredient',
        'Purpose',
        'Uses',
        'Warnings',
        'Directions',
        'Other information',
        'Inactive ingredients',
        'Questions?',
      ]);
    },
  );

  it('calls a product by what the catalogue says: prescription or not', () => {
    const wrong = drugFactsSheets.filter(({ kind, drugTypes }) =>
      catalogueProducts.some(
        (product) =>
          drugTypes.includes(product.drugType) && product.needsPrescription !== (kind === 'prescription'),
      ),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  const mustSay: Record<keyof typeof drugFactsHeads, readonly string[]> = {
    finasteride: [
      'men only',
      'pregnant',
      'erection',
      'thoughts of suicide',
      'went on after stopping',
      'psa',
      'at least 3 months',
      'within 12 months of stopping',
    ],
    'topical-finasteride-and-minoxidil': [
      'compounded',
      'not fda-approved',
      'absorbed through the skin',
      'women',
      'children',
      'cats and dogs',
      'any other finasteride or minoxidil',
      '32 reports',
    ],
    'minoxidil-foam': ['the crown', '4 months', 'stop use', 'flammable', 'propylene glycol'],
    'minoxidil-solution': ['the crown', '4 months', 'stop use', 'flammable', 'propylene glycol'],
    'minoxidil-spray': ['the crown', '4 months', 'stop use', 'flammable', 'vitamins', 'no tretinoin'],
    'oral-minoxidil': [
      'pericardial effusion',
      'off-label',
      'blood pressure and pulse',
      'swelling',
      'chest pain',
      'pheochromocytoma',
    ],
    'ketoconazole-shampoo': ['2%', 'tinea versicolor', '5 minutes', 'hair texture'],
    'sildenafil-citrate': [
      'nitrate',
      'riociguat',
      '25 mg',
      'alpha-blocker',
      'over 4 hours',
      'hearing',
      'sight',
    ],
    'sildenafil-citrate-pe': [
      'not approved for pe',
      'men who have both',
      'nitrate',
      'riociguat',
      'alpha-blocker',
      'over 4 hours',
      'hearing',
      'sight',
    ],
    tadalafil: ['as needed', 'daily', '36 hours', '48 hours', '5 or more drinks', 'nitrate', 'over 4 hours'],
    fluoxetine: [
      'suicidal',
      'off-label',
      'maoi',
      'pimozide',
      'serotonin syndrome',
      'taper',
      'medication guide',
      '988',
    ],
    sertraline: [
      'suicidal',
      'off-label',
      'maoi',
      'pimozide',
      'serotonin syndrome',
      'taper',
      'medication guide',
      '988',
    ],
    escitalopram: [
      'suicidal',
      'off-label',
      'maoi',
      'pimozide',
      'serotonin syndrome',
      'taper',
      'qt',
      'medication guide',
      '988',
    ],
    'climax-delay-spray': ['never more than 10', 'partner', 'allergic', 'methemoglobinemia', 'blue'],
    'daily-hair-defense-supplement': [
      'not been evaluated by the food and drug administration',
      'not intended to diagnose, treat, cure or prevent any disease',
      'saw palmetto',
      'biotin',
      'blood test',
    ],
  };

  it.each(Object.entries(mustSay))('%s says what it must', (slug, sayings) => {
    const words = wordsOf(drugFactsView(slug));
    expect(sayings.filter((saying) => !words.includes(saying))).toEqual([]);
    expect(words).toContain('1-800-fda-1088');
  });

  it('shows boxed warnings exactly where the label has one', () => {
    const boxed = drugFactsSheets
      .filter((facts): facts is PrescriptionFacts => facts.kind === 'prescription')
      .filter(({ warning }) => warning?.boxed);
    expect(boxed.map(({ slug }) => slug).toSorted()).toEqual([
      'escitalopram',
      'fluoxetine',
      'oral-minoxidil',
      'sertraline',
    ]);
  });
});

describe('product pages', () => {
  it('has the ten pages of the specification, and finds each by its address', () => {
    expect(productPages).toHaveLength(10);
    expect(productPages.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(productHeads).toSorted());
    const routed = productPages.filter(({ slug }) => routeTable.match(`/our-products/${slug}`));
    expect(routed).toHaveLength(10);
  });

  it('knows no other page', () => {
    expect(productPageOf('aspirin', catalogueProducts)).toBeNull();
    expect(routeTable.match('/our-products/aspirin')).toBeNull();
  });

  it.each(productPages)('$slug leaves nothing empty and is sold', (page) => {
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
        (product) => product.userSelectable && forms.some(({ drugType }) => drugType === product.drugType),
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

  it('offers gel and foam of the topical combination', () => {
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

  it('names the risk beside what is a drug or a supplement, and links its facts', () => {
    for (const page of productPages) {
      const cosmetic = page.badges.includes('Cosmetic');
      const needsPrescription = shopped.get(page.slug)?.needsPrescription ?? false;
      expect([page.slug, page.risk !== undefined]).toEqual([page.slug, !cosmetic && !needsPrescription]);
      expect([page.slug, drugFactsView(page.facts ?? '') !== undefined]).toEqual([page.slug, !cosmetic]);
    }
  });

  it('promises no growth from a cosmetic', () => {
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
  const heads = [...Object.values(drugFactsHeads), ...Object.values(productHeads)];

  it('are unique', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(25);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(25);
  });

  it.each(heads)('$title: fits a result list', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it('never shouts', () => {
  expect(wordsOf([drugFactsSheets, productPages])).not.toContain('!');
});
