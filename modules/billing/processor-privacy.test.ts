import { describe, expect, it } from 'vitest';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { productTraces } from '#test/harness/product-traces.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import { addCard } from './services/cards/add-card.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';

const asksOnce = '4000002500003155';
const declinedLater = '4000000000000341';

const harness = await openFileHarness({ hasTaxService: true });
const { requests } = harness.processor;

const CART = 'query($checkoutId: ID) { checkoutCart(checkoutId: $checkoutId) }';
const ordered = [finasteride, foam, shampoo];

/** A submitted checkout that waits at the issuer's page. */
const atTheBank = async () => {
  const sam = await harness.account();
  const request = await harness.orderRequest(ordered, { paymentMethodId: await harness.card(asksOnce) });
  const asked = expectOk(await placeOrder(harness.scope, sam, request));
  return { sam, request, actionUrl: asked.actionUrl ?? '' };
};

describe('what the payment processor is told', () => {
  it('names no product: checkout, sales tax, approval, refund, another card, a payment and a refill', async () => {
    requests.length = 0;
    const { sam, request, actionUrl } = await atTheBank();
    await harness.processor.answerChallenge(actionUrl, 'approve');
    expectOk(await confirmCheckout(harness.scope, sam, request));
    expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
    await harness.drain();
    await harness.sweep();
    const [otc] = await harness.rows('customer_order', { user_id: sam.id, kind: 'otc' });
    expectOk(await stopMyOrder(harness.scope, sam, otc.id));
    await harness.drain();
    await harness.sweep();
    expectOk(
      await addCard(harness.scope, sam, {
        paymentMethodId: await harness.card(asksOnce),
        makeDefault: false,
        ip: '192.0.2.7',
      }),
    );
    await harness.useCard(sam, declinedLater);
    await harness.untilNextCharge(sam);
    const [unpaid] = await harness.rows('invoice', { user_id: sam.id, status: 'failed_unpaid' });
    const paymentMethodId = await harness.card(asksOnce);
    expectOk(await payInvoice(harness.scope, sam, { invoiceId: unpaid.id, paymentMethodId }));
    await harness.drain();
    const paths = new Set(requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`));
    for (const path of ['setup_intents', 'payment_intents', 'refunds', 'tax/calculations', 'customers'])
      expect(paths).toContain(`POST /v1/${path}`);
    expect(await productTraces(harness.scope, requests, ordered)).toEqual([]);
  });

  it('a request with a product would be found', async () => {
    const request = { method: 'POST', url: '/v1/refunds', idempotencyKey: '', body: '' };
    const found = (body: string) => productTraces(harness.scope, [{ ...request, body }], ordered);
    expect(await found('return_url=https%3A%2F%2Fapp.test%2Fcheckout%3Fproducts%3D211%2C239')).toHaveLength(
      1,
    );
    expect(await found('description=Finasteride+1+mg')).toHaveLength(1);
    expect(await found('amount=2110&customer=cus_211a')).toEqual([]);
  });

  it('the return address names the checkout only, and leads back to it', async () => {
    const { request, actionUrl } = await atTheBank();
    const back = await harness.processor.answerChallenge(actionUrl, 'fail');
    expect(`${back.pathname}${back.search}`).toMatch(`/checkout?checkout=${request.checkoutId}`);
    expect(back.searchParams.has('products')).toBe(false);
  });
});

describe('the return to a checkout', () => {
  it('finds its products again; another person, a visitor and a made-up id find nothing', async () => {
    const { sam, request } = await atTheBank();
    const other = await harness.account();
    const cartFor = async (user: typeof sam | null, checkoutId: string | null) =>
      (await harness.api(user, CART, { checkoutId })).data?.checkoutCart;
    expect(await cartFor(sam, request.checkoutId)).toBe(ordered.join(','));
    expect(await cartFor(other, request.checkoutId)).toBe('');
    expect(await cartFor(null, request.checkoutId)).toBe('');
    expect(await cartFor(sam, harness.scope.ids.uuid())).toBe('');
    expect(await cartFor(sam, 'no id')).toBe('');
    expect(await cartFor(sam, null)).toBe('');
  });

  it('the cart may change before another try; the same card is sent once for the same checkout', async () => {
    const { sam, request } = await atTheBank();
    const smaller = await harness.orderRequest([foam], {
      checkoutId: request.checkoutId,
      paymentMethodId: request.paymentMethodId,
    });
    const asked = expectOk(await placeOrder(harness.scope, sam, smaller));
    await harness.processor.answerChallenge(asked.actionUrl ?? '', 'approve');
    expect(expectOk(await confirmCheckout(harness.scope, sam, request)).status).toBe('PLACED');
    const orders = await harness.rows('customer_order', { user_id: sam.id });
    expect(orders).toHaveLength(1);
  });
});
