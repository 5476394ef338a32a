import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays } from '#kernel/business-days.ts';
import { addDays } from '#kernel/dates.ts';
import { orderMachine, orderStatuses } from '../states/order.ts';
import { patientStop, stopCauses, weightiestCause } from '../states/order-stop.ts';
import { remoteOrderStatuses, statusForRemote } from '../states/remote-order.ts';
import { issueDecisions, issueKinds } from './issue-kinds.ts';
import {
  choicesFor,
  decisionsFor,
  issueDueAt,
  issueMachine,
  issueStatuses,
  outcomeOf,
} from './order-issue.ts';
import { refundFor, statusesAfter } from './parcel-outcome.ts';
import { type ReportableOrder, reportOptions } from './report-options.ts';

const friday = new Date('2027-03-12T16:00:00Z');

describe('addBusinessDays', () => {
  it.each([
    [0, '2027-03-12'],
    [1, '2027-03-15'],
    [3, '2027-03-17'],
    [10, '2027-03-26'],
  ])('%i business days after a Friday: %s', (days, expected) => {
    expect(addBusinessDays(friday, days).toISOString()).toBe(`${expected}T16:00:00.000Z`);
  });

  it('property: it never ends on a weekend and is at least as many days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 6 }), (days, start) => {
        const from = addDays(friday, start);
        const to = addBusinessDays(from, days);
        expect([0, 6]).not.toContain(to.getUTCDay());
        expect(to >= addDays(from, days)).toBe(true);
      }),
    );
  });
});

describe('reportOptions', () => {
  const lines = [
    { productId: 1, needsPrescription: true, isHad: true },
    { productId: 2, needsPrescription: false, isHad: true },
  ];
  const order = (changes: Partial<ReportableOrder>): ReportableOrder => ({
    status: 'delivered',
    shippedAt: friday,
    deliveredAt: addDays(friday, 5),
    lines,
    ...changes,
  });
  const kinds = (changes: Partial<ReportableOrder>, daysLater: number) =>
    reportOptions(order(changes), addDays(friday, daysLater)).map(({ kind }) => kind);

  it.each([
    ['sent_to_pharmacy', 0, []],
    ['shipped', 2, ['not_received', 'damaged', 'wrong_item']],
    ['shipped', 31, ['not_received']],
    ['delivered', 6, ['not_received', 'damaged', 'wrong_item', 'unopened']],
    ['delivered', 30, ['not_received', 'damaged', 'wrong_item', 'unopened']],
    ['delivered', 32, ['unopened']],
    ['delivered', 36, []],
    ['replaced', 6, []],
    ['lost', 20, []],
  ] as const)('%s, %i days after shipping: %j', (status, days, expected) => {
    const shippedAt = status === 'sent_to_pharmacy' ? null : friday;
    expect(
      kinds({ status, shippedAt, deliveredAt: status === 'delivered' ? addDays(friday, 5) : null }, days),
    ).toEqual(expected);
  });

  it('a parcel on its way is missing after ten business days, a delivered one after three', () => {
    const from = (changes: Partial<ReportableOrder>) =>
      reportOptions(order(changes), addDays(friday, 6)).find(({ kind }) => kind === 'not_received')?.from;
    expect(from({ status: 'shipped', deliveredAt: null })).toEqual(new Date('2027-03-26T16:00:00Z'));
    expect(from({})).toEqual(new Date('2027-03-22T16:00:00Z'));
  });

  it('prescription medicine is never returned, and settled problems are not reported again', () => {
    const ids = (changes: Partial<ReportableOrder>) =>
      reportOptions(order(changes), addDays(friday, 6)).map(({ kind, productIds }) => [kind, productIds]);
    expect(ids({})).toContainEqual(['unopened', [2]]);
    expect(ids({ lines: lines.map((line) => ({ ...line, isHad: line.productId === 1 })) })).toEqual([
      ['not_received', [1]],
      ['damaged', [1]],
      ['wrong_item', [1]],
    ]);
  });
});

describe('an issue', () => {
  it('ends with every decision that is offered, or waits for the return', () => {
    for (const kind of issueKinds)
      for (const status of issueStatuses)
        for (const decision of decisionsFor(kind, status)) {
          const to = outcomeOf[decision] ? 'closed' : 'awaiting_return';
          expect(issueMachine.move(status, to, 'operator').ok, `${kind} ${decision}`).toBe(true);
        }
  });

  it('can always be decided while it is open, and never afterwards', () => {
    for (const kind of issueKinds) {
      expect(decisionsFor(kind, 'open').length, kind).toBeGreaterThan(0);
      expect(decisionsFor(kind, 'closed')).toEqual([]);
      expect(choicesFor(kind, 'closed')).toEqual([]);
      expect(issueDueAt(kind, friday) > friday).toBe(true);
    }
    expect(
      new Set(issueKinds.flatMap((kind) => issueStatuses.flatMap((status) => decisionsFor(kind, status)))),
    ).toEqual(new Set(issueDecisions));
  });
});

describe('what a decision does to an order', () => {
  it.each([
    ['lost', 'replace', true, ['replaced']],
    ['delivered', 'replace', true, ['replaced']],
    ['returned', 'replace', true, ['replaced']],
    ['shipped', 'replace', true, ['lost', 'replaced']],
    ['on_hold', 'replace', true, ['replaced']],
    ['shipped', 'refund', true, ['lost']],
    ['delivered', 'refund', true, []],
    ['delivered', 'replace', false, []],
  ] as const)(
    '%s, %s, whole: %s leads to %j, each step by an operator',
    (status, decision, isWhole, expected) => {
      const statuses = statusesAfter(status, decision, isWhole);
      expect(statuses).toEqual(expected);
      let at: (typeof orderStatuses)[number] = status;
      for (const to of statuses) {
        expect(orderMachine.move(at, to, 'operator').ok, `${at} to ${to}`).toBe(true);
        at = to;
      }
    },
  );

  it('refunds the products with their discounts and taxes, or everything that is left of a whole order', () => {
    const invoice = [
      { amount: 3900, productId: 1 },
      { amount: -400, productId: 1 },
      { amount: 2400, productId: 2 },
      { amount: 500, productId: null },
    ];
    expect(refundFor(invoice, [1], false, 6400)).toBe(3500);
    expect(refundFor(invoice, [1, 2], true, 6400)).toBe(6400);
    expect(refundFor(invoice, [2], false, 1000)).toBe(1000);
    expect(refundFor(invoice, [3], false, 6400)).toBe(0);
  });

  it('property: partial refunds never exceed what is left', () => {
    const line = fc.record({
      amount: fc.integer({ min: -5000, max: 20_000 }),
      productId: fc.option(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(line), fc.nat(50_000), fc.boolean(), (lines, left, isWhole) => {
        const amount = refundFor(lines, [1, 2], isWhole, left);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(left);
      }),
    );
  });
});

describe('stopping an order by the patient', () => {
  it.each([
    ['awaiting_payment', null, false, 'at_once'],
    ['ready', null, false, 'at_once'],
    ['on_hold', null, false, 'at_once'],
    ['on_hold', 'rejected', true, 'at_once'],
    ['on_hold', 'on_hold', true, 'ask_pharmacy'],
    ['sent_to_pharmacy', 'received', true, 'ask_pharmacy'],
    ['in_fulfillment', 'filling', true, 'ask_pharmacy'],
    ['backordered', null, true, 'ask_pharmacy'],
    ['awaiting_prescription', null, false, null],
    ['cancel_requested', 'received', true, null],
    ['shipped', 'shipped', true, null],
    ['delivered', 'delivered', true, null],
    ['canceled', null, false, null],
  ] as const)('%s, pharmacy says %s, sent %s: %s', (status, remoteStatus, isSent, expected) => {
    expect(patientStop({ status, remoteStatus, isSent })).toBe(expected);
  });

  it('is a transition of the order that patients may make', () => {
    for (const status of orderStatuses)
      for (const isSent of [true, false])
        for (const remoteStatus of [null, ...remoteOrderStatuses]) {
          const way = patientStop({ status, remoteStatus, isSent });
          if (way === null) continue;
          const to = way === 'at_once' ? 'canceled' : 'cancel_requested';
          expect(orderMachine.move(status, to, 'patient').ok, `${status} ${remoteStatus}`).toBe(true);
        }
  });

  it('the most serious cause decides the text', () => {
    expect(weightiestCause(['requested', 'replaced'])).toBe('replaced');
    expect(weightiestCause(['requested', 'unsafe', 'replaced'])).toBe('unsafe');
    expect(stopCauses).toHaveLength(3);
  });
});

describe('the pharmacy', () => {
  it.each([
    ['on_hold', 'delivered', 'delivered'],
    ['backordered', 'delivered', 'delivered'],
    ['cancel_requested', 'delivered', 'delivered'],
    ['lost', 'delivered', 'delivered'],
    ['shipped', 'returned', 'returned'],
    ['delivered', 'returned', null],
    ['cancel_requested', 'filling', null],
    ['replaced', 'delivered', null],
    ['replaced', 'returned', null],
  ] as const)('%s and "%s" result in %s', (current, remote, expected) => {
    expect(statusForRemote(current, remote)).toBe(expected);
  });
});
