import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorRole } from '#config/define-machine.ts';
import type { StateMachine } from '#kernel/state-machine.ts';
import { type InvoiceStatus, invoiceMachine, invoiceStatuses } from './invoice.ts';
import { type OrderStatus, orderMachine, orderStatuses } from './order.ts';
import { subscriptionMachine, subscriptionStatuses } from './subscription.ts';

const roles: readonly ActorRole[] = [
  'visitor',
  'patient',
  'clinician',
  'operator',
  'pharmacy',
  'payments',
  'system',
];

const nextByAnyone = <S extends string>(machine: StateMachine<S>, from: S): readonly S[] => [
  ...new Set(roles.flatMap((role) => machine.next(from, role))),
];

const reachable = <S extends string>(machine: StateMachine<S>): ReadonlySet<S> => {
  const seen = new Set<S>([machine.initial]);
  for (const state of seen) for (const to of nextByAnyone(machine, state)) seen.add(to);
  return seen;
};

describe.each([
  ['subscription', reachable<string>(subscriptionMachine), subscriptionStatuses],
  ['invoice', reachable<string>(invoiceMachine), invoiceStatuses],
  ['order', reachable<string>(orderMachine), orderStatuses],
] as const)('%s machine', (_name, reached, statuses) => {
  it('every status can be reached from the first', () => {
    expect([...reached].sort()).toEqual([...statuses].sort());
  });
});

it('a visitor can make no transition', () => {
  expect(subscriptionStatuses.flatMap((status) => subscriptionMachine.next(status, 'visitor'))).toEqual([]);
  expect(invoiceStatuses.flatMap((status) => invoiceMachine.next(status, 'visitor'))).toEqual([]);
  expect(orderStatuses.flatMap((status) => orderMachine.next(status, 'visitor'))).toEqual([]);
});

describe('subscription', () => {
  it('a canceled subscription can only be reactivated by the patient, as incomplete', () => {
    for (const role of roles)
      expect(subscriptionMachine.next('canceled', role)).toEqual(role === 'patient' ? ['incomplete'] : []);
  });

  it('the patient can cancel from every status except canceled', () => {
    for (const status of subscriptionStatuses)
      expect(subscriptionMachine.move(status, 'canceled', 'patient').ok, status).toBe(status !== 'canceled');
  });

  it('property: for any transition by anybody, `canceled` can only become `incomplete`', () => {
    const step = fc.record({
      role: fc.constantFrom(...roles),
      to: fc.constantFrom(...subscriptionStatuses),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let status: (typeof subscriptionStatuses)[number] = 'active';
        for (const { role, to } of steps) {
          const moved = subscriptionMachine.move(status, to, role);
          if (!moved.ok) continue;
          if (status === 'canceled') expect({ role, to }).toEqual({ role: 'patient', to: 'incomplete' });
          status = moved.value;
        }
      }),
    );
  });

  it.each([
    ['incomplete', 'active', 'patient'],
    ['incomplete', 'active', 'clinician'],
    ['active', 'unpaid', 'system'],
    ['on_hold_rx', 'active', 'patient'],
    ['incomplete_expired', 'active', 'system'],
  ] as const)('refuses %s to %s by %s', (from, to, role) => {
    const moved = subscriptionMachine.move(from, to, role);
    expect(moved.ok ? moved.value : moved.failure.code).toBe('CONFLICT');
  });
});

describe('invoice', () => {
  it('S4.29: a pending charge is neither voided nor charged again', () => {
    // `open` only for a request that the payment processor never received.
    expect([...nextByAnyone(invoiceMachine, 'charge_pending')].sort()).toEqual([
      'failed_unpaid',
      'open',
      'paid',
    ]);
    for (const role of ['patient', 'clinician', 'operator', 'payments'] as const)
      expect(invoiceMachine.move('charge_pending', 'open', role)).toMatchObject({ ok: false });
  });

  it.each<InvoiceStatus>(['void', 'refunded'])('%s is final', (status) => {
    expect(nextByAnyone(invoiceMachine, status)).toEqual([]);
  });

  it('a paid invoice is never charged again', () => {
    const afterPaid = new Set<InvoiceStatus>(['paid']);
    for (const state of afterPaid) for (const to of nextByAnyone(invoiceMachine, state)) afterPaid.add(to);
    expect([...afterPaid].sort()).toEqual(['disputed', 'paid', 'partially_refunded', 'refunded']);
  });

  it('only the payment processor or the system marks it paid', () => {
    for (const role of ['patient', 'clinician', 'operator', 'pharmacy'] as const)
      for (const status of invoiceStatuses) expect(invoiceMachine.next(status, role)).not.toContain('paid');
  });
});

describe('order', () => {
  it('reaches the pharmacy only once it is ready', () => {
    const before = orderStatuses.filter((status) =>
      nextByAnyone(orderMachine, status).includes('sent_to_pharmacy'),
    );
    expect(before).toEqual(['ready', 'on_hold']);
  });

  it('an order that is not at the pharmacy cannot ship', () => {
    for (const status of ['created', 'awaiting_prescription', 'awaiting_payment', 'ready'] as const)
      expect(nextByAnyone(orderMachine, status)).not.toContain('shipped');
  });

  it('a canceled order never ships', () => {
    const after = new Set<OrderStatus>(['canceled']);
    for (const state of after) for (const to of nextByAnyone(orderMachine, state)) after.add(to);
    expect([...after]).toEqual(['canceled', 'refunded']);
  });

  it('the patient can cancel until it is being filled, and then can only request it', () => {
    const canceling = (status: OrderStatus) =>
      orderMachine.next(status, 'patient').filter((to) => to === 'canceled' || to === 'cancel_requested');
    expect(canceling('ready')).toEqual(['canceled']);
    expect(canceling('in_fulfillment')).toEqual(['cancel_requested']);
    expect(canceling('shipped')).toEqual([]);
  });
});
