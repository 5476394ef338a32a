import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelEffects, type OrderOfSubscription } from './cancellation.ts';
import { orderStatuses } from './states/order.ts';
import { remoteOrderStatuses } from './states/remote-order.ts';

const now = new Date('2027-03-12T16:00:00Z');
const order = (id: string, changes: Partial<OrderOfSubscription>): OrderOfSubscription => ({
  id,
  status: 'ready',
  remoteStatus: null,
  amountPaid: 0,
  chargePending: false,
  ...changes,
});
const hair = { status: 'active', drugTypes: ['finasteride'] } as const;

describe('cancelEffects', () => {
  it('ends the subscription now, refunds paid orders that were not sent, and ships those at the pharmacy', () => {
    const effects = cancelEffects(
      hair,
      [
        order('paid', { status: 'ready', amountPaid: 5400 }),
        order('pending', { status: 'awaiting_payment', chargePending: true }),
        order('sent', { status: 'sent_to_pharmacy', remoteStatus: 'verifying', amountPaid: 5400 }),
        order('old', { status: 'delivered', remoteStatus: 'delivered', amountPaid: 5400 }),
      ],
      now,
    );
    expect(effects).toEqual({
      endsAt: now,
      canceledOrders: ['paid', 'pending'],
      stillShips: [{ orderId: 'sent', canStop: true }],
      refunds: [{ orderId: 'paid', amount: 5400 }],
      refundIfPaid: ['pending'],
      messages: [
        'Your subscription ends today, March 12, 2027. There are no more charges.',
        '2 orders not yet at the pharmacy will not ship.',
        '$54.00 goes back to your card. Banks usually show it in 5 to 10 days.',
        'A payment is still being processed. If it goes through, we refund it in full.',
        'One order already at the pharmacy or on the way will still ship.',
        'If the pharmacy has not started to fill an order, you can still ask to cancel it in your order history.',
        'Hair you kept or regrew may be lost again in the months after you stop treatment.',
        'You keep your account, your records and your messages. You can start again at any time.',
      ],
    });
  });

  it.each([
    [null, ['on-hold'], []],
    ['on_hold', [], [{ orderId: 'on-hold', canStop: true }]],
  ] as const)(
    'ends the subscription now, refunds paid orders that were not sent, and ships those at the pharmacy',
    (remoteStatus, canceledOrders, stillShips) => {
      const effects = cancelEffects(hair, [order('on-hold', { status: 'on_hold', remoteStatus })], now);
      expect([effects.canceledOrders, effects.stillShips]).toEqual([canceledOrders, stillShips]);
    },
  );

  it('warns a patient on an antidepressant not to stop suddenly', () => {
    const { messages } = cancelEffects({ status: 'active', drugTypes: ['sertraline'] }, [], now);
    expect(messages[1]).toBe(
      'Do not stop your antidepressant suddenly. Message your clinician first: the dose usually has to come down in steps. If you are thinking of harming yourself, call or text 988 now.',
    );
  });

  it('does not offer to stop an order that is being filled or is on its way', () => {
    const shipped = order('gone', { status: 'shipped', remoteStatus: 'shipped', amountPaid: 5400 });
    const effects = cancelEffects({ status: 'active', drugTypes: ['pomade'] }, [shipped], now);
    expect(effects.stillShips).toEqual([{ orderId: 'gone', canStop: false }]);
    expect(effects.messages).toEqual([
      'Your subscription ends today, March 12, 2027. There are no more charges.',
      'One order already at the pharmacy or on the way will still ship.',
      'You keep your account, your records and your messages. You can start again at any time.',
    ]);
  });

  it('does not say that an order ships that the pharmacy is asked to stop', () => {
    const orders = [
      order('being-stopped', { status: 'in_fulfillment', remoteStatus: 'filling' }),
      order('gone', { status: 'shipped', remoteStatus: 'shipped' }),
    ];
    const discontinued = { status: 'active', drugTypes: [], isDiscontinued: true } as const;
    const effects = cancelEffects(discontinued, orders, now);
    expect(effects.stillShips).toEqual([{ orderId: 'gone', canStop: false }]);
    expect(effects.messages).toEqual([
      'Your subscription ends today, March 12, 2027. There are no more charges.',
      'One order already at the pharmacy or on the way will still ship.',
      'One order already at the pharmacy: we have asked the pharmacy not to ship, and will write to you with the result.',
      'You keep your account, your records and your messages.',
    ]);
  });

  it('canceling again refunds nothing more', () => {
    const effects = cancelEffects(
      { ...hair, status: 'canceled' },
      [order('paid', { amountPaid: 5400 })],
      now,
    );
    expect([effects.canceledOrders, effects.refunds, effects.stillShips]).toEqual([[], [], []]);
  });

  it('property: an order is never both refunded and shipped, and all paid money not sent is refunded', () => {
    const orders = fc.array(
      fc.record({
        status: fc.constantFrom(...orderStatuses),
        remoteStatus: fc.option(fc.constantFrom(...remoteOrderStatuses)),
        amountPaid: fc.integer({ min: 0, max: 50_000 }),
        chargePending: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(orders, (some) => {
        const list = some.map((changes, index) => order(String(index), changes));
        const effects = cancelEffects(hair, list, now);
        const shipping = new Set(effects.stillShips.map((entry) => entry.orderId));
        const canceled = new Set(effects.canceledOrders);
        for (const id of canceled) expect(shipping.has(id)).toBe(false);
        for (const refund of effects.refunds) expect(canceled.has(refund.orderId)).toBe(true);
        const paid = list
          .filter((entry) => canceled.has(entry.id))
          .reduce((sum, entry) => sum + entry.amountPaid, 0);
        expect(effects.refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(paid);
        for (const entry of list)
          if (entry.status === 'ready' || entry.status === 'awaiting_prescription')
            expect(canceled.has(entry.id)).toBe(true);
      }),
    );
  });
});
