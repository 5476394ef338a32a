import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#kernel/money.ts';
import { shownText } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo } from '#test/harness/products.ts';
import { cartsToQuote, orderQuoted } from '#test/harness/quoted-orders.ts';
import { creditsPort, otcChangesPort } from './index.ts';
import { orderDocument } from './repositories/order-documents.ts';
import { checkoutQuote } from './services/checkout/checkout-quote.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { lineViews } from './services/checkout/quote-view.ts';
import { createDiscount } from './services/discounts/create-discount.ts';
import { invoiceBlocks, receiptBlocks } from './services/documents/order-blocks.ts';
import { refillChangeOf } from './services/refills/change-refill.ts';

/** Over the counter, every 90 days, and nothing in it is flammable. */
const thickening = 313;

const harness = await openFileHarness();
beforeAll(async () => {
  const operator = await harness.operator();
  for (const [code, terms] of Object.entries({
    ONCE20: { cycles: 1 },
    TWICE20: { cycles: 2 },
    FIVE: { kind: 'amount', value: 500, cycles: 1, appliesTo: 'over_the_counter' },
  }))
    expectOk(
      await createDiscount(harness.scope, operator, {
        code,
        description: `Code ${code}`,
        kind: 'percent',
        value: 20,
        appliesTo: 'everything',
        reason: 'test',
        ...terms,
      }),
    );
});

const idOf = ({ id }: SignedInUser): string => id ?? '';

const withCredit = async (amount: number): Promise<SignedInUser> => {
  const user = await harness.account();
  if (amount > 0)
    await harness.scope.transaction((tx) =>
      tx.use(creditsPort).grant(idOf(user), { amount, reason: 'An invitation' }),
    );
  return user;
};

interface Orders {
  currentUser: {
    orders: {
      id: string;
      total: number;
      lines: { amount: number }[];
      otherLines: { label: string; amount: number }[];
      invoice: { total: number; amountCharged: number; lines: { kind: string; amount: number }[] } | null;
    }[];
    billing: {
      subscriptions: {
        id: string;
        amount: number;
        nextAmount: number;
        credit: number;
        nextBillingDate: string;
      }[];
    };
  };
}

const PAGE = `{ currentUser { orders { id total lines { amount } otherLines { label amount }
  invoice { total amountCharged lines { kind amount } } }
  billing { subscriptions { id amount nextAmount credit nextBillingDate } } } }`;

const pageOf = async (user: SignedInUser) => dataOf<Orders>(await harness.api(user, PAGE)).currentUser;

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** Each order of the history, its invoice and its documents show what the processor charged for it. */
const everyOrderIsAsCharged = async (user: SignedInUser): Promise<void> => {
  const { orders } = await pageOf(user);
  const paid = orders.filter(({ invoice }) => invoice !== null);
  for (const { id, total, lines, otherLines, invoice } of paid) {
    expect(sum(lines) + sum(otherLines)).toBe(total);
    expect(sum(invoice?.lines ?? [])).toBe(total);
    const found = await orderDocument(harness.scope.read, { orderId: id, userId: idOf(user) });
    if (!found) continue;
    const document = { ...found, lines: lineViews(found.lines) };
    const seller = harness.scope.settings.SELLER_ADDRESS;
    for (const blocks of [invoiceBlocks(document, seller), receiptBlocks(document, seller)]) {
      const rows = blocks.filter((block) => 'end' in block);
      expect(rows.find(({ text }) => text === 'Total')).toMatchObject({ end: formatMoney(total) });
      if (found.paidAt)
        expect(rows.find(({ text }) => text.startsWith('Charged to your card'))).toMatchObject({
          end: formatMoney(total),
        });
    }
  }
  const charged = await harness.charges(idOf(user));
  const shown = paid.map(({ invoice }) => invoice?.amountCharged ?? 0).filter((amount) => amount > 0);
  expect(shown.toSorted()).toEqual(charged.toSorted());
};

describe('every screen shows what is charged', () => {
  it('quote, text, order, papers, next charge, notice and plan, for any cart, state, shipping, code and credit', async () => {
    const terms = fc.record({
      ...cartsToQuote,
      discountCode: fc.constantFrom('', 'once20', 'TWICE20', 'FIVE'),
      credit: fc.constantFrom(0, 700, 2500, 6500, 20_000),
    });
    await fc.assert(
      fc.asyncProperty(terms, async ({ products, state, credit, ...chosen }) => {
        const user = await withCredit(credit);
        const userId = idOf(user);
        const { quote, quoted, placed, checkoutId } = await orderQuoted(
          harness,
          user,
          { productIds: products, ...chosen },
          state,
        );
        expectOk(placed);
        await harness.drain();
        for (const part of [quote.today, quote.onApproval])
          expect(part.subtotal + part.discount + part.shipping + part.salesTax + part.credit).toBe(
            part.total,
          );
        expect(quote.today.credit + quote.onApproval.credit - quote.creditLeft).toBe(0 - credit);

        // The agreed text names the amounts, and is stored.
        const box = quoted.agreements.find(({ field }) => field === 'subscriptionAgreement');
        if (box) {
          const [stored] = await harness.rows('consent', { person_id: userId, type: 'auto_renew' });
          expect(stored.text).toBe(box.consent.text);
          if (quote.today.credit < 0)
            expect(stored.text).toContain(`${formatMoney(quote.today.total)} today`);
          if (quote.onApproval.credit < 0)
            expect(stored.text).toContain(`${formatMoney(quote.onApproval.total)} when a clinician approves`);
        }
        const expected = [quote.today.total].filter((amount) => amount > 0);
        expect(await harness.charges(userId)).toEqual(expected);
        if (products.includes(finasteride)) {
          // Credit that is granted after the agreement lowers a later charge, so that this one is as shown.
          if (credit === 0)
            await harness.scope.transaction((tx) =>
              tx.use(creditsPort).grant(userId, { amount: 300, reason: 'An invitation' }),
            );
          expectOk(await harness.approveOrder(user, checkoutId, [finasteride]));
          await harness.drain();
          if (quote.onApproval.total > 0) expected.push(quote.onApproval.total);
          expect(await harness.charges(userId)).toEqual(expected);
        }
        await everyOrderIsAsCharged(user);
        if (quote.nextCharges.length === 0) return;

        const before = await pageOf(user);
        const next = before.billing.subscriptions.toSorted((a, b) =>
          a.nextBillingDate.localeCompare(b.nextBillingDate),
        )[0];
        if (!next) throw new Error('No charge is planned.');
        expect(quote.nextCharges.map(({ amount }) => amount)).toContain(next.amount);
        expect(next.nextAmount).toBe(next.amount - next.credit);
        const skip = expectOk(
          await refillChangeOf(harness.scope, user, { subscriptionId: next.id, kind: 'skip' }),
        );
        expect(skip.before.amount).toBe(next.nextAmount);
        const all = await harness.scope.use(cataloguePort).products();
        const { prices: planPrice } = await harness.scope
          .use(otcChangesPort)
          .refillPrices(userId, all, (current) => [
            {
              productIds: current
                .filter(({ nextBillingDate }) => nextBillingDate?.toISOString() === next.nextBillingDate)
                .map(({ productId }) => productId),
              inPlaceOf: null,
            },
          ]);
        const sameDay = before.billing.subscriptions.filter(
          ({ nextBillingDate }) => nextBillingDate === next.nextBillingDate,
        );
        expect(planPrice.map(({ amount }) => amount)).toEqual([sum(sameDay)]);

        await harness.untilNextCharge(user);
        for (const one of sameDay) if (one.nextAmount > 0) expected.push(one.nextAmount);
        expect((await harness.charges(userId)).toSorted()).toEqual(expected.toSorted());
        const notices = await harness.rows('notice', { person_id: userId, kind: 'upcoming_charge' });
        for (const one of sameDay)
          expect(notices.map(({ body }) => String(body))).toContainEqual(
            expect.stringContaining(`charge your card ${formatMoney(one.nextAmount)} on`),
          );
        await everyOrderIsAsCharged(user);
      }),
      { numRuns: 14 },
    );
  });

  it('when credit is used elsewhere before the order is placed, the patient has to confirm the new price', async () => {
    const user = await withCredit(2500);
    const asked = { productIds: [thickening], shippingMethod: 'standard', discountCode: '' };
    const typed = await harness.orderRequest(asked.productIds);
    const to = typed.address;
    const first = expectOk(
      await checkoutQuote(harness.scope, user, { ...asked, checkoutId: typed.checkoutId, to }),
    );
    expectOk((await orderQuoted(harness, user, { ...asked, productIds: [foam] }, to.state)).placed);
    const late = await placeOrder(harness.scope, user, {
      ...typed,
      consentVersion: first.quote.consentVersion,
      shownTexts: first.agreements.map(({ consent }) => shownText(consent)),
    });
    expect(late).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    await harness.drain();
    expect(await harness.charges(idOf(user))).toEqual([foamPrice - 2500]);
  });

  it('credit of an announced charge is reserved for it, and another order does not use it', async () => {
    const { patient: user } = await harness.order({ products: [foam] });
    await harness.drain();
    await harness.scope.transaction((tx) =>
      tx.use(creditsPort).grant(idOf(user), { amount: 2500, reason: 'An invitation' }),
    );
    const [date] = (await pageOf(user)).billing.subscriptions;
    harness.clock.set(new Date(Date.parse(date?.nextBillingDate ?? '') - 7 * 86_400_000));
    await harness.sweep();
    await harness.drain();
    const beside = await orderQuoted(harness, user, { productIds: [shampoo] }, 'TX');
    expectOk(beside.placed);
    expect(beside.quote.today.credit).toBe(0);
    await harness.untilNextCharge(user);
    expect(await harness.charges(idOf(user))).toEqual([
      foamPrice,
      beside.quote.today.total,
      foamPrice - 2500,
    ]);
  });

  it('an order that ends unpaid returns its credit', async () => {
    const user = await withCredit(2500);
    const { checkoutId, placed } = await orderQuoted(harness, user, { productIds: [finasteride] }, 'TX');
    expectOk(placed);
    const available = () => harness.scope.use(creditsPort).available(idOf(user));
    expect(await available()).toBe(0);
    const [order] = await harness.rows('customer_order', { checkout_id: checkoutId });
    const [invoice] = await harness.rows('invoice', { order_id: order.id });
    await harness.scope.db('invoice').where({ id: invoice.id }).update({ status: 'void' });
    expect(await available()).toBe(2500);
  });
});

it('codes cannot be guessed: after a few unknown ones the patient waits; known ones still work', async () => {
  const user = await harness.account();
  const ask = async (discountCode: string) =>
    expectOk(
      await checkoutQuote(harness.scope, user, {
        checkoutId: '00000000-0000-4000-8000-000000000000',
        productIds: [foam],
        discountCode,
      }),
    );
  expect((await ask('once20')).discountProblem).toBeNull();
  for (let guess = 0; guess < 8; guess += 1) {
    expect((await ask(`GUESS${guess}`)).discountProblem).toContain('We do not recognize this code.');
    // The same code again, such as with another address, is not another guess.
    await ask(`guess${guess}`);
  }
  const limited = await ask('TWICE20');
  expect(limited.discountProblem).toContain('You tried too many invalid codes');
  expect(limited.quote.today.discount).toBe(0);
  expect((await ask('ONCE20')).quote.today.discount).toBeLessThan(0);
  const typed = await harness.orderRequest([foam], { discountCode: 'FIVE' });
  expect(await placeOrder(harness.scope, user, typed)).toMatchObject({
    ok: false,
    failure: {
      fields: [{ field: 'discountCode', message: expect.stringContaining('too many invalid codes') }],
    },
  });
  harness.clock.advance(16 * 60_000);
  expect((await ask('TWICE20')).discountProblem).toBeNull();
});
