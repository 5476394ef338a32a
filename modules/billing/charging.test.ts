import express from 'express';
import Stripe from 'stripe';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { Actor } from '#server/actor.ts';
import type { PaymentGateway } from '#server/ports/payment-gateway.ts';
import {
  billingScope,
  expectOk,
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  goodCard,
  shampoo,
  shampooPrice,
  startWorld,
  type World,
} from '#test/harness/billing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { webhookSecret } from '#test/harness/test-processor.ts';
import { billingModule } from './module.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { billingOverview, paymentTask } from './services/views/billing-overview.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await startWorld(database, 1_000);
});
afterAll(async () => {
  await world?.stop();
  await database?.drop();
});
beforeEach(() => {
  world.processor.received.length = 0;
});
afterEach(() => {
  world.processor.faults.webhooks = 'normal';
  world.processor.faults.next = [];
});

const idOf = (actor: Actor): string => actor.id ?? '';
const minute = 61_000;
const invoiceOf = async (actor: Actor) => {
  const [invoice] = await world.rows('invoice', { user_id: actor.id });
  return invoice;
};
/** Applies the events that the payment processor has sent so far, as the webhook's job does. */
const applySentEvents = async () => {
  await world.processor.simulator.settled();
  for (const event of world.processor.received.splice(0))
    if (event.intentId) await applyPaymentEvent(world.makeScope(), event.intentId);
};
const paidOnce = async (sam: Actor, price: number) => {
  await world.drain();
  expect(await world.charges(idOf(sam))).toEqual([price]);
  expect(await world.refunds(idOf(sam))).toEqual([]);
  expect(await invoiceOf(sam)).toMatchObject({ status: 'paid', amount_charged: price, amount_refunded: 0 });
  const paid = await world.rows('state_transition', { entity: 'invoice', to_state: 'paid' });
  const invoice = await invoiceOf(sam);
  expect(paid.filter((row) => row.entity_id === invoice.id)).toHaveLength(1);
};

describe('the webhook may arrive before or after the answer, twice, or never', () => {
  it.each(['normal', 'twice', 'never'] as const)('%s', async (mode) => {
    world.processor.faults.webhooks = mode;
    const sam = await world.newPatient();
    await world.buy(sam, [foam]);
    await applySentEvents();
    await applySentEvents();
    await world.drain();
    await paidOnce(sam, foamPrice);
    expect(await world.rows('demo_pharmacy_order')).not.toHaveLength(0);
  });

  it('before the answer: the event is applied while the charge request is still open', async () => {
    world.processor.faults.webhooks = 'before-response';
    const early: PaymentGateway = {
      ...world.processor.gateway,
      charge: async (request) => {
        const outcome = await world.processor.gateway.charge(request);
        await applySentEvents();
        return outcome;
      },
    };
    const test = billingScope({ ...database, clock: world.clock, gateway: () => early });
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
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
    const app = express().use(http.path, http.router(world.makeScope));
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
            timestamp: Math.floor(world.clock.now().getTime() / 1000),
          }),
        )
        .send(payload);
    expect((await post('whsec_wrong')).status).toBe(400);
    expect((await post(webhookSecret)).status).toBe(200);
    expect((await post(webhookSecret)).status).toBe(200);
    const { rows } = await database.knex.raw(
      `select count(*)::int as jobs from graphile_worker.jobs where key = 'evt_known'`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
    // An unknown payment intent: nothing happens.
    expect(await world.drain()).toEqual([]);
  });
});

describe('a gateway time-out is retried with the same idempotency key and charges once', () => {
  it.each(['hang-after', 'drop-after', 'hang-before', 'fail-before'] as const)('%s', async (fault) => {
    world.processor.faults.webhooks = 'never';
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    // The adapter itself tries three times.
    world.processor.faults.next = [fault, fault, fault];
    await world.drain();
    expect(await invoiceOf(sam)).toMatchObject({ status: 'charge_pending', attempt: 1 });
    await world.sweep();
    expect(await invoiceOf(sam)).toMatchObject({ status: 'charge_pending' });
    world.clock.advance(minute);
    await world.sweep();
    await world.drain();
    await paidOnce(sam, finasteridePrice);
    const { id } = await invoiceOf(sam);
    const keys = await database.knex('demo_bank_idempotency').where('key', 'like', `invoice:${id}:%`);
    expect(keys.map(({ key }) => key)).toEqual([`invoice:${id}:1`]);
  });
});

const dieOnCharge = '4000000000000341';

describe('a declined charge', () => {
  const failing = async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride], dieOnCharge);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    await world.drain();
    return sam;
  };

  it('is tried four times in 14 days, reported in writing each time, then abandoned', async () => {
    const sam = await failing();
    const start = world.clock.now();
    const seen: string[] = [];
    for (const day of [0, 1, 3, 4, 7, 13, 14, 30]) {
      world.clock.set(new Date(start.getTime() + day * DAY_MS + 1));
      await world.sweep();
      const invoice = await invoiceOf(sam);
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
    expect(await world.charges(idOf(sam))).toEqual([]);
    const notices = await world.rows('notice', { person_id: sam.id, kind: 'payment_failed' });
    expect(notices).toHaveLength(4);
    expect(await world.rows('customer_order', { user_id: sam.id })).toMatchObject([
      { status: 'awaiting_payment', submitted_at: null },
    ]);

    const task = await paymentTask(world.scope, idOf(sam));
    expect(task).toMatchObject({ amount: finasteridePrice, actionUrl: null });
    const paid = await payInvoice(world.scope, sam, {
      invoiceId: task?.invoiceId ?? '',
      paymentMethodId: await world.card(),
    });
    expect(expectOk(paid).status).toBe('PLACED');
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await paymentTask(world.scope, idOf(sam))).toBeNull();
  });

  it('another card pays at once; paying again changes nothing; another patient cannot find the invoice', async () => {
    const sam = await failing();
    expect((await billingOverview(world.scope, idOf(sam))).action).toMatchObject({
      href: '/payment-authentication',
      label: 'Pay with another card',
    });
    const { id: invoiceId } = await invoiceOf(sam);
    const other = await world.newPatient();
    for (const stranger of [invoiceId, 'x', crypto.randomUUID()]) {
      const stolen = await payInvoice(world.scope, other, { invoiceId: stranger });
      expect(stolen.ok ? '' : stolen.failure.code).toBe('NOT_FOUND');
    }
    const again = await payInvoice(world.scope, sam, { invoiceId });
    expect(again.ok ? '' : again.failure.code).toBe('PAYMENT_DECLINED');
    expect(await invoiceOf(sam)).toMatchObject({ status: 'failed_unpaid', tries: 1, attempt: 2 });
    const paymentMethodId = await world.card();
    const results = await Promise.all(
      [1, 2, 3].map(() => payInvoice(world.makeScope(), sam, { invoiceId, paymentMethodId })),
    );
    expect(results.some((result) => result.ok)).toBe(true);
    expect(expectOk(await payInvoice(world.scope, sam, { invoiceId })).status).toBe('PLACED');
    await paidOnce(sam, finasteridePrice);
  });
});

describe("a card's bank that asks for confirmation of every charge", () => {
  const asks = '4000002760003184';
  const asked = async () => {
    const sam = await world.newPatient();
    const request = await world.order([finasteride], { paymentMethodId: await world.card(asks) });
    const placed = expectOk(await placeOrder(world.scope, sam, request));
    await world.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    expectOk(await confirmCheckout(world.scope, sam, request));
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    await world.drain();
    return sam;
  };

  it('the patient is notified, nothing ships, and the charge is paid once the patient confirms', async () => {
    const sam = await asked();
    const task = await paymentTask(world.scope, idOf(sam));
    expect(task?.actionUrl).toContain('/challenge/');
    expect(
      await world.rows('notice', { kind: 'payment_confirmation_needed', person_id: sam.id }),
    ).toHaveLength(1);
    world.clock.advance(2 * 3_600_000);
    await world.sweep();
    expect(
      await world.rows('notice', { kind: 'payment_confirmation_needed', person_id: sam.id }),
    ).toHaveLength(1);
    expect(await world.charges(idOf(sam))).toEqual([]);
    await world.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    const back = await payInvoice(world.scope, sam, { invoiceId: task?.invoiceId ?? '' });
    expect(expectOk(back).status).toBe('PLACED');
    await applySentEvents();
    await paidOnce(sam, finasteridePrice);
  });

  it('the patient may pay with another card; if the old charge is confirmed later, it is refunded', async () => {
    const sam = await asked();
    const task = await paymentTask(world.scope, idOf(sam));
    const paid = await payInvoice(world.scope, sam, {
      invoiceId: task?.invoiceId ?? '',
      paymentMethodId: await world.card(),
    });
    expect(expectOk(paid).status).toBe('PLACED');
    await applySentEvents();
    await paidOnce(sam, finasteridePrice);
    await world.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    await applySentEvents();
    await applySentEvents();
    await world.drain();
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
    expect(await world.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await invoiceOf(sam)).toMatchObject({ status: 'paid', amount_charged: finasteridePrice });
  });

  it('a new card that also needs confirmation is saved and charged after the return from the bank page', async () => {
    const sam = await asked();
    const task = await paymentTask(world.scope, idOf(sam));
    const invoiceId = task?.invoiceId ?? '';
    const asksOnce = await world.card('4000002500003155');
    const first = expectOk(await payInvoice(world.scope, sam, { invoiceId, paymentMethodId: asksOnce }));
    expect(first).toMatchObject({ status: 'ACTION_REQUIRED', ordered: true });
    await world.processor.answerChallenge(first.actionUrl ?? '', 'approve');
    expect(expectOk(await payInvoice(world.scope, sam, { invoiceId })).status).toBe('PLACED');
    await paidOnce(sam, finasteridePrice);
  });

  it('money that arrives after the cancellation is refunded once', async () => {
    const sam = await asked();
    const task = await paymentTask(world.scope, idOf(sam));
    const [subscription] = await world.rows('subscription', { user_id: sam.id });
    const ended = expectOk(await cancelSubscription(world.scope, sam, { subscriptionId: subscription.id }));
    expect(ended.words).toContain(
      'A payment is still being processed. If it goes through, we refund it in full.',
    );
    await world.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    await applySentEvents();
    await applySentEvents();
    await world.drain();
    await world.sweep();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'refunded',
      amount_charged: 0,
      amount_refunded: finasteridePrice,
    });
    expect(await world.refunds(idOf(sam))).toEqual([finasteridePrice]);
    expect(await world.rows('customer_order', { user_id: sam.id })).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('canceling an order that is paid and not yet at the pharmacy', () => {
  it('removes the canceled products from a shared order and refunds their share', async () => {
    const sam = await world.newPatient();
    await world.buy(sam, [foam, shampoo], goodCard);
    expect(await world.charges(idOf(sam))).toEqual([foamPrice + shampooPrice]);
    const [subscription] = await world.rows('subscription', { user_id: sam.id });
    const ended = expectOk(await cancelSubscription(world.scope, sam, { subscriptionId: subscription.id }));
    expect(ended.words.join(' ')).toContain('ships without it. $39.00 goes back to your card.');
    expectOk(await cancelSubscription(world.scope, sam, { subscriptionId: subscription.id }));
    await world.drain();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'partially_refunded',
      amount_charged: shampooPrice,
      amount_refunded: foamPrice,
    });
    const [order] = await world.rows('customer_order', { user_id: sam.id });
    const [sent] = await world.rows('demo_pharmacy_order', { order_id: order.id });
    expect(sent.contents.lines.map((line: { productId: number }) => line.productId)).toEqual([shampoo]);
  });
});

describe('a saved card that the payment processor no longer has', () => {
  it('counts as a declined charge with a message, is retried later and paid with another card', async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    // A card saved for another customer fails like a detached card.
    const other = await world.processor.savedCard(goodCard);
    await database
      .knex('payment_card')
      .where({ user_id: sam.id })
      .update({ payment_method_id: other.paymentMethodId });
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    await world.drain();
    expect(await invoiceOf(sam)).toMatchObject({
      status: 'failed_unpaid',
      tries: 1,
      failure_words: 'This card is no longer available. Add another card.',
      check_at: null,
    });
    const [notice] = await world.rows('notice', { person_id: sam.id, kind: 'payment_failed' });
    expect(notice.body).toContain('This card is no longer available. Add another card. We will try again on');
    const { id: invoiceId } = await invoiceOf(sam);
    const paid = await payInvoice(world.scope, sam, { invoiceId, paymentMethodId: await world.card() });
    expect(paid).toMatchObject({ ok: true, value: { status: 'PLACED' } });
    await paidOnce(sam, finasteridePrice);
  });
});
