import { expect, it } from 'vitest';
import { ordersOfLastCheckout } from './orders-of-last-checkout.ts';

it('returns only the orders of the last checkout', () => {
  const order = (id: string, createdAt: string) => ({ id, createdAt });
  expect(
    ordersOfLastCheckout([
      order('rx', '2027-01-01T10:00:00.200Z'),
      order('otc', '2027-01-01T10:00:00.000Z'),
      order('old', '2026-10-01T10:00:00.000Z'),
    ]).map(({ id }) => id),
  ).toEqual(['rx', 'otc']);
  expect(ordersOfLastCheckout([])).toEqual([]);
});
