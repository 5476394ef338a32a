import { describe, expect, it } from 'vitest';
import { leavingPort } from '#modules/account/index.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { accountEndPort } from './account-end-port.ts';
import { chargeInvoice } from './services/charging/charge-invoice.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { undoQuoteOf } from './services/subscriptions/undo-cancellation.ts';

const harness = await openFileHarness();

const leave = (userId: string) => harness.scope.use(leavingPort).set(userId, harness.clock.now());
const MESSAGE = 'is being deleted';

/** Inserts a row of the table again, with other values. */
const insertCopy = (table: string, id: unknown, changes: Readonly<Record<string, string>>) =>
  harness.knex.raw(
    `insert into ${table} select (jsonb_populate_record(t, :changes::jsonb)).* from ${table} t where t.id = :id`,
    { id: String(id), changes: JSON.stringify({ id: harness.scope.ids.uuid(), ...changes }) },
  );

describe('a patient who is leaving', () => {
  it('is not charged, no matter who tries, and the database refuses the attempt itself', async () => {
    const { patient } = await harness.order({ products: [finasteride] });
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    const [invoice] = await harness.rows('invoice', { order_id: order.id });
    await harness.knex('customer_order').where({ id: order.id }).update({ status: 'awaiting_payment' });
    await harness.knex('invoice').where({ id: invoice.id }).update({ status: 'open' });
    await leave(patient.id);
    await chargeInvoice(harness.makeScope(), invoice.id, { now: true });
    await chargeInvoice(harness.makeScope(), invoice.id, { now: true, actor: patient });
    await harness.sweep();
    await harness.drain();
    expect(await harness.charges(patient.id)).toEqual([]);
    expect(await harness.rows('charge_attempt', { invoice_id: invoice.id })).toEqual([]);
    const attempt = {
      ...{
        invoice_id: invoice.id,
        attempt: 1,
        idempotency_key: 'key',
        customer_id: 'cus',
        payment_method_id: 'pm',
      },
      ...{ amount: 100, status: 'pending', created_at: harness.clock.now() },
    };
    await expect(harness.knex('charge_attempt').insert(attempt)).rejects.toThrow(MESSAGE);
  });

  it('gets no package, and the database refuses to send one', async () => {
    const { patient } = await harness.order({ products: [foam] });
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    await harness
      .knex('customer_order')
      .where({ id: order.id })
      .update({ status: 'ready', submitted_at: null });
    await leave(patient.id);
    await dispatchOrder(harness.makeScope(), String(order.id));
    expect(await harness.rows('customer_order', { id: order.id })).toMatchObject([{ status: 'ready' }]);
    await expect(
      harness.knex('customer_order').where({ id: order.id }).update({ status: 'sent_to_pharmacy' }),
    ).rejects.toThrow(MESSAGE);
  });

  it('cannot order, and cannot start again what ended', async () => {
    const { patient, request } = await harness.order({ products: [foam] });
    await harness.drain();
    const [subscription] = await harness.rows('subscription', { user_id: patient.id });
    const id = String(subscription.id);
    expectOk(await cancelSubscription(harness.scope, patient, { subscriptionId: id }));
    await leave(patient.id);
    expect(await undoQuoteOf(harness.makeScope(), patient, id)).toMatchObject(refused('CONFLICT'));
    const another = { ...request, checkoutId: harness.scope.ids.uuid(), orderAgain: true };
    expect(await placeOrder(harness.makeScope(), patient, another)).toMatchObject(refused('CONFLICT'));
    expect(await harness.rows('checkout', { user_id: patient.id })).toHaveLength(1);
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    const [checkout] = await harness.rows('checkout', { user_id: patient.id });
    await expect(insertCopy('customer_order', order.id, { number: 'T-1' })).rejects.toThrow(MESSAGE);
    await expect(insertCopy('subscription', id, {})).rejects.toThrow(MESSAGE);
    await expect(insertCopy('checkout', checkout.id, {})).rejects.toThrow(MESSAGE);
    await expect(harness.knex('subscription').where({ id }).update({ status: 'active' })).rejects.toThrow(
      MESSAGE,
    );
  });

  it('owes nothing for an order that was not paid: it is canceled with the account', async () => {
    const { patient } = await harness.order({ products: [finasteride, foam] });
    const end = () => harness.makeScope().use(accountEndPort).endPurchases(patient, patient.id);
    const [rx] = await harness.rows('customer_order', {
      user_id: patient.id,
      status: 'awaiting_prescription',
    });
    await end();
    await end();
    expect(await harness.rows('customer_order', { id: rx.id })).toMatchObject([{ status: 'canceled' }]);
    expect(await harness.rows('invoice', { order_id: rx.id })).toMatchObject([{ status: 'void' }]);
    for (const { status } of await harness.rows('subscription', { user_id: patient.id }))
      expect(status).toBe('canceled');
  });
});
