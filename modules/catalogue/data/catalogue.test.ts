import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drugTypes } from '../domain/drug-type.ts';
import { listingIds } from '../domain/listing-id.ts';
import { cadenceMonths, type Product } from '../domain/product.ts';
import { productImages } from '../domain/product-image.ts';
import { validateCatalogue } from '../domain/validate-catalogue.ts';
import { allDrugFacts } from './facts/index.ts';
import { bundles, plans } from './plans.ts';
import { catalogueProducts } from './products.ts';

const byId = new Map(catalogueProducts.map((product) => [product.id, product]));
const ids = (test: (product: Product) => boolean): number[] =>
  catalogueProducts
    .filter(test)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const inConflict = (a: number, b: number): boolean =>
  byId.get(a)?.conflictProductCollections.some(({ productIds }) => productIds.includes(b)) ?? false;

describe('the catalog', () => {
  it('passes validation', () => {
    expect(validateCatalogue(catalogueProducts, { bundles, plans })).toEqual([]);
  });

  it.each([
    ['minoxidil_foam', [239, 604, 605]],
    ['finasteride', [211, 406, 405]],
  ])('S3.29: %s at 3, 6 and 12 months has the ids %j', (drugType, expected) => {
    expect(expected.map((id) => byId.get(id)?.drugType)).toEqual([drugType, drugType, drugType]);
    expect(expected.map((id) => byId.get(id)?.supplyInDays)).toEqual([90, 180, 360]);
  });

  it('S3.25: ids 1001 to 1096 are 48 variants on 3- and 6-month plans', () => {
    const own = ids(({ serviceLine }) => serviceLine === 'erectile_dysfunction');
    expect(own).toEqual(range(1001, 1096));
    expect(new Set(own.map((id) => byId.get(id)?.displayedName)).size).toBe(48);
    expect(ids((p) => own.includes(p.id) && cadenceMonths(p) === 3)).toEqual(range(1001, 1048));
    expect(ids((p) => own.includes(p.id) && cadenceMonths(p) === 6)).toEqual(range(1049, 1096));
  });

  it('S3.25: ids 1231 to 1272 are the premature-ejaculation set, 21 variants on both plans', () => {
    const own = ids((p) => p.serviceLine === 'premature_ejaculation' && p.drugClass === 'pde5_inhibitor');
    expect(own).toEqual(range(1231, 1272));
    expect(new Set(own.map((id) => byId.get(id)?.displayedName)).size).toBe(21);
  });

  it.each([
    [1001, 'Sildenafil 25 mg, 12 tablets', 3, 3000],
    [1024, 'Sildenafil 100 mg, 96 tablets', 3, 38_400],
    [1025, 'Tadalafil 2.5 mg, 12 tablets', 3, 1800],
    [1048, 'Tadalafil 20 mg, 90 tablets', 3, 40_500],
    [1049, 'Sildenafil 25 mg, 12 tablets', 6, 2850],
    [1096, 'Tadalafil 20 mg, 90 tablets', 6, 38_475],
    [1231, 'Sildenafil 25 mg, 12 tablets', 3, 3000],
    [1251, 'Tadalafil 20 mg, 36 tablets', 3, 16_200],
    [1272, 'Tadalafil 20 mg, 36 tablets', 6, 15_390],
  ])('S3.24, S3.26: id %i is %s every %i months for %i cents', (id, name, months, price) => {
    const product = byId.get(id);
    expect(product && [product.displayedName, cadenceMonths(product), product.price]).toEqual([
      name,
      months,
      price,
    ]);
  });

  it.each([
    [
      'sertraline',
      ['Sertraline 50 mg, 90 tablets', 'Sertraline 100 mg, 90 tablets', 'Sertraline 50 mg, 30 tablets'],
    ],
    [
      'escitalopram',
      ['Escitalopram 10 mg, 90 tablets', 'Escitalopram 20 mg, 90 tablets', 'Escitalopram 10 mg, 30 tablets'],
    ],
    [
      'fluoxetine',
      [
        'Fluoxetine 20 mg, 90 capsules',
        'Fluoxetine 40 mg, 90 capsules',
        'Fluoxetine 20 mg, 90 tablets',
        'Fluoxetine 20 mg, 30 capsules',
      ],
    ],
    ['minoxidil_oral', ['Minoxidil 2.5 mg, 90 tablets', 'Minoxidil 2.5 mg, 45 tablets']],
  ])('S3.27, S3.28: sells the strengths of %s', (drugType, names) => {
    const own = catalogueProducts.filter((product) => product.drugType === drugType);
    expect(own.map(({ displayedName }) => displayedName)).toEqual(names);
  });

  it.each([
    ['topical combination and oral finasteride', 503, 211, true],
    ['topical combination and any minoxidil: solution', 503, 210, true],
    ['topical combination and any minoxidil: foam', 503, 239, true],
    ['topical combination and any minoxidil: spray', 501, 711, true],
    ['topical combination and any minoxidil: oral', 513, 702, true],
    ['topical gel and topical foam', 503, 513, true],
    ['one minoxidil form at a time', 239, 702, true],
    ['one PDE5 inhibitor', 1001, 1272, true],
    ['one SSRI', 1301, 1321, true],
    ['cadences of one drug', 316, 315, true],
    ['finasteride and minoxidil go together', 211, 239, false],
    ['ketoconazole and the topical combination go together', 212, 503, false],
    ['shampoo and conditioner go together', 313, 323, false],
    ['an SSRI and the delay spray go together', 1301, 353, false],
  ])('S5.4: judges conflicts: %s', (_, a, b, expected) => {
    expect([inConflict(a, b), inConflict(b, a)]).toEqual([expected, expected]);
  });

  it.each([
    ['plan-a', [['finasteride', 'minoxidil']]],
    ['plan-b', [['finasteride'], ['topical_finasteride_and_minoxidil']]],
    ['plan-c', [['minoxidil'], ['minoxidil_oral']]],
    ['plan-d', []],
    ['finasteride-and-minoxidil-foam-with-keto', [['finasteride', 'minoxidil_foam', 'ketoconazole']]],
    ['plan-follicular-unit-extraction', [['follicular_unit_extraction_procedure']]],
  ])('S3.32: plan %s means %j', (identifier, drugTypes) => {
    const plan = plans.find((one) => one.identifier === identifier);
    expect(plan?.options.map((ids) => ids.map((id) => byId.get(id)?.drugType))).toEqual(drugTypes);
  });

  it('S3.15: sells procedures as deposits, one-time, never in a cart', () => {
    const procedures = catalogueProducts.filter(({ drugClass }) => drugClass === 'procedure');
    expect(procedures.map(({ id, displayedName }) => [id, displayedName])).toEqual([
      [801, 'Follicular unit extraction, deposit'],
      [802, 'Platelet-rich plasma, deposit'],
    ]);
    expect(procedures.every((one) => one.supplyInDays === 0 && one.buyNow && !one.userSelectable)).toBe(true);
  });

  it.each([...drugTypes])('%s has its own image, opaque and transparent', (drugType) => {
    const { opaque, transparent } = productImages(drugType);
    expect(opaque).not.toBe(transparent);
    for (const path of [opaque, transparent]) expect(existsSync(`public${path}`)).toBe(true);
  });

  it('has drug facts for every drug type, or a documented reason why not', () => {
    const reasons = {
      follicular_unit_extraction_procedure: 'done in person by a surgeon, no drug',
      platelet_rich_plasma_treatment: 'done in person, no drug',
      thickening_conditioner: 'a cosmetic',
      thickening_shampoo: 'a cosmetic',
      pomade: 'a cosmetic',
      custom_rx_anti_aging: 'compounded for one person: what is in it is not shown',
    };
    const withFacts = new Set(allDrugFacts.flatMap((facts) => facts.drugTypes));
    expect(drugTypes.filter((drugType) => !withFacts.has(drugType)).toSorted()).toEqual(
      Object.keys(reasons).toSorted(),
    );
  });

  it('has one listing per drug type, and a second one where a drug has two uses', () => {
    expect(new Set(catalogueProducts.map(({ listingId }) => listingId))).toEqual(new Set(listingIds));
    expect(listingIds).toHaveLength(23);
    expect(ids(({ listingId }) => listingId === 'tadalafil-early-ejaculation')).toEqual([
      ...range(1240, 1251),
      ...range(1261, 1272),
    ]);
  });

  it('offers exactly the one-time purchases as buy-now', () => {
    expect(ids(({ buyNow }) => buyNow)).toEqual(ids((product) => cadenceMonths(product) === 0));
  });

  it('S3.30: expands bundles to their components', () => {
    const drugTypesOf = bundles.map(({ productIds }) =>
      productIds.map((id) => byId.get(id)?.drugType).join(),
    );
    expect([...new Set(drugTypesOf)]).toEqual([
      'thickening_shampoo,thickening_conditioner',
      'finasteride,minoxidil',
      'finasteride,minoxidil_foam',
    ]);
  });

  it('keeps the components of a bundle and the products of a plan free of conflicts, on one cadence', () => {
    const sets = [...bundles.map(({ productIds }) => productIds), ...plans.flatMap(({ options }) => options)];
    for (const set of sets) {
      expect(set.filter((a) => set.some((b) => a !== b && inConflict(a, b)))).toEqual([]);
      expect(new Set(set.map((id) => byId.get(id)?.supplyInDays)).size).toBe(1);
    }
  });
});

describe('validateCatalogue', () => {
  const [foam] = catalogueProducts.filter(({ id }) => id === 239);
  if (!foam) throw new Error('The foam is gone.');
  const conflict = { id: 'pair', name: 'Pair', productIds: [239, 2] };
  const problemsOf = (products: readonly Product[], rest = { bundles: [], plans: [] }) =>
    validateCatalogue(products, rest).filter((problem) => !/has no entry|listed 0 times/.test(problem));
  const alone = { ...foam, conflictProductCollections: [] };

  it.each<[string, Product[]]>([
    ['Id 239 is used more than once.', [alone, alone]],
    [
      'Conflict pair names product 2, which does not exist.',
      [{ ...alone, conflictProductCollections: [conflict] }],
    ],
    [
      'Product 2 is named by conflict pair but does not carry it.',
      [
        { ...alone, conflictProductCollections: [conflict] },
        { ...alone, id: 2, displayedName: 'Other' },
      ],
    ],
    ['Product 239 has no price in whole cents.', [{ ...alone, price: 39.5 }]],
    ['Product 239 has no price in whole cents.', [{ ...alone, price: 0 }]],
    [
      'Product 2 does not cost less per month than product 239.',
      [alone, { ...alone, id: 2, supplyInDays: 180, price: 7800 }],
    ],
    ['Product 239 has no cadence of 45 days.', [{ ...alone, supplyInDays: 45 }]],
    ['Product 239 has no instructions.', [{ ...alone, instructions: ' ' }]],
    [
      'Product 239 has a wrong description: Say “off-label” or “not FDA-approved”: this use is not approved.',
      [{ ...alone, drugType: 'ketoconazole' }],
    ],
    [
      'Product 239 has a wrong title: It is no drug, so it may not promise regrowth.',
      [{ ...alone, drugClass: 'hair_care', title: 'Regrowth shampoo' }],
    ],
    ['Product 239 is a deposit that repeats.', [{ ...alone, drugClass: 'procedure' }]],
    ['Product 239 mixes up buy-now and repeat.', [{ ...alone, buyNow: true }]],
  ])('%s', (problem, products) => {
    expect(problemsOf(products)).toEqual([problem]);
  });

  it('reports missing products of bundles and plans', () => {
    expect(
      validateCatalogue([alone], {
        bundles: [{ id: 903, name: 'Pair', productIds: [239, 7] }],
        plans: [{ identifier: 'plan-a', name: 'Plan', options: [[8]] }],
      }).filter((problem) => !/has no entry|listed 0 times/.test(problem)),
    ).toEqual([
      'Bundle 903 names product 7, which does not exist.',
      'Plan plan-a names product 8, which does not exist.',
    ]);
  });

  it('reports sets whose products conflict', () => {
    const pair = { ...conflict, id: 'pair' };
    const other = { ...alone, id: 2, displayedName: 'Other', supplyInDays: 180 };
    const both = [alone, other].map((product) => ({ ...product, conflictProductCollections: [pair] }));
    const problems = validateCatalogue(both, {
      bundles: [],
      plans: [
        { identifier: 'plan-a', name: 'Plan', options: [[239, 2]] },
        { identifier: 'plan-a', name: 'Plan', options: [] },
      ],
    });
    expect(problems.filter((problem) => problem.startsWith('Plan plan-a '))).toEqual([
      'Plan plan-a holds product 239 against conflict pair.',
      'Plan plan-a holds product 2 against conflict pair.',
      'Plan plan-a mixes cadences.',
      'Plan plan-a is listed 2 times.',
    ]);
  });

  it('reports drug types without an entry', () => {
    expect(validateCatalogue([alone], { bundles: [], plans: [] })).toContain(
      'Drug type finasteride has no entry.',
    );
  });
});
