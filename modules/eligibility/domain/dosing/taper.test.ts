import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type DrugType, strengthOfProduct } from '#modules/catalogue/index.ts';
import { taperSteps } from './taper.ts';

const packages = catalogueProducts.flatMap(({ id, drugType, displayedName }) => {
  const strength = strengthOfProduct(id);
  return strength
    ? [{ drugType, productId: id, ...strength, isTablet: displayedName.includes('tablets') }]
    : [];
});

describe('S1.11: tapering an antidepressant, with packages of the catalog', () => {
  it.each<[string, DrugType, { mg: number; isTablet: boolean }, readonly string[]]>([
    [
      'sertraline 100 mg',
      'sertraline',
      { mg: 100, isTablet: true },
      ['50: half of 100', '25: half of 50 (1303)'],
    ],
    ['sertraline 50 mg', 'sertraline', { mg: 50, isTablet: true }, ['25: half of 50']],
    ['sertraline 25 mg', 'sertraline', { mg: 25, isTablet: true }, []],
    [
      'escitalopram 20 mg',
      'escitalopram',
      { mg: 20, isTablet: true },
      ['10: half of 20', '5: half of 10 (1313)'],
    ],
    ['escitalopram 10 mg', 'escitalopram', { mg: 10, isTablet: true }, ['5: half of 10']],
    ['fluoxetine 40 mg capsules', 'fluoxetine', { mg: 40, isTablet: false }, ['20: one of 20 (1324)']],
    ['fluoxetine 20 mg, which comes down by itself', 'fluoxetine', { mg: 20, isTablet: false }, []],
    ['a drug that may end at once', 'sildenafil', { mg: 100, isTablet: true }, []],
  ])('%s', (_, drugType, own, steps) => {
    const ofDrug = packages.filter((one) => one.drugType === drugType);
    expect(
      taperSteps(drugType, own, ofDrug).map(
        ({ mgPerDay, isHalf, unitMg, productId }) =>
          `${mgPerDay}: ${isHalf ? 'half' : 'one'} of ${unitMg}${productId === null ? '' : ` (${productId})`}`,
      ),
    ).toEqual(steps);
  });

  it('leaves out a dose that no package makes', () => {
    const capsules = [{ productId: 1, mg: 50, units: 30, isTablet: false }];
    expect(taperSteps('sertraline', { mg: 100, isTablet: false }, capsules)).toMatchObject([
      { mgPerDay: 50, isHalf: false, productId: 1 },
    ]);
  });
});
