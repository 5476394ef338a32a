import { expect, it } from 'vitest';
import { keyRisk } from './key-risks.ts';
import { catalogueProducts } from './products.ts';

const selectable = catalogueProducts.filter((product) => product.userSelectable);

it('has a key risk for every prescription drug a visitor may choose, and for nothing else', () => {
  const wrong = selectable.filter(
    ({ drugType, needsPrescription }) => (keyRisk(drugType) !== undefined) !== needsPrescription,
  );
  expect(wrong).toEqual([]);
  expect(keyRisk('unknown')).toBeUndefined();
});
