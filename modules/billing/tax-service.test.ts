import { describe, expect, it } from 'vitest';
import { TaxUnavailable } from '#server/ports/sales-tax.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo, shampooPrice } from '#test/harness/products.ts';
import { deskSubscriptionRepository } from './repositories/desk-subscriptions.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { chargesOfPeople } from './services/desk/charges-of-people.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';

const austin = { state: 'TX', city: 'Austin', zipCode: '78701' };

const harness = await openFileHarness({ hasTaxService: true, processorTimeoutMs: 500 });

const item = (
  reference: string,
  kind: 'prescription_drug' | 'general_goods' | 'shipping',
  amount: number,
) => ({
  reference,
  kind,
  amount,
});
const transactions = async (): Promise<{ type: string; reference: string; amount: number; tax: number }[]> =>
  (await harness.knex('demo_processor_object').where({ kind: 'tax.transaction' }).orderBy('position')).map(
    ({ body }) => body,
  );
const ofReference = async (reference: string) =>
  (await transactions()).find((one) => one.reference === reference);

describe('Stripe Tax', () => {
  it('returns the tax of each item; prescription drugs are exempt, shipping is taxed like the goods', async () => {
    const { tax } = harness.processor;
    const items = [
      item('1', 'prescription_drug', 5400),
      item('2', 'general_goods', 1800),
      item('shipping', 'shipping', 1495),
    ];
    expect((await tax.calculate({ to: austin, items })).amounts).toEqual({ '2': 149, shipping: 123 });
    const exempt = [item('1', 'prescription_drug', 5400), item('shipping', 'shipping', 1495)];
    expect((await tax.calculate({ to: austin, items: exempt })).amounts).toEqual({});
  });

  it('is unavailable, never without tax, when it refuses an address or does not respond', async () => {
    const { tax, faults } = harness.processor;
    const items = [item('2', 'general_goods', 1800)];
    await expect(tax.calculate({ to: { ...austin, zipCode: 'x' }, items })).rejects.toThrow(TaxUnavailable);
    faults.next = ['fail-before', 'fail-before', 'fail-before'];
    await expect(tax.calculate({ to: austin, items })).rejects.toThrow(TaxUnavailable);
    faults.next = [];
  });

  it('records a sale once, and takes back its tax with refunds, up to all of it', async () => {
    const { tax } = harness.processor;
    const { calculation } = await tax.calculate({ to: austin, items: [item('2', 'general_goods', 1000)] });
    const transaction = await tax.record({ calculation, reference: 'INV-1' });
    expect(await tax.record({ calculation, reference: 'INV-1' })).toBe(transaction);
    await tax.reverse({ transaction, reference: 'r1', amount: 500, isWhole: false });
    await tax.reverse({ transaction, reference: 'r1', amount: 500, isWhole: false });
    await tax.reverse({ transaction, reference: 'r2', amount: 583, isWhole: false });
    expect(await ofReference('r1')).toMatchObject({ amount: -500, tax: -38 });
    expect(await ofReference('r2')).toMatchObject({ amount: -583, tax: -45 });
    await expect(tax.reverse({ transaction, reference: 'r3', amount: 1, isWhole: false })).rejects.toThrow();
  });
});

describe('tax by a service', () => {
  it('is charged as quoted, recorded with the invoice, and refunded with it; repeated sweeps change nothing', async () => {
    const { patient, checkoutId } = await harness.order({ products: [shampoo, finasteride] });
    await harness.drain();
    const charged = shampooPrice + 149;
    expect(await harness.charges(patient.id)).toEqual([charged]);
    const [order] = await harness.rows('customer_order', { checkout_id: checkoutId, kind: 'otc' });
    const [invoice] = await harness.rows('invoice', { order_id: order?.id });
    await harness.sweep();
    await harness.sweep();
    expect(await ofReference(invoice?.number)).toMatchObject({
      type: 'transaction',
      amount: charged,
      tax: 149,
    });
    expect((await transactions()).filter(({ reference }) => reference === invoice?.number)).toHaveLength(1);
  });

  it('nothing is ordered while it does not respond; the same order succeeds afterwards', async () => {
    const patient = await harness.account();
    const request = await harness.orderRequest([foam]);
    await harness.knex('tax_answer').delete();
    harness.processor.faults.next = ['fail-before', 'fail-before', 'fail-before'];
    await expect(placeOrder(harness.scope, patient, request)).rejects.toThrow(TaxUnavailable);
    const query = 'query($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) { shippingMethod } }';
    const input = { checkoutId: request.checkoutId, productIds: [foam], to: austin };
    harness.processor.faults.next = ['fail-before', 'fail-before', 'fail-before'];
    expect((await harness.api(patient, query, { input })).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Nothing was changed or charged'),
      extensions: { code: 'TEMPORARILY_UNAVAILABLE' },
    });
    harness.processor.faults.next = [];
    expect(await harness.rows('checkout', { user_id: patient.id })).toEqual([]);
    expect(await harness.rows('payment_customer', { user_id: patient.id })).toEqual([]);
    expectOk(await placeOrder(harness.scope, patient, request));
    await harness.drain();
    expect(await harness.charges(patient.id)).toEqual([foamPrice + 322]);
    const [subscription] = await harness.rows('subscription', { user_id: patient.id });
    expectOk(await cancelSubscription(harness.scope, patient, { subscriptionId: subscription?.id }));
    await harness.drain();
    await harness.sweep();
    const [refund] = await harness.rows('refund', {});
    if (refund)
      expect(await ofReference(`refund-${refund.id}`)).toMatchObject({
        type: 'reversal',
        amount: -refund.amount,
      });
  });
});

describe('the list of all subscriptions', () => {
  it('has the amounts whose tax is known, and never asks the service for the others', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const listed = deskSubscriptionRepository(harness.scope.db, harness.clock.now());
    const subscriptions = await listed.ofPeople([patient.id]);
    const [{ total }] = await harness.rows('invoice', { user_id: patient.id });
    expect([...(await chargesOfPeople(harness.scope, subscriptions)).values()]).toEqual([total]);
    await harness.knex('tax_answer').delete();
    expect([...(await chargesOfPeople(harness.scope, subscriptions)).values()]).toEqual([]);
    expect(await harness.rows('tax_answer')).toEqual([]);
  });
});
