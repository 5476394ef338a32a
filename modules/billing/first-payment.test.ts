import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { Actor } from '#server/actor.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo, shampooWithTax } from '#test/harness/products.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { paymentTask } from './services/views/billing-overview.ts';

const dieOnCharge = '4000000000000341';
const asksEveryTime = '4000002760003184';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const rowsOf = async (table: string, actor: Actor) =>
  (await harness.rows(table, { user_id: actor.id })).toSorted((a, b) => a.created_at - b.created_at);
const statuses = async (actor: Actor) => ({
  invoices: (await rowsOf('invoice', actor)).map(({ status }) => status),
  orders: (await rowsOf('customer_order', actor)).map(({ status }) => status),
  subscriptions: (await rowsOf('subscription', actor)).map(({ status }) => status),
});
const noticesOf = async (actor: Actor, kind: string) => harness.rows('notice', { person_id: actor.id, kind });
const passes = async (hours: number) => {
  harness.clock.advance(hours * HOUR_MS);
  await harness.sweep();
  await harness.drain();
};

/** As the patients of these tests read it. */
const inTexas = (instant: Date): string => inTimeZone('America/Chicago', () => formatMoment(instant));

describe('a first payment that is declined', () => {
  it('is retried only by the patient, and ends the order after a day', async () => {
    const { patient: sam } = await harness.order({ products: [foam], cardNumber: dieOnCharge });
    expect(await statuses(sam)).toEqual({
      invoices: ['failed_unpaid'],
      orders: ['awaiting_payment'],
      subscriptions: ['incomplete'],
    });
    const endsAt = inTexas(new Date(harness.clock.now().getTime() + 24 * HOUR_MS));
    const [failed] = await noticesOf(sam, 'payment_failed');
    expect(failed.body).toContain(`If you do nothing, the order ends on ${endsAt}`);
    expect(failed.body).not.toContain('We will try again');
    await passes(23);
    expect(await statuses(sam)).toMatchObject({ invoices: ['failed_unpaid'] });
    const task = await inTimeZone('America/Chicago', () => paymentTask(harness.scope, idOf(sam)));
    expect(task?.ifIgnored).toContain(endsAt);
    await passes(1.1);
    const ended = { invoices: ['void'], orders: ['canceled'], subscriptions: ['incomplete_expired'] };
    expect(await statuses(sam)).toEqual(ended);
    expect(await noticesOf(sam, 'order_ended')).toHaveLength(1);
    expect(await paymentTask(harness.scope, idOf(sam))).toBeNull();
    for (const days of [3, 4, 7, 30]) await passes(24 * days);
    expect(await statuses(sam)).toEqual(ended);
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(await noticesOf(sam, 'order_ended')).toHaveLength(1);
  });

  it('is paid by the patient within the day', async () => {
    const { patient: sam } = await harness.order({ products: [foam], cardNumber: dieOnCharge });
    await passes(20);
    const [{ id: invoiceId }] = await rowsOf('invoice', sam);
    const paid = await payInvoice(harness.scope, sam, { invoiceId, paymentMethodId: await harness.card() });
    expect(expectOk(paid).status).toBe('PLACED');
    await passes(48);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    expect(await statuses(sam)).toMatchObject({ invoices: ['paid'], subscriptions: ['active'] });
  });

  it('of a prescription ends the order too; the prescription was never charged', async () => {
    const { patient: sam, checkoutId } = await harness.order({
      products: [finasteride],
      cardNumber: dieOnCharge,
    });
    expectOk(await harness.approveOrder(sam, checkoutId, [finasteride]));
    await harness.drain();
    expect(await statuses(sam)).toMatchObject({ invoices: ['failed_unpaid'] });
    await passes(25);
    expect(await statuses(sam)).toEqual({
      invoices: ['void'],
      orders: ['canceled'],
      subscriptions: ['incomplete_expired'],
    });
  });
});

describe('an order that was bought again', () => {
  it('is never charged through the old one', async () => {
    const { patient: sam, request } = await harness.order({ products: [shampoo], cardNumber: dieOnCharge });
    harness.clock.advance(1);
    const [checkoutId, paymentMethodId] = [crypto.randomUUID(), await harness.card()];
    const again = { ...request, checkoutId, paymentMethodId, orderAgain: true };
    expectOk(await placeOrder(harness.scope, sam, again));
    expect(await statuses(sam)).toMatchObject({ invoices: ['void', 'paid'], orders: ['canceled', 'ready'] });
    for (const days of [1, 3, 4, 7]) await passes(24 * days);
    expect(await harness.charges(idOf(sam))).toEqual([shampooWithTax]);
    expect(await statuses(sam)).toMatchObject({ invoices: ['void', 'paid'] });
    expect(await noticesOf(sam, 'order_ended')).toMatchObject([
      { body: expect.stringContaining('You ordered again, so your earlier order') },
    ]);
  });
});

describe('a first payment that waits for the issuer’s confirmation', () => {
  it('reminds the patient who closed the tab, and is canceled after a day', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], {
      paymentMethodId: await harness.card(asksEveryTime),
    });
    const placed = expectOk(await placeOrder(harness.scope, sam, request));
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    expectOk(await placeOrder(harness.scope, sam, request));
    expect(await statuses(sam)).toMatchObject({ invoices: ['charge_pending'] });
    expect(await noticesOf(sam, 'payment_confirmation_needed')).toHaveLength(0);
    const confirmBy = new Date(harness.clock.now().getTime() + 24 * HOUR_MS);
    await passes(0.3);
    const [told] = await noticesOf(sam, 'payment_confirmation_needed');
    expect(told.body).toContain(inTexas(confirmBy));
    await passes(24);
    expect(await statuses(sam)).toMatchObject({ invoices: ['failed_unpaid'] });
    const [{ intent_id: intent }] = await harness.rows('charge_attempt', {
      invoice_id: (await rowsOf('invoice', sam))[0].id,
    });
    expect(await harness.processor.gateway.outcomeOf(intent)).toMatchObject({ declineCode: 'canceled' });
    await passes(25);
    expect(await statuses(sam)).toMatchObject({ invoices: ['void'], orders: ['canceled'] });
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });
});
