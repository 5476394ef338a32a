import { describe, expect, it } from 'vitest';
import { hostsOf } from './changed-plan.ts';

const sub = (id: string, cycleInDays: number, ...ids: number[]) => ({
  id,
  cycleInDays,
  products: ids.map((productId) => ({ productId })),
});
const add = (productId: number, supplyInDays = 90) => ({ productId, supplyInDays });
const shown = (...args: Parameters<typeof hostsOf<{ productId: number }>>) => {
  const { changed, opened } = hostsOf(...args);
  const idsOf = (products: readonly { productId: number }[]) => products.map(({ productId }) => productId);
  return {
    changed: changed.map(({ id, products }) => [id, idsOf(products)]),
    opened: opened.map(({ cycleInDays, products }) => [cycleInDays, idsOf(products)]),
  };
};

describe('products that replace others', () => {
  it('replace them in the same subscription', () => {
    expect(shown([sub('a', 90, 1, 2)], [1], [add(3)])).toEqual({ changed: [['a', [2, 3]]], opened: [] });
  });

  it('of another cadence open a subscription, and the empty one ends', () => {
    expect(shown([sub('a', 90, 1)], [1], [add(3, 360), add(4, 360)])).toEqual({
      changed: [['a', []]],
      opened: [[360, [3, 4]]],
    });
  });

  it('join an existing subscription of their cadence', () => {
    expect(shown([sub('a', 90, 1), sub('b', 360, 2)], [1], [add(3, 360)])).toEqual({
      changed: [
        ['a', []],
        ['b', [2, 3]],
      ],
      opened: [],
    });
  });

  it('prefer the subscription that loses a product', () => {
    expect(shown([sub('a', 90, 2), sub('b', 90, 1)], [1], [add(3)]).changed).toEqual([['b', [3]]]);
  });

  it('are not added twice, and other subscriptions stay as they are', () => {
    expect(shown([sub('a', 90, 1, 3), sub('b', 90, 4)], [1], [add(3)])).toEqual({
      changed: [['a', [3]]],
      opened: [],
    });
  });
});
