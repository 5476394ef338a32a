import express from 'express';
import Stripe from 'stripe';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import type { PaymentGateway } from '#server/ports/payment-gateway.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import {
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  goodCard,
  shampoo,
  shampooWithTax,
} from '#test/harness/products.ts';
import { webhookSecret } from '#test/harness/test-processor.ts';
import { billingModule } from './module.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { billingOverview, paymentTask } from './services/views/billing-overview.ts';

const harness = await openFileHarness({ processorTimeoutMs: 1_000, forgetsPatients: true });
beforeEach(() => {
  harness.processor.received.length = 0;
});
afterEach(() => {
  harness.processor.faults.webhooks = 'normal';
  harness.processor.faults.next = [];
});

const idOf = (actor: Actor): string => actor.id ?? '';
const minute = 61_000;
const invoiceOf = async (actor: Actor) => {
  const [invoice] = await harness.rows('invoice', { user_id: actor.id });
  return invoice;
};
/** Applies the events that the payment processor has sent so far, as the webhook's job does. */
const applySentEvents = async () => {
  await harness.processor.simulator.settled();
  for (const event of harness.processor.received.splice(0))
    if (event.intentId) await applyPaymentEvent(harness.makeScope(), event.intentId);
};
const paidOnce = async (sam: Actor, price: number) => {
  await harness.drain();
  expect(await harness.charges(idOf(sam))).toEqual([price]);
  expect(await harness.refunds(idOf(sam))).toEqual([]);
  expect(await invoiceOf(sam)).toMatchObject({ status: 'paid', amount_charged: price, amount_refunded: 0 });
  const paid = await harness.rows('state_transition', { entity: 'invoice', to_state: 'paid' });
  const invoice = await invoiceOf(sam);
  expect(paid.filter((row) => row.entity_id === invoice.id)).toHaveLength(1);
};

describe('the webhook may arrive before or after the response, twice, or never', () => {
  it.each(['normal', 'twice', 'never'] as const)('%s', async (mode) => {
    harness.processor.faults.webhooks = mode;
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await applySentEvents();
    await applySentEvents();
    await harness.drain();
    await paidOnce(sam, foamPrice);
    expect(await harness.rows('demo_pharmacy_order')).not.toHaveLength(0);
  });

  it('before the response: the event is applied while the charge request is still open', async () => {
    harness.processor.faults.webhooks = 'before-response';
    const early: PaymentGateway = {
      ...harness.processor.gateway,
      charge: async (request) => {
        const outcome = await harness.processor.gateway.charge(request);
        await applySentEvents();
        return outcome;
      },
    };
    const test = harnessScope({ ...harness.database, clock: harness.clock, gateway: () => early });
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await test.drain();
    await paidOnce(sam, finasteridePrice);
  });

  it('the router accepts signed events only, and enqueues one job per event', async () => {
    const [http] = billingModule.http ?? [];
    if (!http) throw new Error('There is no webhook.');
    expect([http.path, http.access, http.rate, http.raw]).toEqual([
      '/api/payments/webhook',
      'public',
      'none',
      true,
    ]);
    const app = express().use(http.path, http.router(harness.makeScope));
    const payload = JSON.stringify({
      id: 'evt_known',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
    });
    const post = (secret: string) =>
      supertest(app)
        .post(http.path)
        .set('content-type', 'application/json')
        .set(
          'stripe-signature',
          Stripe.webhooks.generateTestHeaderString({
            payload,
            secret,
            timestamp: Math.floor(harness.clock.now().getTime() / 1000),
          }),
        )
        .send(payload);
    expect((await post('whsec_wrong')).status).toBe(400);
    expect((await post(webhookSecret)).status).toBe(200);
    expect((await post(webhookSecret)).status).toBe(200);
    const { rows } = await harness.database.knex.raw(
      `select count(*)::int as jobs from graphile_worker.jobs where key = 'evt_known'`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    // An unknown payment intent: nothing happens.
    expect(await harness.drain()).toEqual([]);
  });
});

describe('a gateway time-out is retried with the same idempotency key and charges once', () => {
  it.each(['hang-after', 'drop-after', 'hang-before', 'fail-before'] as const)('%s', async (fault) => {
    harness.processor.faults.webhooks = 'never';
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    // The adapter itself tries three times.
    harness.processor.faults.next = [fault, fault, fault];
    await harness.drain();
    expect(await invoiceOf(sam)).toMatchObject({ status: 'charge_pending', attempt: 1 });
    await harness.sweep();
    expect(await invoiceOf(sam)).toMatchObject({ status: 'charge_pending' });
    harness.clock.advance(minute);
    await harness.sweep();
    await harness.drain();
    await paidOnce(sam, finasteridePrice);
    const { id } = await invoiceOf(sam);
    const keys = await harness.database
      .knex('demo_processor_idempotency')
      .where('key', 'like', `invoice:${id}:%`);
    expect(keys.map(({ key }) => key)).toEqual([`invoice:${id}:1`]);
  });
});

const dieOnCharge = '4000000000000341';

describe('a declined charge', () => {
  const failing = async () => {
    const sam = await harness.account();
    const { request } = await harness.order({
      patient: sam,
      products: [finasteride],
      cardNumber: dieOnCharge,
    });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await harness.drain();
    return sam;
  };

  it('of a refill is tried four times in 14 days, reported in writing each time, then abandoned', async () => {
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    await harness.drain();
    await harness.useCard(sam, dieOnCharge);
    await harness.untilNextCharge(sam);
    const refillOf = async () => {
      const [refill] = await harness.rows('invoice', { user_id: sam.id, cycle: 2 });
      return refill;
    };
    const start = harness.clock.now();
    const seen: string[] = [];
    for (const day of [0, 1, 3, 4, 7, 13, 14, 30]) {
      harness.clock.set(new Date(start.getTime() + day * DAY_MS + 1));
      await harness.sweep();
      const invoice = await refillOf();
      seen.push(`${day} ${invoice.status} ${invoice.attempt}`);
    }
    expect(seen).toEqual([
      '0 failed_unpaid 1',
      '1 failed_unpaid 1',
      '3 failed_unpaid 2',
      '4 failed_unpaid 2',
      '7 failed_unpaid 3',
      '13 failed_unpaid 3',
      '14 uncollectible 4',
      '30 uncollectible 4',
    ]);
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    const notices = await harness.rows('notice', { person_id: sam.id, kind: 'payment_failed' });
    expect(notices).toHaveLength(4);
    expect(await harness.rows('customer_order', { user_id: sam.id, kind: 'refill' })).toMatchObject([
      { status: 'awaiting_payment', submitted_at: null },
    ]);

    const task = await paymentTask(harness.scope, idOf(sam));
    expect(task).toMatchObject({ amount: finasteridePrice, actionUrl: null });
    const paid = await payInvoice(harness.scope, sam, {
      invoiceId: task?.invoiceId ?? '',
      paymentMethodId: await harness.card(),
    });
    expect(expectOk(paid).status).toBe('PLACED');
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
    expect(await paymentTask(harness.scope, idOf(sam))).toBeNull();
  });

  it('another card pays immediately; paying again changes nothing; another patient cannot find the invoice', async () => {
    const sam = await failing();
    expect((await billingOverview(harness.scope, idOf(sam))).action).toMatchObject({
      href: '/payment-authentication',
      label: 'Pay with another card',
    });
    const { id: invoiceId } = await invoiceOf(sam);
    const other = await harness.account();
    for (const stranger of [invoiceId, 'x', crypto.randomUUID()]) {
      const stolen = await payInvoice(harness.scope, other, { invoiceId: stranger });
      expect(stolen.ok ? '' : stolen.failure.code).toBe('NOT_FOUND');
    }
    const again = await payInvoice(harness.scope, sam, { invoiceId });
    expect(again.ok ? '' : again.failure.code).toBe('PAYMENT_DECLINED');
    expect(await invoiceOf(sam)).toMatchObject({ status: 'failed_unpaid', tries: 1, attempt: 2 });
    const paymentMethodId = await harness.card();
    const results = await Promise.all(
      [1, 2, 3].map(() => payInvoice(harness.makeScope(), sam, { invoiceId, paymentMethodId })),
    );
    expect(results.some((result) => result.ok)).toBe(true);
    expect(expectOk(await payInvoice(harness.scope, sam, { invoiceId })).status).toBe('PLACED');
    await paidOnce(sam, finasteridePrice);
  });
});

describe('an issuer that asks for confirmation of every charge', () => {
  const asks = '4000002760003184';
  const asked = async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([finasteride], { paymentMethodId: await harness.card(asks) });
    const placed = expectOk(await placeOrder(harness.scope, sam, request));
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    expectOk(await confirmCheckout(harness.scope, sam, request));
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await harness.drain();
    return sam;
  };

  it('the patient is notified, nothing ships, and the charge is paid once the patient confirms', async () => {
    const sam = await asked();
    const task = await paymentTask(harness.scope, idOf(sam));
    expect(task?.actionUrl).toContain('/challenge/');
    expect(
      await harness.rows('notice', { kind: 'payment_confirmation_needed', person_id: sam.id }),
    ).toHaveLength(1);
    harness.clock.advance(2 * 3_600_000);
    await harness.sweep();
    expect(
      await harness.rows('notice', { kind: 'payment_confirmation_needed', person_id: sam.id }),
    ).toHaveLength(1);
    expect(await harness.charges(idOf(sam))).toEqual([]);
    await harness.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    const back = await payInvoice(harness.scope, sam, { invoiceId: task?.invoiceId ?? '' });
    expect(expectOk(back).status).toBe('PLACED');
    await applySentEvents();
    await paidOnce(sam, finasteridePrice);
  });

  it('the patient may pay with another card; if the old charge is confirmed later, it is refunded', async () => {
    const sam = await asked();
    const task = await paymentTask(harness.scope, idOf(sam));
    const paid = await payInvoice(harness.scope, sam, {
      invoiceId: task?.invoiceId ?? '',
      paymentMethodId: await harness.card(),
    });
    expect(expectOk(paid).status).toBe('PLACED');
    await applySentEvents();
    await paidOnce(sam, finasteridePrice);
    await harness.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    await applySentEvents();
    await applySentEvents();
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await invoiceOf(sam)).toMatchObject({ status: 'paid', amount_charged: finasteridePrice });
  });

  it('a new card that also needs confirmation is saved and charged after the return from the issuer’s page', async () => {
    const sam = await asked();
    const task = await paymentTask(harness.scope, idOf(sam));
    const invoiceId = task?.invoiceId ?? '';
    const asksOnce = await harness.card('4000002500003155');
    const first = expectOk(await payInvoice(harness.scope, sam, { invoiceId, paymentMethodId: asksOnce }));
    expect(first).toMatchObject({ status: 'ACTION_REQUIRED', ordered: true });
    await harness.processor.answerChallenge(first.actionUrl ?? '', 'approve');
    expect(expectOk(await payInvoice(harness.scope, sam, { invoiceId })).status).toBe('PLACED');
    await paidOnce(sam, finasteridePrice);
  });

  it('a payment that arrives after the cancellation is refunded once', async () => {
    const sam = await asked();
    const task = await paymentTask(harness.scope, idOf(sam));
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    const ended = expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    expect(ended.effects).toContain(
      'A payment is still being processed. If it goes through, we refund it in full.',
    );
    await harness.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    await applySentEvents();
    await applySentEvents();
    await harness.drain();
    await harness.sweep();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'refunded',
      amount_charged: 0,
      amount_refunded: finasteridePrice,
    });
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('customer_order', { user_id: sam.id })).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('canceling an order that is paid and not yet at the pharmacy', () => {
  it('removes the canceled products from a shared order and refunds their share', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam, shampoo], cardNumber: goodCard });
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice + shampooWithTax]);
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    const ended = expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    expect(ended.effects.join(' ')).toContain('ships without it. $39.00 goes back to your card.');
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    await harness.drain();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'partially_refunded',
      amount_charged: shampooWithTax,
      amount_refunded: foamPrice,
    });
    const [order] = await harness.rows('customer_order', { user_id: sam.id });
    const [sent] = await harness.rows('demo_pharmacy_order', { order_id: order.id });
    expect(sent.contents.lines.map((line: { productId: number }) => line.productId)).toEqual([shampoo]);
  });
});

describe('a saved card that the payment processor no longer has', () => {
  it('counts as a declined charge with a message, is never retried and paid with another card', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    // A card saved for another customer fails like a detached card.
    const other = await harness.processor.savedCard(goodCard);
    await harness.database
      .knex('payment_card')
      .where({ user_id: sam.id })
      .update({ payment_method_id: other.paymentMethodId });
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await harness.drain();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'failed_unpaid',
      tries: 1,
      failure_message: 'This card is no longer available. Add another card.',
      check_at: null,
    });
    const [notice] = await harness.rows('notice', { person_id: sam.id, kind: 'payment_failed' });
    expect(notice.body).toContain('This card is no longer available. Add another card. If you do nothing');
    const { id: invoiceId } = await invoiceOf(sam);
    const paid = await payInvoice(harness.scope, sam, { invoiceId, paymentMethodId: await harness.card() });
    expect(paid).toMatchObject({ ok: true, value: { status: 'PLACED' } });
    await paidOnce(sam, finasteridePrice);
  });
});
