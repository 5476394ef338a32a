import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRefill, type RefillGate, type RefillRefusal, refillRefusal } from './refill-gate.ts';
import { subscriptionStatuses } from './states/subscription.ts';

const now = new Date('2027-06-10T16:00:00Z');
const allowed: RefillGate = { allowed: true };
const rx = { id: 211, needsPrescription: true };
const otc = { id: 239, needsPrescription: false };
const due = { status: 'active' as const, dueAt: now, products: [rx] };
const refusals: readonly RefillRefusal[] = [
  'prescription_expired',
  'no_refills',
  'on_hold',
  'stopped',
  'state_not_served',
];

describe('decideRefill', () => {
  it('charges a refill that is due and allowed', () => {
    expect(decideRefill(due, new Map([[211, allowed]]), now)).toEqual({ action: 'charge' });
    expect(decideRefill({ ...due, products: [otc] }, new Map(), now)).toEqual({ action: 'charge' });
  });

  it.each(refusals)('puts the subscription on hold on %s and says that nothing was charged', (reason) => {
    const answer = refillRefusal(reason);
    const decision = decideRefill(due, new Map([[211, answer]]), now);
    expect(decision).toEqual({
      action: 'hold',
      reason,
      patientMessage: answer.allowed ? '' : answer.patientMessage,
    });
    expect(decision.action === 'hold' && decision.patientMessage).toMatch(
      /you were not charged|You were not charged/,
    );
  });

  it('puts it on hold when an answer is missing or one of two products is refused', () => {
    expect(decideRefill(due, new Map(), now)).toMatchObject({ action: 'hold', reason: 'on_hold' });
    const two = { ...due, products: [rx, { id: 12, needsPrescription: true }] };
    const answers = new Map([
      [211, allowed],
      [12, refillRefusal('no_refills')],
    ]);
    expect(decideRefill(two, answers, now)).toMatchObject({ action: 'hold', reason: 'no_refills' });
  });

  it('waits for the last product that is too soon; any other refusal takes precedence', () => {
    const minoxidil = { id: 12, needsPrescription: true };
    const two = { ...due, products: [rx, minoxidil] };
    const [soon, later] = [new Date('2027-06-12T16:00:00Z'), new Date('2027-06-20T16:00:00Z')];
    const answers = (first: RefillGate, second: RefillGate) =>
      new Map([
        [rx.id, first],
        [minoxidil.id, second],
      ]);
    const tooSoon = (at: Date) => refillRefusal('too_soon', at);
    expect(decideRefill(two, answers(tooSoon(later), tooSoon(soon)), now)).toEqual({
      action: 'postpone',
      until: later,
    });
    expect(decideRefill(two, answers(tooSoon(soon), tooSoon(later)), now)).toEqual({
      action: 'postpone',
      until: later,
    });
    expect(decideRefill(two, answers(allowed, tooSoon(soon)), now)).toEqual({
      action: 'postpone',
      until: soon,
    });
    expect(decideRefill(two, answers(tooSoon(later), refillRefusal('stopped')), now)).toMatchObject({
      action: 'hold',
      reason: 'stopped',
    });
  });

  it('does nothing before the date, without a date or without products', () => {
    const answers = new Map([[211, allowed]]);
    expect(decideRefill({ ...due, dueAt: new Date(now.getTime() + 1) }, answers, now)).toEqual({
      action: 'nothing',
    });
    expect(decideRefill({ ...due, dueAt: null }, answers, now)).toEqual({ action: 'nothing' });
    expect(decideRefill({ ...due, products: [] }, answers, now)).toEqual({ action: 'nothing' });
  });

  it('bills only active, snoozed and past-due subscriptions: a canceled one never bills again (invariant 3)', () => {
    const acting = subscriptionStatuses.filter(
      (status) => decideRefill({ ...due, status }, new Map([[211, allowed]]), now).action !== 'nothing',
    );
    expect(acting).toEqual(['active', 'snoozed', 'past_due']);
  });

  it('property: a charge means that every prescription product was explicitly allowed', () => {
    const answer = fc.constantFrom<RefillGate>(allowed, ...refusals.map((reason) => refillRefusal(reason)));
    const products = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 6 }), needsPrescription: fc.boolean() }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...subscriptionStatuses),
        products,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), answer)),
        (status, lines, pairs) => {
          const answers = new Map(pairs);
          if (decideRefill({ status, dueAt: now, products: lines }, answers, now).action !== 'charge') return;
          for (const line of lines)
            if (line.needsPrescription) expect(answers.get(line.id)).toEqual({ allowed: true });
        },
      ),
    );
  });
});
