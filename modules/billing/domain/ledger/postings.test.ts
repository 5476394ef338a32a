import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InvoiceLine, invoiceLineKinds, linesTotal } from '../checkout/invoice-line.ts';
import { accounts } from './accounts.ts';
import { chargePostings, feePostings } from './charge-postings.ts';
import { creditGrantedPostings, creditWithdrawnPostings } from './credit-postings.ts';
import { disputeLostPostings, disputeMovedPostings } from './dispute-postings.ts';
import { balanceOf, combine, type Posting, readPosting, transfer } from './posting.ts';
import {
  refundOwedPostings,
  refundReturnedPostings,
  refundSentPostings,
  taxInRefund,
} from './refund-postings.ts';

const cents = fc.integer({ min: 0, max: 500_000 });
const line = fc.record<InvoiceLine>({
  kind: fc.constantFrom(...invoiceLineKinds),
  description: fc.constant(''),
  amount: fc.integer({ min: -20_000, max: 50_000 }),
  productId: fc.constant(null),
  discountId: fc.constant(null),
});
const lines = fc.array(line, { maxLength: 12 });
const on = (account: string, postings: readonly Posting[]): number =>
  postings.filter((one) => one.account === account).reduce((sum, { amount }) => sum + amount, 0);

/** Balanced, one posting for each account, none of 0. */
const isEntry = (postings: readonly Posting[]): void => {
  expect(balanceOf(postings)).toBe(0);
  expect(new Set(postings.map(({ account }) => account)).size).toBe(postings.length);
  expect(postings.every(({ amount }) => amount !== 0)).toBe(true);
};

describe('a charge', () => {
  it('balances for all lines and every amount, and the balance of the processor rises by it without the fee', () => {
    fc.assert(
      fc.property(lines, cents, fc.boolean(), cents, (billed, amount, isOwed, fee) => {
        const postings = chargePostings({ amount, lines: billed, isOwed, fee });
        isEntry(postings);
        expect(on('processor_balance', postings)).toBe(amount - fee);
        expect(on('processing_fees', postings)).toBe(fee);
        expect(on('customer_deposits', postings)).toBe(isOwed ? linesTotal(billed) - amount : 0 - amount);
      }),
    );
  });

  it('comes to the same when its fee is known later', () => {
    fc.assert(
      fc.property(lines, cents, cents, (billed, amount, fee) => {
        const charge = { amount, lines: billed, isOwed: true };
        const later = [...chargePostings(charge), ...feePostings(fee)];
        isEntry(feePostings(fee));
        const atOnce = chargePostings({ ...charge, fee });
        for (const account of Object.keys(accounts)) expect(on(account, later)).toBe(on(account, atOnce));
      }),
    );
  });

  it('of its invoice leaves no unexplained amount, and owes its tax', () => {
    fc.assert(
      fc.property(lines, (billed) => {
        const postings = chargePostings({ amount: linesTotal(billed), lines: billed, isOwed: true });
        expect(on('customer_deposits', postings)).toBe(0);
        const tax = linesTotal(billed.filter(({ kind }) => kind === 'sales_tax'));
        expect(on('sales_tax_payable', postings)).toBe(0 - tax);
        const credits = linesTotal(billed.filter(({ kind }) => kind === 'credit'));
        expect(on('credits_liability', postings)).toBe(0 - credits);
      }),
    );
  });

  it.each<[InvoiceLine['kind'], number, string]>([
    ['product', 5400, 'product_revenue'],
    ['consultation', 1500, 'consultation_revenue'],
    ['shipping', 700, 'shipping_revenue'],
    ['sales_tax', 480, 'sales_tax_payable'],
    ['discount_rule', -500, 'discounts_given'],
    ['offer', -500, 'discounts_given'],
    ['gift', -500, 'discounts_given'],
    ['credit', -500, 'credits_liability'],
    ['custom', 900, 'other_revenue'],
    ['custom', -900, 'discounts_given'],
  ])('with a line of kind %s of %i cents posts it to %s', (kind, amount, account) => {
    const own: InvoiceLine = { kind, description: '', amount, productId: null, discountId: null };
    const product: InvoiceLine = {
      kind: 'product',
      description: '',
      amount: 10_000,
      productId: 1,
      discountId: null,
    };
    const billed = kind === 'product' ? [own] : [product, own];
    const postings = chargePostings({ amount: linesTotal(billed), lines: billed, isOwed: true });
    expect(on(account, postings)).toBe(0 - amount);
  });
});

describe('a refund', () => {
  it('is owed, sent and returned in balance, and once sent nothing of it is owed', () => {
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (amount, part, isOwed) => {
        const tax = Math.min(part, amount);
        const owed = refundOwedPostings({ amount, tax, isOwed });
        for (const postings of [owed, refundSentPostings(amount), refundReturnedPostings(amount)])
          isEntry(postings);
        expect(on('refunds_payable', [...owed, ...refundSentPostings(amount)])).toBe(0);
        const back = [...refundSentPostings(amount), ...refundReturnedPostings(amount)];
        expect(combine(back)).toEqual([]);
      }),
    );
  });

  it('returns the tax of its share: all of it when everything goes back, in however many parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
        const charged = amounts.reduce((sum, one) => sum + one, 0);
        const tax = Math.floor((charged * percent) / 100);
        let before = 0;
        let returned = 0;
        for (const amount of amounts) {
          const part = taxInRefund({ charged, tax, before, amount });
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(amount);
          returned += part;
          before += amount;
        }
        expect(returned).toBe(tax);
      }),
    );
  });

  it('returns no tax of a charge of nothing, and never more than there was', () => {
    expect(taxInRefund({ charged: 0, tax: 0, before: 0, amount: 100 })).toBe(0);
    expect(taxInRefund({ charged: 1000, tax: 80, before: 1000, amount: 500 })).toBe(0);
  });
});

describe('a dispute', () => {
  const money = fc.record({ withdrawn: cents, fee: fc.constantFrom(0, 1500, 3000) });

  it('balances for every amount taken or returned, and in steps results in the same as in one go', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 5 }), (steps) => {
        const none = { withdrawn: 0, fee: 0 };
        const moves = steps.map((after, index) => disputeMovedPostings(steps[index - 1] ?? none, after));
        for (const postings of moves) isEntry(postings);
        const last = steps.at(-1) ?? none;
        const sum = combine(moves.flat());
        for (const account of ['disputed_payments', 'dispute_fees', 'processor_balance'])
          expect(on(account, sum)).toBe(on(account, disputeMovedPostings(none, last)));
      }),
    );
  });

  it('that is lost leaves nothing withheld; one that is won costs only its fee', () => {
    const opened = disputeMovedPostings({ withdrawn: 0, fee: 0 }, { withdrawn: 3900, fee: 1500 });
    expect(combine([...opened, ...disputeLostPostings(3900)])).toEqual([
      { account: 'dispute_fees', amount: 1500 },
      { account: 'processor_balance', amount: -5400 },
      { account: 'dispute_losses', amount: 3900 },
    ]);
    const won = disputeMovedPostings({ withdrawn: 3900, fee: 1500 }, { withdrawn: 0, fee: 1500 });
    expect(combine([...opened, ...won])).toEqual([
      { account: 'dispute_fees', amount: 1500 },
      { account: 'processor_balance', amount: -1500 },
    ]);
  });
});

describe('a credit', () => {
  it('is owed to the patient until it is used or withdrawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (amount) => {
        isEntry(creditGrantedPostings(amount));
        expect(on('credits_liability', creditGrantedPostings(amount))).toBe(0 - amount);
        expect(combine([...creditGrantedPostings(amount), ...creditWithdrawnPostings(amount)])).toEqual([]);
        const used: InvoiceLine = {
          kind: 'credit',
          description: '',
          amount: 0 - amount,
          productId: null,
          discountId: null,
        };
        const sold: InvoiceLine = {
          kind: 'product',
          description: '',
          amount,
          productId: 1,
          discountId: null,
        };
        const charge = chargePostings({ amount: 0, lines: [sold, used], isOwed: true });
        expect(on('credits_liability', [...creditGrantedPostings(amount), ...charge])).toBe(0);
      }),
    );
  });
});

it('every account has a label of its own', () => {
  const labels = Object.values(accounts).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

it('postings of an account that does not exist are refused', () => {
  expect(readPosting({ account: 'refunds', amount: 1 })).toEqual({ account: 'refunds', amount: 1 });
  expect(() => readPosting({ account: 'petty_cash', amount: 1 })).toThrow(/unknown account/);
  expect(transfer(0, 'refunds', 'refunds_payable')).toEqual([]);
});
