import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import type { PrescriptionFacts } from '#modules/catalogue/data/facts/drug-facts.ts';
import { type drugFactsMeta, drugFactsSlugs } from '#modules/catalogue/data/facts/drug-facts-meta.ts';
import { drugFactsPage } from '#modules/catalogue/data/facts/drug-facts-page.ts';
import { allDrugFacts } from '#modules/catalogue/data/facts/index.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { routeTable } from '#simulators/routes.ts';
import { emptyPlaces, textsIn, wordsOf } from './texts.ts';

/** What every page of an SSRI must say. */
const ssri = [
  'suicidal',
  'off-label',
  'maoi',
  'pimozide',
  'serotonin syndrome',
  'taper',
  'medication guide',
  '988',
];

describe('drug facts', () => {
  it('S2.48: there are fifteen pages with one fact sheet each', () => {
    expect(drugFactsSlugs).toHaveLength(15);
    expect(allDrugFacts.map(({ slug }) => slug).toSorted()).toEqual(drugFactsSlugs.toSorted());
    const routed = drugFactsSlugs.filter((slug) => routeTable.match(`/drug-facts/${slug}`));
    expect(routed).toEqual(drugFactsSlugs);
    expect(routeTable.match('/drug-facts/aspirin')).toBeNull();
  });

  it('covers every drug and supplement we sell; cosmetics, procedures and custom formulas have none', () => {
    const covered = new Set<string>(allDrugFacts.flatMap(({ drugTypes }) => drugTypes));
    const without = new Set(
      catalogueProducts.filter(({ drugType }) => !covered.has(drugType)).map(({ drugClass }) => drugClass),
    );
    expect([...without].toSorted()).toEqual(['custom_compound', 'hair_care', 'procedure']);
  });

  it.each(allDrugFacts)('$slug has no empty text', (facts) => {
    expect(emptyPlaces(facts, facts.slug, /brandNames$|columns\.0$/)).toEqual([]);
    const view = drugFactsPage(facts.slug);
    const hollow = view?.sections.filter(({ passages }) => textsIn(passages).length === 0);
    expect(hollow).toEqual([]);
    const ids = view?.sections.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(isCalendarDate(view?.date ?? '')).toBe(true);
    expect(routeTable.match(facts.shopPath)).not.toBeNull();
  });

  it.each(allDrugFacts.filter(({ kind }) => kind === 'prescription'))(
    '$slug tells a prescription drug in its order',
    ({ slug }) => {
      const ids = drugFactsPage(slug)?.sections.map(({ id }) => id) ?? [];
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

  it.each(allDrugFacts.filter(({ kind }) => kind === 'over-the-counter'))(
    '$slug follows the panel of 21 CFR 201.66',
    ({ slug }) => {
      const panel = drugFactsPage(slug)?.sections.filter(({ look }) => look === 'panel');
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

  it('calls a product prescription or over-the-counter as the catalog does', () => {
    const wrong = allDrugFacts.filter(({ kind, drugTypes }) =>
      catalogueProducts.some(
        (product) =>
          drugTypes.includes(product.drugType) && product.needsPrescription !== (kind === 'prescription'),
      ),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  const mustSay: Record<keyof typeof drugFactsMeta, readonly string[]> = {
    finasteride: [
      'men only',
      'pregnant',
      'erection',
      'thoughts of suicide',
      'continued after stopping',
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
      'vision',
    ],
    'sildenafil-citrate-pe': [
      'not approved for pe',
      'men who have both',
      'nitrate',
      'riociguat',
      'alpha-blocker',
      'over 4 hours',
      'hearing',
      'vision',
    ],
    tadalafil: ['as needed', 'daily', '36 hours', '48 hours', '5 or more drinks', 'nitrate', 'over 4 hours'],
    fluoxetine: ssri,
    sertraline: ssri,
    escitalopram: [...ssri, 'qt'],
    'climax-delay-spray': ['never more than 10', 'partner', 'allergic', 'methemoglobinemia', 'blue'],
    'daily-hair-defense-supplement': [
      'not been evaluated by the food and drug administration',
      'not intended to diagnose, treat, cure or prevent any disease',
      'saw palmetto',
      'biotin',
      'blood test',
    ],
  };

  it.each(Object.entries(mustSay))('%s contains the required statements', (slug, sayings) => {
    const words = wordsOf(drugFactsPage(slug));
    expect(sayings.filter((saying) => !words.includes(saying))).toEqual([]);
    expect(words).toContain('1-800-fda-1088');
  });

  it('shows boxed warnings exactly where the label has one', () => {
    const boxed = allDrugFacts
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
