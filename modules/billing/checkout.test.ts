import { describe, expect, it } from 'vitest';
import { consentHash, standardConsents } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import {
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  shampoo,
  shampooWithTax,
} from '#test/harness/products.ts';
import { billingPort } from './index.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { checkoutPage } from './services/checkout/checkout-page.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import type { PlaceOrderRequest } from './services/checkout/read-order.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const count = async (table: string, where: object): Promise<number> =>
  (await harness.rows(table, { ...where })).length;

describe('a checkout is placed once', () => {
  it('50 concurrent submissions of one checkout create one order and one charge', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam]);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => placeOrder(harness.makeScope(), sam, request)),
    );
    for (const result of results)
      expect(expectOk(result)).toEqual({
        checkoutId: request.checkoutId,
        status: 'PLACED',
        ordered: true,
        actionUrl: null,
        href: '/thankyou',
      });
    await harness.drain();
    expect(await count('customer_order', { user_id: sam.id })).toBe(1);
    expect(await count('invoice', { user_id: sam.id })).toBe(1);
    expect(await count('subscription', { user_id: sam.id })).toBe(1);
    expect(await count('consent', { person_id: sam.id, type: 'auto_renew' })).toBe(1);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });

  it('submitting the same checkout later, even with another cart, buys nothing more', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [shampoo] });
    const again = await harness.orderRequest([foam, shampoo], { checkoutId: request.checkoutId });
    expect(expectOk(await placeOrder(harness.scope, sam, again)).status).toBe('PLACED');
    expect(await harness.charges(idOf(sam))).toEqual([shampooWithTax]);
    expect(await count('customer_order', { user_id: sam.id })).toBe(1);
  });
});

it('S3.32: the choice to let the doctor decide is stored with the checkout and survives the issuer’s page', async () => {
  const sam = await harness.account();
  const asks = { paymentMethodId: await harness.card('4000002500003155'), clinicianDecides: true };
  const request = await harness.orderRequest([finasteride], asks);
  const placed = expectOk(await placeOrder(harness.scope, sam, request));
  await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
  expectOk(await confirmCheckout(harness.scope, sam, request));
  expect(await harness.rows('checkout', { id: request.checkoutId })).toMatchObject([
    { status: 'placed', clinician_decides: true },
  ]);
});

describe('no prescription charge before approval', () => {
  it('a prescription order is charged neither at checkout, nor by a sweep, nor when the patient pays', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    await harness.drain();
    harness.clock.advance(3_600_000);
    await harness.sweep();
    await harness.drain();
    const [invoice] = await harness.rows('invoice', { user_id: sam.id });
    const byHand = await payInvoice(harness.scope, sam, { invoiceId: invoice.id });
    expect(byHand.ok ? '' : byHand.failure.code).toBe('CONFLICT');
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(invoice).toMatchObject({ status: 'draft', total: finasteridePrice });
    expect(await harness.rows('test_visit', { user_id: sam.id })).toEqual([
      { checkout_id: request.checkoutId, user_id: sam.id, product_ids: [finasteride] },
    ]);
  });

  it('a refused visit charges nothing and ends the subscription; over-the-counter products still ship', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride, shampoo] });
    const clinician: Actor = { role: 'clinician', id: null, impersonatorId: null };
    for (const _ of [1, 2])
      await harness.scope
        .use(billingPort)
        .releaseVisit(clinician, { checkoutId: request.checkoutId, reason: 'refused' });
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([shampooWithTax]);
    expect(await harness.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'canceled' }]);
    const late = await harness.approveOrder(sam, request.checkoutId, [finasteride]);
    expect(late.ok ? '' : late.failure.code).toBe('CONFLICT');
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([shampooWithTax]);
  });

  it('approving other products charges those at their prices and changes the subscription', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    const sixMonths = 406;
    for (const _ of [1, 2]) expectOk(await harness.approveOrder(sam, request.checkoutId, [sixMonths]));
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([10_200]);
    const subscriptions = await harness.rows('subscription', { user_id: sam.id });
    expect(subscriptions.map((row) => [row.cycle_in_days, row.status]).sort()).toEqual([
      [180, 'active'],
      [90, 'canceled'],
    ]);
  });

  it('a patient who canceled before the approval is not charged when the clinician approves', async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [finasteride] });
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    const approved = await harness.approveOrder(sam, request.checkoutId, [finasteride]);
    expect(approved.ok ? '' : approved.failure.code).toBe('CONFLICT');
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });
});

describe('cards', () => {
  it('a declined card buys nothing and is reported on its field; another card then works', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], {
      paymentMethodId: await harness.card('4000000000000002'),
    });
    const declined = await placeOrder(harness.scope, sam, request);
    expect(declined.ok ? null : declined.failure).toMatchObject({
      code: 'PAYMENT_DECLINED',
      fields: [{ field: 'paymentMethodId' }],
    });
    expect(await count('customer_order', { user_id: sam.id })).toBe(0);
    expect(await count('consent', { person_id: sam.id })).toBe(0);
    const good = { ...request, paymentMethodId: await harness.card() };
    expect(expectOk(await placeOrder(harness.scope, sam, good)).status).toBe('PLACED');
  });

  const ask = async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], {
      paymentMethodId: await harness.card('4000002500003155'),
    });
    const placed = expectOk(await placeOrder(harness.scope, sam, request));
    expect(placed).toMatchObject({ status: 'ACTION_REQUIRED', ordered: false });
    const [setup] = await harness.rows('card_setup', { checkout_id: request.checkoutId });
    return { sam, request, placed, setup };
  };

  it('a card that needs confirmation: the result is the issuer’s page, and confirming places the order', async () => {
    const { sam, request, placed } = await ask();
    const { checkoutId } = request;
    expect(expectOk(await confirmCheckout(harness.scope, sam, { checkoutId })).status).toBe(
      'ACTION_REQUIRED',
    );
    const back = await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    expect(`${back.pathname} ${back.searchParams.get('checkout')}`).toBe(`/checkout ${checkoutId}`);
    expect(expectOk(await confirmCheckout(harness.scope, sam, { checkoutId })).status).toBe('PLACED');
    expect(expectOk(await confirmCheckout(harness.scope, sam, { checkoutId })).status).toBe('PLACED');
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });

  it("the processor's event places the order when the patient never returns, and only once when they do", async () => {
    const { sam, request, placed, setup } = await ask();
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    await Promise.all([
      applyPaymentEvent(harness.makeScope(), setup.intent_id),
      applyPaymentEvent(harness.makeScope(), setup.intent_id),
      confirmCheckout(harness.makeScope(), sam, { checkoutId: request.checkoutId }),
    ]);
    expect(await count('customer_order', { user_id: sam.id })).toBe(1);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
  });

  it('an unconfirmed card buys nothing, and another card may be tried', async () => {
    const { sam, request, placed } = await ask();
    await harness.processor.answerChallenge(placed.actionUrl ?? '', 'fail');
    const refused = await confirmCheckout(harness.scope, sam, { checkoutId: request.checkoutId });
    expect(refused.ok ? '' : refused.failure.code).toBe('PAYMENT_DECLINED');
    expect(await harness.rows('checkout', { id: request.checkoutId })).toMatchObject([{ status: 'started' }]);
    expect(await count('customer_order', { user_id: sam.id })).toBe(0);
  });

  it('a card that belongs to another patient is refused', async () => {
    const other = await harness.account();
    const { request } = await harness.order({ patient: other, products: [shampoo] });
    const sam = await harness.account();
    const stolen = await harness.orderRequest([shampoo], { paymentMethodId: request.paymentMethodId ?? '' });
    const refused = await placeOrder(harness.scope, sam, stolen);
    expect(refused.ok ? null : refused.failure.fields).toMatchObject([{ field: 'paymentMethodId' }]);
  });
});

describe('bad input stores nothing and names the field', () => {
  const good = { streetAddress1: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78701' };
  it.each<[string, Partial<PlaceOrderRequest>]>([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: '\u0000' }],
    ['dob', { dob: '2015-02-30' }],
    ['phone', { phone: '12' }],
    ['address.zipCode', { address: { ...good, zipCode: 'x' } }],
    ['address.state', { address: { ...good, state: 'ZZ' } }],
    ['address.state', { address: { ...good, state: 'AK', zipCode: '99501' } }],
    ['address.streetAddress1', { address: { ...good, streetAddress1: 'x'.repeat(5000) } }],
    ['subscriptionAgreement', { subscriptionAgreement: false }],
    ['productIds', { productIds: [] }],
    ['productIds', { productIds: [999_999] }],
    ['productIds', { productIds: [finasteride, 406] }],
    ['checkoutId', { checkoutId: "1'; drop table invoice" }],
    ['paymentMethodId', { paymentMethodId: 'card' }],
    ['paymentMethodId', { paymentMethodId: 'pm_unknown' }],
    ['paymentMethodId', { paymentMethodId: null }],
  ])('%s %#', async (field, over) => {
    const sam = await harness.account();
    const request = { ...(await harness.orderRequest([finasteride])), ...over };
    const refused = await placeOrder(harness.scope, sam, request);
    expect(refused.ok ? null : refused.failure.code).toBe('BAD_USER_INPUT');
    expect(refused.ok ? [] : refused.failure.fields.map((problem) => problem.field)).toContain(field);
    for (const table of ['customer_order', 'invoice', 'subscription', 'payment_card', 'card_setup'])
      expect(await count(table, { user_id: sam.id }), table).toBe(0);
    expect(await count('consent', { person_id: sam.id })).toBe(0);
    expect(await harness.rows('person', { id: sam.id })).toMatchObject([{ first_name: null, city: null }]);
  });

  it('a price that changed before submission needs a new agreement', async () => {
    const sam = await harness.account();
    const request = await harness.orderRequest([foam], { consentVersion: '2026-11-000000000000' });
    const refused = await placeOrder(harness.scope, sam, request);
    expect(refused.ok ? null : refused.failure).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'consentVersion' }],
    });
    expect(await count('checkout', { user_id: sam.id })).toBe(0);
  });
});

describe('who may buy', () => {
  it("another patient's checkout is not found", async () => {
    const sam = await harness.account();
    const { request } = await harness.order({ patient: sam, products: [shampoo] });
    const other = await harness.account();
    const stolen = await placeOrder(harness.scope, other, request);
    expect(stolen.ok ? '' : stolen.failure.code).toBe('NOT_FOUND');
    for (const checkoutId of [request.checkoutId, 'nonsense', crypto.randomUUID()]) {
      const peeked = await confirmCheckout(harness.scope, other, { checkoutId });
      expect(peeked.ok ? '' : peeked.failure.code).toBe('NOT_FOUND');
    }
  });

  it.each<[string, Actor]>([
    ['UNAUTHENTICATED', { role: 'visitor', id: crypto.randomUUID(), impersonatorId: null }],
    ['FORBIDDEN', { role: 'operator', id: crypto.randomUUID(), impersonatorId: null }],
    [
      'IMPERSONATION_REFUSED',
      { role: 'patient', id: crypto.randomUUID(), impersonatorId: crypto.randomUUID() },
    ],
  ])('%s for others', async (code, actor) => {
    const refused = await placeOrder(harness.scope, actor, await harness.orderRequest([shampoo]));
    expect(refused.ok ? '' : refused.failure.code).toBe(code);
  });
});

it.each<[string, number[], string[]]>([
  ['903', [313, 323], []],
  ['943,9999', [211, 239], []],
  ['211,503,313', [503, 313], ['Finasteride 1 mg tablets']],
  ['239,604', [604], ['Minoxidil 5% foam']],
])('the products parameter seeds checkout by the rules of the cart: %s', async (param, ids, leftOut) => {
  const page = await checkoutPage(harness.scope, null, param);
  expect(page.products.map(({ id }) => id)).toEqual(ids);
  expect(page.leftOut).toEqual(leftOut);
});

it.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])(
  'news by email (%s) and by text message (%s) are separate consents, each stored as its box was',
  async (email, sms) => {
    const sam = await harness.account();
    const request = await harness.orderRequest([finasteride], {
      receiveMarketingMessagesConsent: email,
      receiveMarketingTextsConsent: sms,
    });
    expectOk(await placeOrder(harness.scope, sam, request));
    const { terms, telehealth, emailMarketing, smsMarketing } = standardConsents;
    const stored = (await harness.rows('consent', { person_id: sam.id })).filter(
      ({ type }) => type !== 'auto_renew',
    );
    const ticked = [terms, telehealth, ...(email ? [emailMarketing] : []), ...(sms ? [smsMarketing] : [])];
    expect(stored.map(({ type, text, text_hash: hash, given }) => [type, text, hash, given]).sort()).toEqual(
      ticked.map(({ type, text }) => [type, text, consentHash(text), true]).sort(),
    );
  },
);

it('the page quotes the cart in the address and names the products it removed', async () => {
  const page = await checkoutPage(harness.scope, null, `${finasteride},${foam},abc,999999,${foam},-1`);
  expect(page.products.map(({ id }) => id)).toEqual([finasteride, foam]);
  expect(page.ignoredIds).toEqual(['abc', '-1', '999999']);
  expect(page.quote.today.total).toBe(foamPrice);
  expect(page.quote.onApproval.total).toBe(finasteridePrice);
  expect(page.quote.nextCharges.map(({ afterDays, everyDays }) => [afterDays, everyDays])).toEqual([
    [75, 90],
    [75, 90],
  ]);
  expect(page.quote.consentText).toContain('$54.00 for Finasteride 1 mg tablets');
  expect(page.servedStates).not.toContain('AK');
});
