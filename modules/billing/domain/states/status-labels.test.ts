import { describe, expect, it } from 'vitest';
import { invoiceStatuses } from './invoice.ts';
import { invoiceLabels } from './invoice-labels.ts';
import { orderStatuses } from './order.ts';
import { orderLabels } from './order-labels.ts';
import { remoteOrderStatuses } from './remote-order.ts';
import { subscriptionStatuses } from './subscription.ts';
import { subscriptionLabels } from './subscription-labels.ts';

const date = new Date('2027-03-12T16:00:00Z');

const everything = [
  ...orderStatuses.flatMap((status) => [
    orderLabels(status, null),
    ...remoteOrderStatuses.map((remote) => orderLabels(status, remote)),
  ]),
  ...subscriptionStatuses.flatMap((status) =>
    [date, null].flatMap((nextBillingDate) =>
      [true, false].map((needsPrescription) =>
        subscriptionLabels({ status, needsPrescription, nextBillingDate, cancellationDate: nextBillingDate }),
      ),
    ),
  ),
  ...invoiceStatuses.flatMap((status) =>
    [date, null].flatMap((nextRetryAt) => [
      invoiceLabels({ status, total: 5400, amountRefunded: 1200, nextRetryAt }),
      invoiceLabels({
        status,
        total: 5400,
        amountRefunded: 1200,
        nextRetryAt,
        endsAt: date,
        confirmBy: date,
      }),
      invoiceLabels({ status, total: 5400, amountRefunded: 1200, nextRetryAt, needsOtherCard: true }),
      invoiceLabels({ status, total: 5400, amountRefunded: 1200, nextRetryAt, asksUntil: date }),
    ]),
  ),
];

describe('status texts for patients', () => {
  it('never contain an internal status name, an exclamation mark or an unfilled placeholder', () => {
    for (const { label, detail } of everything) {
      expect(`${label} ${detail}`).not.toMatch(/_|!|undefined|null|NaN|\s{2}/);
      expect(label).toMatch(/^[A-Z][a-z ]+$/);
      expect(detail).toMatch(/^[A-Z$].*\.$/);
    }
  });

  it('repeat what the pharmacy reports', () => {
    expect(orderLabels('on_hold', null).label).toBe('On hold');
    expect(orderLabels('on_hold', 'rejected').detail).toBe(
      'The pharmacy could not fill this order. Your care team is looking into why and will message you.',
    );
    expect(orderLabels('in_fulfillment', 'packed').label).toBe('Packed');
  });

  it('contain dates and amounts', () => {
    expect(
      subscriptionLabels({
        status: 'active',
        needsPrescription: true,
        nextBillingDate: date,
        cancellationDate: null,
      }).detail,
    ).toBe('Your next charge is on March 12, 2027. You can change, skip or cancel it.');
    expect(
      invoiceLabels({ status: 'partially_refunded', total: 5400, amountRefunded: 1200, nextRetryAt: null })
        .detail,
    ).toBe('You paid $54.00 and we sent $12.00 back to your card.');
  });

  it('say that nothing is charged before a prescription is approved', () => {
    expect(
      subscriptionLabels({
        status: 'incomplete',
        needsPrescription: true,
        nextBillingDate: null,
        cancellationDate: null,
      }).detail,
    ).toBe('A clinician has not approved this treatment yet. You have not been charged for it.');
  });
});
