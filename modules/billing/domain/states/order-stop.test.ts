import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order.ts';
import { answerOfStatus, mayBeStopped } from './order-stop.ts';

const at = new Date(0);

describe('mayBeStopped', () => {
  it('is what the pharmacy has, or is about to get, and has not shipped as a whole', () => {
    const ofStatus = (submittedAt: Date | null) =>
      orderStatuses.filter((status) => mayBeStopped({ status, submittedAt }));
    expect(ofStatus(at)).toEqual([
      'sent_to_pharmacy',
      'in_fulfillment',
      'on_hold',
      'backordered',
      'partially_shipped',
      'cancel_requested',
    ]);
    expect(ofStatus(null)).not.toContain('on_hold');
  });
});

describe('answerOfStatus', () => {
  it('leaves open what the pharmacy can still decide', () => {
    for (const status of orderStatuses)
      if (mayBeStopped({ status, submittedAt: at })) expect(answerOfStatus(status), status).toBeNull();
  });

  it.each([
    ['canceled', 'stopped'],
    ['refunded', 'stopped'],
    ['shipped', 'too_late'],
    ['delivered', 'too_late'],
    ['lost', 'too_late'],
  ] as const)('%s: %s', (status, answer) => {
    expect(answerOfStatus(status)).toBe(answer);
  });
});
