import { expect, it } from 'vitest';
import type { OrderStatus } from '../states/order.ts';
import { orderArrival } from './order-arrival.ts';

/** A Monday. */
const paidAt = new Date('2027-03-01T15:00:00Z');
const shippedAt = new Date('2027-03-03T15:00:00Z');
const expectedAt = new Date('2027-03-06T15:00:00Z');
const order = {
  status: 'in_fulfillment' as OrderStatus,
  paidAt,
  shippedAt: null,
  expectedAt: null,
  shippingMethod: 'standard' as const,
};

it.each<[string, Partial<Parameters<typeof orderArrival>[0]>, string | null]>([
  ['paid', {}, '2027-03-12'],
  ['paid, by express', { shippingMethod: 'express' }, '2027-03-05'],
  ['not paid', { paidAt: null }, null],
  ['backordered', { status: 'backordered' }, null],
  ['sent', { status: 'shipped', shippedAt }, '2027-03-12'],
  ['sent, with a date of the carrier', { status: 'shipped', shippedAt, expectedAt }, '2027-03-06'],
  ['delivered', { status: 'delivered', shippedAt, expectedAt }, null],
])('an order that is %s', (_, change, day) => {
  expect(
    orderArrival({ ...order, ...change })
      ?.toISOString()
      .slice(0, 10) ?? null,
  ).toBe(day);
});
