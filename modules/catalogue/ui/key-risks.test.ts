import { expect, it } from 'vitest';
import { catalogueProducts } from '../data/products.ts';
import { keyRisk } from './key-risks.data.ts';

const selectable = catalogueProducts.filter((product) => product.userSelectable);

it('has a key risk for every prescription drug a visitor may choose, and for nothing else', () => {
  const wrong = selectable.filter(
    ({ drugType, needsPrescription }) => (keyRisk(drugType) !== undefined) !== needsPrescription,
  );
  expect(wrong).toEqual([]);
  expect(keyRisk('unknown')).toBeUndefined();
});
