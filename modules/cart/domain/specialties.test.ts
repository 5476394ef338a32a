import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { lookUpSpecialties } from './specialties.ts';

it.each([
  [[211, 239], ['hair_loss_care']],
  [
    [211, 1001, 9999],
    ['hair_loss_care', 'sexual_health'],
  ],
])('finds the specialties of %j', (ids, specialties) => {
  expect(lookUpSpecialties(ids, catalogueProducts)).toEqual({ ok: true, value: specialties });
});

it('S5.8, S8.9: looking up specialties without product ids fails', () => {
  expect(lookUpSpecialties([], catalogueProducts)).toMatchObject({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', message: 'No product IDs provided for specialties lookup' },
  });
});

it('S8.10: looking up specialties of unknown products fails and lists the ids', () => {
  expect(lookUpSpecialties([9998, 9999], catalogueProducts)).toMatchObject({
    ok: false,
    failure: { code: 'NOT_FOUND', message: 'No specialties found for product IDs: 9998, 9999' },
  });
});
