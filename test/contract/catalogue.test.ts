import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { operation } from './operations.ts';

/** The catalog as clients read it: what is sold, and what each product says. */
const text = z.string().min(1);
const product = z.object({
  id: z.number().int(),
  price: z.number().int().nonnegative(),
  buyNow: z.boolean(),
  specialtyProductCollection: z.enum(['hair_loss_care', 'sexual_health']),
  conflictProductCollections: z.array(z.object({ id: text, name: text, productIds: z.array(z.number()) })),
  serviceLine: z.enum(['hair_loss_care', 'erectile_dysfunction', 'premature_ejaculation']),
  supplyInDays: z.number().int().nonnegative(),
  supplyInformation: text,
  drugClass: text,
  drugType: text,
  displayedName: text,
  publicDisplayedName: text,
  title: text,
  description: text,
  needsPrescription: z.boolean(),
  instructions: text,
  specialty: z.enum(['hair loss & care', 'sexual health', 'skin care']),
  image: text,
});

let harness: ProductHarness;
let products: readonly z.output<typeof product>[];
beforeAll(async () => {
  harness = await openProductHarness();
  const answer = await harness.ask({}, operation('GetProducts'));
  products = z.array(product).parse(answer.products);
});
afterAll(() => harness?.close());

const drugsWhere = (matches: (one: z.output<typeof product>) => boolean): string[] =>
  [...new Set(products.filter(matches).map(({ drugType }) => drugType))].sort();

describe('S3.11, S3.12: every product has its fields', () => {
  it('all of them were read with their types', () => {
    expect(products.length).toBeGreaterThan(100);
    for (const { conflictProductCollections } of products)
      for (const { productIds } of conflictProductCollections) expect(productIds.length).toBeGreaterThan(0);
  });
});

describe('S1.1: what is sold', () => {
  it('S1.10: products for hair', () => {
    expect(
      drugsWhere(({ specialtyProductCollection }) => specialtyProductCollection === 'hair_loss_care'),
    ).toEqual([
      'custom_rx_anti_aging',
      'daily_defense_supplement',
      'finasteride',
      'follicular_unit_extraction_procedure',
      'ketoconazole',
      'minoxidil',
      'minoxidil_foam',
      'minoxidil_oral',
      'minoxidil_spray',
      'platelet_rich_plasma_treatment',
      'pomade',
      'thickening_conditioner',
      'thickening_shampoo',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
    ]);
  });

  it('S1.11: products for sexual health', () => {
    expect(
      drugsWhere(({ specialtyProductCollection }) => specialtyProductCollection === 'sexual_health'),
    ).toEqual(['climax_delay_spray', 'escitalopram', 'fluoxetine', 'sertraline', 'sildenafil', 'tadalafil']);
  });

  it('S1.9: nothing for the skin', () => {
    expect(drugsWhere(({ specialty }) => specialty === 'skin care')).toEqual([]);
    expect([...new Set(products.map(({ specialty }) => specialty))].sort()).toEqual([
      'hair loss & care',
      'sexual health',
    ]);
  });

  it('S1.8: what needs a prescription', () => {
    expect(drugsWhere(({ needsPrescription }) => needsPrescription)).toEqual([
      'custom_rx_anti_aging',
      'escitalopram',
      'finasteride',
      'fluoxetine',
      'ketoconazole',
      'minoxidil_oral',
      'sertraline',
      'sildenafil',
      'tadalafil',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
    ]);
  });
});

describe('how products differ', () => {
  it('S3.19: by drug class', () => {
    const classes = new Map(products.map(({ drugType, drugClass }) => [drugType, drugClass]));
    expect({
      sertraline: classes.get('sertraline'),
      sildenafil: classes.get('sildenafil'),
      finasteride: classes.get('finasteride'),
      ketoconazole: classes.get('ketoconazole'),
      daily_defense_supplement: classes.get('daily_defense_supplement'),
    }).toEqual({
      sertraline: 'ssri',
      sildenafil: 'pde5_inhibitor',
      finasteride: 'dht_blocker',
      ketoconazole: 'antifungal',
      daily_defense_supplement: 'supplement',
    });
  });

  it('S3.21: by cadence, a one-time purchase or 1, 3, 6 and 12 months', () => {
    const months = new Set(products.map(({ supplyInDays }) => supplyInDays / 30));
    expect([...months].every((one) => [0, 1, 3, 6, 12].includes(one))).toBe(true);
    expect(months).toEqual(new Set([...months].filter((one) => Number.isInteger(one))));
    for (const wanted of [0, 3, 6, 12]) expect(months).toContain(wanted);
  });

  it('S3.23: a variant of tablets is a drug, a strength and a count', () => {
    const variants = products.filter(({ id }) => id >= 1001 && id <= 1096);
    expect(variants.length).toBeGreaterThan(0);
    const names = variants.map(({ drugType, displayedName, supplyInDays }) => {
      expect(displayedName).toMatch(/\d+(\.\d+)? mg/);
      expect(displayedName).toMatch(/\d+ tablets/);
      return `${drugType} ${displayedName} ${supplyInDays}`;
    });
    expect(new Set(names).size).toBe(variants.length);
  });
});
