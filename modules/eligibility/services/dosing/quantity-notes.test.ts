import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type Product, strengthOfProduct } from '#modules/catalogue/index.ts';
import { quantityNotes } from './quantity-notes.ts';

const packOf = (drugType: string, mg: number, units: number, days = 90): Product => {
  const found = catalogueProducts.find((one) => {
    const strength = strengthOfProduct(one.id);
    return (
      one.drugType === drugType &&
      one.supplyInDays === days &&
      one.serviceLine === 'erectile_dysfunction' &&
      strength?.mg === mg &&
      strength.units === units
    );
  });
  if (!found) throw new Error(`The catalog has no ${units} of ${drugType} ${mg} mg.`);
  return found;
};
const notes = (wanted: Product, sex_freq?: string, options: readonly Product[] = catalogueProducts) =>
  quantityNotes([wanted], sex_freq === undefined ? {} : { sex_freq }, options);

describe('the suitable number of tablets', () => {
  const sildenafil = packOf('sildenafil', 50, 36);

  it.each([
    ['1_4', '1 to 4 times a month asked: 12 tablets for 90 days fit, and the request has 36.'],
    ['5_8', '5 to 8 times a month asked: 24 tablets for 90 days fit, and the request has 36.'],
    ['9_12', '9 to 12 times a month asked: 36 tablets for 90 days fit.'],
    ['13_16', '13 to 16 times a month asked: 48 tablets for 90 days fit, and the request has 36.'],
    ['over_16', 'More than 16 times a month asked: ask about daily tadalafil.'],
  ])('for %s', (frequency, note) => {
    expect(notes(sildenafil, frequency)).toEqual([note]);
  });

  it('are among what may be prescribed', () => {
    expect(notes(sildenafil, '13_16', [sildenafil])).toEqual([
      '13 to 16 times a month asked: 36 tablets for 90 days fit.',
    ]);
    expect(notes(sildenafil, '1_4', [sildenafil])).toEqual([
      '1 to 4 times a month asked: no pack of this strength that may be prescribed has as few tablets.',
    ]);
  });

  it('are not proposed without an answer, for a daily tablet, or for another medicine', () => {
    expect(notes(sildenafil)).toEqual([]);
    expect(notes(sildenafil, 'often')).toEqual([]);
    expect(notes(packOf('tadalafil', 2.5, 90), '9_12')).toEqual([]);
    const finasteride = catalogueProducts.filter(({ drugType }) => drugType === 'finasteride').slice(0, 1);
    expect(quantityNotes(finasteride, { sex_freq: '9_12' }, catalogueProducts)).toEqual([]);
  });
});
