import { describe, expect, it } from 'vitest';
import type { BookedCharge, BookedDispute, BookedRefund } from './books.ts';
import { compareBooks } from './compare-books.ts';
import { waitingFees } from './compare-fees.ts';
import { differenceSubject } from './difference.ts';
import type { ListedCharge, ListedDispute, ListedRefund } from './listed.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const window = { since: hoursAgo(24 * 35), now, graceMs: 3_600_000 };
const invoice = { invoiceId: 'i1', invoiceNumber: 'INV-1', userId: 'sam' };

const ours = (over: Partial<BookedCharge> = {}): BookedCharge => ({
  ...invoice,
  id: 'i1:1',
  idempotencyKey: 'invoice:i1:1',
  intentId: 'pi_1',
  amount: 3900,
  status: 'succeeded',
  checkAt: null,
  isStuck: false,
  fee: 143,
  createdAt: hoursAgo(48),
  ...over,
});
const theirs = (over: Partial<ListedCharge> = {}): ListedCharge => ({
  intentId: 'pi_1',
  amount: 3900,
  status: 'succeeded',
  idempotencyKey: 'invoice:i1:1',
  reference: 'INV-1',
  createdAt: hoursAgo(48),
  fee: 143,
  ...over,
});
const ourRefund = (over: Partial<BookedRefund> = {}): BookedRefund => ({
  ...invoice,
  id: 'r1',
  refundId: 're_1',
  intentId: 'pi_1',
  amount: 900,
  status: 'done',
  resent: 0,
  createdAt: hoursAgo(40),
  doneAt: hoursAgo(40),
  ...over,
});
const theirRefund = (over: Partial<ListedRefund> = {}): ListedRefund => ({
  refundId: 're_1',
  intentId: 'pi_1',
  createdAt: hoursAgo(40),
  amount: 900,
  status: 'succeeded',
  reference: 'r1:0',
  ...over,
});
const dispute = {
  amount: 3900,
  status: 'open',
  withdrawn: 3900,
  fee: 1500,
  openedAt: hoursAgo(30),
} as const;
const ourDispute = (over: Partial<BookedDispute> = {}): BookedDispute => ({
  ...invoice,
  ...dispute,
  id: 'dp_1',
  ...over,
});
const theirDispute = (over: Partial<ListedDispute> = {}): ListedDispute => ({
  ...dispute,
  disputeId: 'dp_1',
  intentId: 'pi_1',
  ...over,
});

interface Sides {
  readonly charges?: readonly [readonly BookedCharge[], readonly ListedCharge[]];
  readonly refunds?: readonly [readonly BookedRefund[], readonly ListedRefund[]];
  readonly disputes?: readonly [readonly BookedDispute[], readonly ListedDispute[]];
}
const found = ({ charges = [[], []], refunds = [[], []], disputes = [[], []] }: Sides) =>
  compareBooks(
    { charges: charges[0], refunds: refunds[0], disputes: disputes[0], journal: [] },
    { charges: charges[1], refunds: refunds[1], disputes: disputes[1] },
    window,
  ).map(differenceSubject);

describe('a comparison finds', () => {
  it.each<[string, Sides, readonly string[]]>([
    [
      'nothing when both sides agree',
      {
        charges: [[ours()], [theirs()]],
        refunds: [[ourRefund()], [theirRefund()]],
        disputes: [[ourDispute()], [theirDispute()]],
      },
      [],
    ],
    [
      'a charge that the processor does not have',
      { charges: [[ours()], []] },
      ['charge:missing_at_provider:i1:1'],
    ],
    ['a charge that we do not have', { charges: [[], [theirs()]] }, ['charge:missing_here:pi_1']],
    [
      'a charge of another amount',
      { charges: [[ours()], [theirs({ amount: 3901 })]] },
      ['charge:amount_differs:i1:1'],
    ],
    ['a charge of another fee', { charges: [[ours()], [theirs({ fee: 144 })]] }, ['charge:fee_differs:i1:1']],
    [
      'a charge with a fee that is not booked there',
      { charges: [[ours()], [theirs({ fee: null })]] },
      ['charge:fee_differs:i1:1'],
    ],
    [
      'a charge whose fee has not come for days',
      {
        charges: [
          [ours({ fee: null, createdAt: hoursAgo(73) })],
          [theirs({ fee: null, createdAt: hoursAgo(73) })],
        ],
      },
      ['charge:fee_differs:i1:1'],
    ],
    [
      'a charge whose fee was not posted for days',
      {
        charges: [[ours({ fee: null, createdAt: hoursAgo(73) })], [theirs({ createdAt: hoursAgo(73) })]],
      },
      ['charge:fee_differs:i1:1'],
    ],
    [
      'a charge that failed there',
      { charges: [[ours()], [theirs({ status: 'failed' })]] },
      ['charge:state_differs:i1:1'],
    ],
    [
      'a charge that we gave up and that succeeded there',
      { charges: [[ours({ status: 'withdrawn', intentId: null })], [theirs()]] },
      ['charge:state_differs:i1:1'],
    ],
    [
      'a charge that succeeded there and about which nobody asks',
      { charges: [[ours({ status: 'pending' })], [theirs()]] },
      ['charge:state_differs:i1:1'],
    ],
    [
      'two charges under one key',
      { charges: [[ours()], [theirs(), theirs({ intentId: 'pi_2' })]] },
      ['charge:doubled:pi_2'],
    ],
    [
      'a refund that the processor does not have',
      { refunds: [[ourRefund()], []] },
      ['refund:missing_at_provider:r1'],
    ],
    [
      'a refund that we do not have',
      { refunds: [[], [theirRefund({ reference: null })]] },
      ['refund:missing_here:re_1'],
    ],
    [
      'a refund of another amount',
      { refunds: [[ourRefund()], [theirRefund({ amount: 800 })]] },
      ['refund:amount_differs:r1'],
    ],
    [
      'a refund that failed there',
      { refunds: [[ourRefund()], [theirRefund({ status: 'failed' })]] },
      ['refund:state_differs:r1'],
    ],
    [
      'a refund that we wait for and that was made there',
      { refunds: [[ourRefund({ status: 'pending', refundId: null, doneAt: null })], [theirRefund()]] },
      ['refund:state_differs:r1'],
    ],
    [
      'a refund that was made twice',
      { refunds: [[ourRefund()], [theirRefund(), theirRefund({ refundId: 're_2' })]] },
      ['refund:doubled:re_2'],
    ],
    [
      'a refund whose earlier request went through as well',
      {
        refunds: [
          [ourRefund({ resent: 1 })],
          [theirRefund({ refundId: 're_0', reference: 'r1:0' }), theirRefund({ reference: 'r1:1' })],
        ],
      },
      ['refund:doubled:re_0'],
    ],
    ['a dispute that we do not have', { disputes: [[], [theirDispute()]] }, ['dispute:missing_here:dp_1']],
    [
      'a dispute that the processor does not have',
      { disputes: [[ourDispute()], []] },
      ['dispute:missing_at_provider:dp_1'],
    ],
    [
      'a dispute with another end',
      { disputes: [[ourDispute()], [theirDispute({ status: 'lost' })]] },
      ['dispute:state_differs:dp_1'],
    ],
    [
      'a dispute with another fee',
      { disputes: [[ourDispute()], [theirDispute({ fee: 3000 })]] },
      ['dispute:amount_differs:dp_1'],
    ],
  ])('%s', (_, sides, subjects) => {
    expect(found(sides)).toEqual(subjects);
  });

  it('a journal that differs from a record', () => {
    const gap = { ...invoice, thing: 'charge', id: 'i1:1', expected: 3900, actual: 0 } as const;
    const [difference] = compareBooks(
      { charges: [], refunds: [], disputes: [], journal: [gap] },
      { charges: [], refunds: [], disputes: [] },
      window,
    );
    expect(difference).toMatchObject({ kind: 'journal_differs', invoiceNumber: 'INV-1', userId: 'sam' });
    expect(difference?.what).toContain('$0.00');
    expect(difference?.todo).not.toBe('');
  });
});

describe('what was corrected at the payment processor is no difference', () => {
  const second = theirs({ intentId: 'pi_2' });
  const stranger = theirs({ intentId: 'pi_3', idempotencyKey: null, reference: null });
  const back = (intentId: string, amount: number) =>
    theirRefund({ refundId: `re_${intentId}`, intentId, amount, reference: null });

  it('a second or unknown payment that was refunded there as a whole', () => {
    const charges = [[ours()], [theirs(), second, stranger]] as const;
    const refunds = [[], [back('pi_2', 3900), back('pi_3', 3000), back('pi_3', 900)]] as const;
    expect(found({ charges, refunds })).toEqual([]);
  });

  it('but not one of which a part went back', () => {
    const charges = [[ours()], [theirs(), second, stranger]] as const;
    const refunds = [[], [back('pi_2', 900), { ...back('pi_3', 3900), status: 'failed' }]] as const;
    expect(found({ charges, refunds })).toEqual(['charge:missing_here:pi_3', 'charge:doubled:pi_2']);
  });

  it('and a refund of our own payment is one of ours', () => {
    const charges = [[ours()], [theirs()]] as const;
    expect(found({ charges, refunds: [[], [back('pi_1', 3900)]] })).toEqual(['refund:missing_here:re_pi_1']);
  });
});

describe('what is in progress is no difference', () => {
  const minute = hoursAgo(0.1);
  it.each<[string, Sides]>([
    [
      'a charge whose answer is awaited',
      { charges: [[ours({ status: 'pending', checkAt: minute, createdAt: minute })], [theirs()]] },
    ],
    [
      'a charge that an operator looks at',
      { charges: [[ours({ status: 'pending', isStuck: true })], [theirs()]] },
    ],
    ['a charge whose fee is still to come', { charges: [[ours({ fee: null })], [theirs({ fee: null })]] }],
    ['a charge whose fee was booked there', { charges: [[ours({ fee: null })], [theirs()]] }],
    [
      'a charge whose fee was booked just now',
      { charges: [[ours({ createdAt: minute })], [theirs({ createdAt: minute, fee: null })]] },
    ],
    ['a charge that was just made', { charges: [[], [theirs({ createdAt: minute })]] }],
    ['a charge that was declined there', { charges: [[], [theirs({ status: 'failed' })]] }],
    [
      'a charge that we gave up and that failed there',
      { charges: [[ours({ status: 'withdrawn' })], [theirs({ status: 'open' })]] },
    ],
    ['a charge that was just booked', { charges: [[ours({ createdAt: minute })], []] }],
    ['a charge from before the window', { charges: [[ours({ createdAt: hoursAgo(24 * 36) })], []] }],
    [
      'a refund that is to be sent',
      { refunds: [[ourRefund({ status: 'pending', refundId: null, doneAt: null })], []] },
    ],
    [
      'a refund that was sent again after it failed',
      {
        refunds: [
          [ourRefund({ resent: 1, refundId: 're_2' })],
          [theirRefund({ status: 'failed' }), theirRefund({ refundId: 're_2', reference: 'r1:1' })],
        ],
      },
    ],
    ['a refund that was just made there', { refunds: [[], [theirRefund({ createdAt: minute })]] }],
    ['a dispute that was just opened', { disputes: [[], [theirDispute({ openedAt: minute })]] }],
  ])('%s', (_, sides) => {
    expect(found(sides)).toEqual([]);
  });
});

it('charges whose fee is still to come are listed, for three days', () => {
  const early = { fee: null, createdAt: hoursAgo(71) };
  expect(waitingFees([ours(early)], [theirs(early)], window)).toEqual([
    { invoiceNumber: 'INV-1', intentId: 'pi_1', amount: 3900, createdAt: hoursAgo(71) },
  ]);
  const late = { fee: null, createdAt: hoursAgo(73) };
  expect(waitingFees([ours(late)], [theirs(late)], window)).toEqual([]);
  expect(waitingFees([ours()], [theirs()], window)).toEqual([]);
  expect(waitingFees([ours({ ...early, status: 'pending' })], [theirs(early)], window)).toEqual([]);
});
