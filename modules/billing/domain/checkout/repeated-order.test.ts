import { expect, it } from 'vitest';
import { repeatedOrderText, sameProducts } from './repeated-order.ts';

it.each([
  [0, 'less than a minute ago'],
  [59_999, 'less than a minute ago'],
  [60_000, '1 minute ago'],
  [60 * 60_000, '60 minutes ago'],
  [61 * 60_000, '1 hour ago'],
  [120 * 60_000, '2 hours ago'],
  [24 * 3_600_000 - 1, '23 hours ago'],
])('%i ms after the order: %s', (ms, ago) => {
  const placedAt = new Date('2026-11-20T12:00:00Z');
  expect(repeatedOrderText('T-10001', placedAt, new Date(placedAt.getTime() + ms))).toBe(
    `You ordered this ${ago} (order T-10001). Nothing was charged again. Order it again?`,
  );
});

it.each([
  [[1, 2], [2, 1], true],
  [[1, 2, 2], [2, 1], true],
  [[1, 2], [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
])('products %j and %j are the same: %s', (one, other, same) => {
  expect(sameProducts(one, other)).toBe(same);
});
