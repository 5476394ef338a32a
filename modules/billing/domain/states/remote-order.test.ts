import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { orderStatuses } from './order.ts';
import { pharmacyCanStop, remoteOrderStatuses, statusForRemote } from './remote-order.ts';

describe('moveForRemote', () => {
  it.each([
    ['sent_to_pharmacy', 'received', null],
    ['sent_to_pharmacy', 'verifying', null],
    ['sent_to_pharmacy', 'filling', 'in_fulfillment'],
    ['sent_to_pharmacy', 'delivered', 'delivered'],
    ['sent_to_pharmacy', 'rejected', 'on_hold'],
    ['in_fulfillment', 'packed', null],
    ['in_fulfillment', 'shipped', 'shipped'],
    ['cancel_requested', 'canceled', 'canceled'],
    ['cancel_requested', 'shipped', 'shipped'],
    ['shipped', 'filling', null],
    ['delivered', 'shipped', null],
    ['canceled', 'shipped', null],
  ] as const)('%s and "%s" result in %s', (current, remote, expected) => {
    expect(statusForRemote(current, remote)).toBe(expected);
  });

  it('property: repeated and late messages never move a delivered order back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...remoteOrderStatuses)), (messages) => {
        let status: (typeof orderStatuses)[number] = 'delivered';
        for (const message of messages) status = statusForRemote(status, message) ?? status;
        expect(status).toBe('delivered');
      }),
    );
  });
});

describe('pharmacyCanStop', () => {
  it.each([
    ['sent_to_pharmacy', null, true],
    ['sent_to_pharmacy', 'verifying', true],
    ['sent_to_pharmacy', 'filling', false],
    ['in_fulfillment', 'verifying', false],
    ['shipped', 'shipped', false],
  ] as const)('%s, pharmacy says %s: %s', (status, remote, expected) => {
    expect(pharmacyCanStop(status, remote)).toBe(expected);
  });
});
