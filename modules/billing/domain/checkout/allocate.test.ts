import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1000, [5400, 2000, 2600], [540, 200, 260]],
    [5, [0, 0], [3, 2]],
    [7, [0, 3, 0], [0, 7, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [1, 2], [0, 0]],
    [1, [1, 2], [0, 1]],
  ])('%i over %j is %j', (amount, weights, expected) => {
    expect(allocate(amount, weights)).toEqual(expected);
  });

  it.each([
    [10.5, [1]],
    [10, []],
    [10, [-1, 2]],
    [10, [0.5]],
  ])('refuses %d over %j', (amount, weights) => {
    expect(() => allocate(amount, weights)).toThrow(RangeError);
  });

  const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 12 });

  it('property: allocation is exact, and every part is within a cent of its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (amount, shares) => {
        const parts = allocate(amount, shares);
        expect(parts).toHaveLength(shares.length);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = shares.reduce((sum, share) => sum + BigInt(share), 0n);
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(shares[index] ?? 0);
          if (total > 0n) expect(off < total && off > -total).toBe(true);
        }
      }),
    );
  });

  it('property: a discount that is at most the sum of prices never exceeds a price', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (prices, share) => {
        const total = prices.reduce((sum, price) => sum + price, 0);
        const parts = allocate(Math.floor(total * share), prices);
        for (const [index, part] of parts.entries())
          if (total > 0) expect(part).toBeLessThanOrEqual(prices[index] ?? 0);
      }),
    );
  });
});
