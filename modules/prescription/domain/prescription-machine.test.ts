import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import {
  mayWithdraw,
  prescriptionExpiry,
  prescriptionMachine,
  refillable,
  renewalOpensAt,
} from './prescription-machine.ts';

describe('prescriptions', () => {
  it.each([
    ['2027-03-12T15:30:00.000Z', '2028-03-12T15:30:00.000Z'],
    ['2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
    ['2027-02-28T23:59:59.000Z', '2028-02-28T23:59:59.000Z'],
    ['2027-12-31T12:00:00.000Z', '2028-12-31T12:00:00.000Z'],
  ])('signed %s expires %s', (signed, end) => {
    expect(prescriptionExpiry(new Date(signed)).toISOString()).toBe(end);
  });

  const expiresAt = new Date('2028-03-12T00:00:00Z');
  const good = { status: 'active', expiresAt, refillsRemaining: 1 } as const;

  it('is refillable while active, unexpired and with fills left', () => {
    const before = new Date('2028-03-11T23:59:59Z');
    expect(refillable(good, before)).toBe(true);
    expect(refillable(good, expiresAt)).toBe(false);
    expect(refillable({ ...good, refillsRemaining: 0 }, before)).toBe(false);
    expect(refillable({ ...good, expiresAt: null }, before)).toBe(false);
    for (const status of prescriptionMachine.states)
      expect(refillable({ ...good, status }, before)).toBe(status === 'active');
  });

  it('opens its renewal 30 days before it expires or with the last refill', () => {
    expect(renewalOpensAt(expiresAt, null)).toEqual(new Date('2028-02-11T00:00:00Z'));
    const shipped = new Date('2027-12-12T00:00:00Z');
    expect(renewalOpensAt(expiresAt, shipped)).toEqual(shipped);
    expect(renewalOpensAt(expiresAt, addDays(expiresAt, -5))).toEqual(addDays(expiresAt, -30));
  });

  it('can be withdrawn only before the first fill', () => {
    expect(mayWithdraw(0).ok).toBe(true);
    expect(mayWithdraw(1).ok).toBe(false);
  });
});
