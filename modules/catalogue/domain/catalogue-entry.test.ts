import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '../data/products.ts';
import { catalogueEntries, catalogueEntry } from './catalogue-entry.ts';
import { drugTypes } from './drug-type.ts';
import { notOfferedYet } from './not-offered-yet.fixture.ts';

const entries = catalogueEntries(catalogueProducts);
const those = (test: (entry: (typeof entries)[number]) => boolean): string[] =>
  entries.filter(test).map(({ drugType }) => drugType);

describe('catalog entries (S3.16)', () => {
  it('S3.18: there is one entry per drug type, in order', () => {
    expect(entries.map(({ drugType }) => drugType)).toEqual([...drugTypes]);
  });

  it('S3.16: fills every field of an entry', () => {
    const foam = catalogueProducts.find(({ id }) => id === 239);
    expect(catalogueEntry(entries, 'minoxidil_foam')).toEqual({
      drugType: 'minoxidil_foam',
      serviceLine: 'hair_loss_care',
      title: 'Minoxidil foam',
      description: foam?.description,
      image: '/images/products/minoxidil-foam.webp',
      specialty: 'hair loss & care',
      ids: [239, 604, 605],
      cadences: {
        3: { identifier: 239, cadence: 3 },
        6: { identifier: 604, cadence: 6 },
        12: { identifier: 605, cadence: 12 },
      },
      hasMultipleCadences: true,
      hasOTP: false,
      isCancellable: true,
      isNew: false,
      isRx: false,
      isUpsell: true,
      drugDescriptionResultsPage:
        'A twice-a-day foam for the crown. No prescription needed. Early shedding and itching can happen.',
    });
  });

  it.each(['', 'aspirin', 'Finasteride', 'toString'])(
    'S3.17: an unknown drug type has an empty entry: "%s"',
    (name) => {
      expect(catalogueEntry(entries, name)).toEqual({});
    },
  );

  it('S1.12: the minoxidil spray and the supplement are flagged as new', () => {
    expect(those(({ isNew }) => isNew)).toEqual(['minoxidil_spray', 'daily_defense_supplement']);
  });

  it('S3.31: shampoo, conditioner, pomade, delay spray, supplement and the two procedures can be bought once', () => {
    expect(those(({ hasOTP }) => hasOTP)).toEqual([
      'thickening_conditioner',
      'thickening_shampoo',
      'pomade',
      'follicular_unit_extraction_procedure',
      'platelet_rich_plasma_treatment',
      'daily_defense_supplement',
      'climax_delay_spray',
    ]);
  });

  it('S4.17: a product that is not a core hair-loss prescription drug is an upsell', () => {
    expect(those(({ isUpsell }) => !isUpsell)).toEqual([
      'finasteride',
      'ketoconazole',
      'minoxidil_oral',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
    ]);
  });

  it('S3.14: marks products that need a prescription', () => {
    expect(those(({ isRx }) => isRx)).toEqual([
      'finasteride',
      'ketoconazole',
      'minoxidil_oral',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
      'sildenafil',
      'tadalafil',
      ...notOfferedYet,
      'escitalopram',
      'fluoxetine',
      'sertraline',
    ]);
  });

  it('cannot cancel a one-time purchase', () => {
    expect(those(({ isCancellable }) => !isCancellable)).toEqual([
      'follicular_unit_extraction_procedure',
      'platelet_rich_plasma_treatment',
    ]);
  });

  it('S9.27: the three-month entry of the delay spray is keyed with the one-time cadence (quirk)', () => {
    expect(catalogueEntry(entries, 'climax_delay_spray')).toMatchObject({
      cadences: { 0: { identifier: 353, cadence: 3 } },
      ids: [351, 353],
      hasMultipleCadences: false,
      hasOTP: true,
    });
    expect(Object.keys(catalogueEntry(entries, 'climax_delay_spray').cadences ?? {})).toEqual(['0']);
  });

  it.each([
    ['thickening_shampoo', ['1', '3', '6', '12']],
    ['thickening_conditioner', ['1', '3', '6', '12']],
    ['pomade', ['0', '3', '6', '12']],
    ['daily_defense_supplement', ['0', '1', '3', '6', '12']],
    ['minoxidil_oral', ['3']],
    ['follicular_unit_extraction_procedure', ['0']],
  ])('S9.26: some cadence maps leave out the one-time cadence (quirk): %s has %j', (drugType, keys) => {
    expect(Object.keys(catalogueEntry(entries, drugType).cadences ?? {})).toEqual(keys);
  });

  it('S3.13, S9.16: a month is 30 days, so a quarter is 90, a half year 180 and a year 360', () => {
    const foam = catalogueProducts.filter(({ id }) => [239, 604, 605].includes(id));
    const supplied = (...days: number[]) =>
      catalogueEntries(foam.map((product, index) => ({ ...product, supplyInDays: days[index] ?? 0 })))[0]
        ?.cadences;
    expect(supplied(90, 180, 360)).toEqual({
      3: { identifier: 239, cadence: 3 },
      6: { identifier: 604, cadence: 6 },
      12: { identifier: 605, cadence: 12 },
    });
    expect(supplied(30, 60, 90)).toEqual({
      1: { identifier: 239, cadence: 1 },
      2: { identifier: 604, cadence: 2 },
      3: { identifier: 605, cadence: 3 },
    });
    const months = new Map(
      entries.flatMap(({ cadences }) =>
        Object.values(cadences).map(({ identifier, cadence }) => [identifier, cadence] as const),
      ),
    );
    for (const { id, supplyInDays } of catalogueProducts)
      if (months.has(id))
        expect([id, supplyInDays]).toEqual([
          id,
          { 0: 0, 1: 30, 3: 90, 6: 180, 12: 360 }[months.get(id) ?? -1],
        ]);
  });

  it('omits a drug type without products, and long texts that do not exist', () => {
    const finasteride = catalogueProducts.filter(({ drugType }) => drugType === 'finasteride');
    const [only, ...rest] = catalogueEntries(
      finasteride.map((product) => ({ ...product, drugDescriptionResultsPage: null })),
    );
    expect(rest).toEqual([]);
    expect(only).not.toHaveProperty('drugDescriptionResultsPage');
  });
});
