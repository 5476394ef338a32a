import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { isHistoryOld } from './history-age.ts';
import {
  afterText,
  currentChoices,
  pauseLimits,
  type RenewedPlan,
  readPlanChoice,
  renewalConsentText,
  wishText,
} from './plan-choice.ts';

const now = new Date('2027-11-01T12:00:00Z');
const plan: RenewedPlan = {
  subscriptionId: 'a',
  names: ['Finasteride'],
  amount: 5400,
  everyDays: 90,
  nextBillingDate: new Date('2027-11-20T12:00:00Z'),
  sizes: [{ everyDays: 180, price: 9900, amount: 9900 }],
  mayPause: true,
};
const held: RenewedPlan = {
  ...plan,
  subscriptionId: 'b',
  names: ['Tadalafil'],
  nextBillingDate: addDays(now, -9),
};
const read = (wanted: Parameters<typeof readPlanChoice>[1], of = plan) => {
  const result = readPlanChoice(of, wanted, now);
  return result.ok ? result.value : result.failure.fields[0]?.field;
};

describe('readPlanChoice', () => {
  it.each([
    ['keeping it', { kind: 'keep' }, { kind: 'keep' }],
    ['a size that is sold', { kind: 'size', everyDays: 180 }, { kind: 'size', everyDays: 180 }],
    ['another size', { kind: 'size', everyDays: 30 }, 'everyDays'],
    ['no size', { kind: 'size' }, 'everyDays'],
    ['a wish', { kind: 'products', wish: '  A gel. ' }, { kind: 'products', wish: 'A gel.' }],
    ['an empty wish', { kind: 'products', wish: ' ' }, 'wish'],
    ['a very long wish', { kind: 'products', wish: 'x'.repeat(501) }, 'wish'],
    ['a pause', { kind: 'pause', until: '2027-12-24' }, { kind: 'pause', until: '2027-12-24' }],
    ['a pause that ends before the next charge', { kind: 'pause', until: '2027-11-20' }, 'until'],
    ['a pause without an end', { kind: 'pause' }, 'until'],
    ['a pause of more than 180 days', { kind: 'pause', until: '2028-06-01' }, 'until'],
    ['anything else', { kind: 'end' }, 'kind'],
  ])('%s', (_, wanted, expected) => {
    expect(read(wanted)).toEqual(expected);
  });

  it('refuses a pause while a payment has failed', () => {
    expect(read({ kind: 'pause', until: '2027-12-24' }, { ...plan, mayPause: false })).toBe('kind');
  });

  it('leaves two weeks for the decision before a pause can end', () => {
    expect(pauseLimits(held, now).from).toBe(toCalendarDate(addDays(now, 14)));
    expect(pauseLimits(plan, now).from).toBe('2027-11-21');
  });
});

describe('the texts of the last step', () => {
  const chosen = currentChoices(
    [plan, held],
    [{ subscriptionId: 'a', kind: 'pause', until: '2027-12-24' }],
    now,
  );

  it('keeps what is not chosen, and what is not possible any more', () => {
    expect(chosen.map(({ choice }) => choice.kind)).toEqual(['pause', 'keep']);
    const stale = currentChoices([plan], [{ subscriptionId: 'a', kind: 'size', everyDays: 365 }], now);
    expect(stale.map(({ choice }) => choice.kind)).toEqual(['keep']);
  });

  it('says what is charged, when, and how to cancel', () => {
    expect(renewalConsentText(chosen, now)).toBe(
      'If a clinician renews my prescription, I agree that my card is charged until I cancel: $54.00 for Finasteride every 90 days, not before December 24, 2027; $54.00 for Tadalafil every 90 days, next when I am reminded of it. Another price needs my agreement first. I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.',
    );
    expect(renewalConsentText([], now)).toBe('');
  });

  it('tells the clinician what is to change, and nothing else', () => {
    expect(wishText(chosen)).toBe(
      'I would like a change with my renewal.\n\nFinasteride: paused until December 24, 2027.',
    );
    expect(wishText(currentChoices([plan], [], now))).toBeNull();
  });

  it.each([
    [{ kind: 'keep' }, 'Continues as it is.'],
    [{ kind: 'size', everyDays: 180 }, 'you agree to its price'],
    [{ kind: 'products', wish: 'A gel.' }, 'you agree to its price'],
    [{ kind: 'pause', until: '2027-12-24' }, 'Nothing is charged before December 24, 2027'],
  ] as const)('says what %o means', (choice, text) => {
    expect(afterText({ plan, choice })).toContain(text);
  });
});

describe('isHistoryOld', () => {
  it.each([
    ['unknown', null, true],
    ['two years ago today', new Date('2025-11-01T12:00:00Z'), false],
    ['a moment longer ago', new Date('2025-11-01T11:59:59Z'), true],
    ['last year', new Date('2026-11-01T12:00:00Z'), false],
  ])('%s', (_, at, expected) => {
    expect(isHistoryOld(at, now)).toBe(expected);
  });
});
