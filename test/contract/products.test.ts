import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { operation } from './operations.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

const ask = (name: string, variables: Record<string, unknown> = {}) =>
  harness.ask({}, operation(name), variables);
const idsOf = (answer: Record<string, unknown>) =>
  (answer.products as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
const rows = (only: Record<string, unknown> = {}): Promise<number[]> =>
  harness.knex('product').where(only).orderBy('id').pluck('id');

describe('S7.22: GetProducts, GetSelectableProducts, GetProductById and GetProductsByIds', () => {
  it('GetProducts returns all products', async () => {
    expect(idsOf(await ask('GetProducts'))).toEqual(await rows());
  });

  it('GetSelectableProducts returns only those that a visitor may choose', async () => {
    const selectable = idsOf(await ask('GetSelectableProducts'));
    expect(selectable).toEqual(await rows({ user_selectable: true }));
    expect(selectable.length).toBeLessThan((await rows()).length);
  });

  it('GetProductById returns one product, or null', async () => {
    expect(await ask('GetProductById', { productId: 211 })).toMatchObject({
      product: { id: 211, drugType: 'finasteride', supplyInDays: 90, needsPrescription: true },
    });
    expect(await ask('GetProductById', { productId: 999_999 })).toEqual({ product: null });
  });

  it('GetProductsByIds returns the requested products and skips unknown ids', async () => {
    expect(idsOf(await ask('GetProductsByIds', { productIds: [239, 211, 999_999] }))).toEqual([211, 239]);
    expect(idsOf(await ask('GetProductsByIds', { productIds: [] }))).toEqual([]);
  });
});

it('S7.24, S3.20: products by ids return collection and service line', async () => {
  expect(await ask('GetSpecialties', { productIds: [211] })).toEqual({
    products: [{ specialtyProductCollection: 'hair_loss_care', serviceLine: 'hair_loss_care' }],
  });
  expect(await ask('GetSpecialties', { productIds: [1001, 1231] })).toEqual({
    products: [
      { specialtyProductCollection: 'sexual_health', serviceLine: 'erectile_dysfunction' },
      { specialtyProductCollection: 'sexual_health', serviceLine: 'premature_ejaculation' },
    ],
  });
  expect(await ask('GetSpecialties', { productIds: [999_999] })).toEqual({ products: [] });
});
