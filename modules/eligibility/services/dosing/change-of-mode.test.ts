import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { changeOfMode } from './change-of-mode.ts';
import { productDose } from './product-dose.ts';

const packOf = (drug: DrugType, mg: number, mode: 'as_needed' | 'daily') => {
  const found = catalogueProducts.find((one) => {
    const dose = productDose(one);
    return one.drugType === drug && dose?.mg === mg && dose.mode === mode;
  });
  if (!found) throw new Error(`The catalog has no ${drug} ${mg} mg, ${mode}.`);
  return found;
};
const asNeeded = packOf('tadalafil', 10, 'as_needed');
const daily = packOf('tadalafil', 2.5, 'daily');

describe('48 hours when tadalafil is taken another way', () => {
  it('from as needed to every day, and back', () => {
    expect(changeOfMode(asNeeded, daily)).toBe(
      'You change from tadalafil as needed to tadalafil every day. Leave 48 hours between the last tablet taken as needed and the first daily tablet, and never take both.',
    );
    expect(changeOfMode(daily, asNeeded)).toBe(
      'You change from tadalafil every day to tadalafil as needed. Leave 48 hours between the last daily tablet and the first tablet taken as needed, and never take both.',
    );
  });

  it('not for another dose taken the same way, nor another medicine', () => {
    expect(changeOfMode(asNeeded, packOf('tadalafil', 20, 'as_needed'))).toBeNull();
    expect(changeOfMode(daily, packOf('tadalafil', 5, 'daily'))).toBeNull();
    expect(changeOfMode(packOf('sildenafil', 50, 'as_needed'), daily)).toBeNull();
    expect(changeOfMode(packOf('finasteride', 1, 'daily'), asNeeded)).toBeNull();
  });
});
