import { describe, expect, it } from 'vitest';
import { arrivesBy, shipsBy } from './dispatch-promise.ts';

describe('dispatch promises count business days', () => {
  it.each([
    ['on a Monday', '2027-03-08T16:00:00Z', '2027-03-10'],
    ['over a weekend', '2027-03-12T16:00:00Z', '2027-03-16'],
    ['over Thanksgiving', '2026-11-25T16:00:00Z', '2026-11-30'],
  ])('an order that is paid %s', (_, paidAt, expected) => {
    expect(shipsBy(new Date(paidAt)).toISOString().slice(0, 10)).toBe(expected);
  });

  it('a package over Christmas', () => {
    expect(arrivesBy(new Date('2026-12-21T16:00:00Z')).toISOString().slice(0, 10)).toBe('2026-12-31');
  });
});
