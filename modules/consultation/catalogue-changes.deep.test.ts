import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { completeCheckout } from '#modules/billing/services/checkout/complete-checkout.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { priceCart } from '#modules/billing/services/checkout/price-cart.ts';
import { changeListing } from '#modules/catalogue/services/change-listing.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { shampooWithTax } from '#test/harness/products.ts';
import { decision, PROPOSE, statusOf } from '#test/harness/visit-api.ts';

/** Three and six months of finasteride, a can of foam every month, a shampoo once. */
const finasteride = 211;
const sixMonths = 406;
const foam = 239;
const shampoo = 316;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules });

const operator: SignedInUser = {
  id: crypto.randomUUID(),
  role: 'operator',
  email: 'operator@example.com',
  impersonatorId: null,
};
const staff = {
  user: operator,
  actor: { role: 'operator', id: operator.id, impersonatorId: null } as const,
};

/** An operator changes a listing, whatever its current version. */
const change = async (
  listingId: string,
  wanted: { prices?: { productId: number; price: number }[]; unavailableStates?: string[] },
) => {
  const { version } = await harness.scope.db('product_listing').where({ id: listingId }).first('version');
  const changed = await changeListing(harness.makeScope(), staff, {
    listingId,
    version,
    prices: [],
    texts: {},
    reason: 'Test.',
    acceptWarnings: true,
    ...wanted,
  });
  expect(changed).toMatchObject({ ok: true });
};
const price = (productId: number, cents: number) => ({ prices: [{ productId, price: cents }] });
/** A buyer of products that need no visit; returns their id. */
const buys = async (productId: number): Promise<string> => {
  const actor = await harness.account();
  const placed = await placeOrder(harness.makeScope(), actor, await harness.orderRequest([productId]));
  expect(placed).toMatchObject({ ok: true });
  return actor.id ?? '';
};
const chargesOf = (user: SignedInUser) => harness.charges(user.id);

describe('what a patient consented to never changes', () => {
  it('refills keep the agreed price whatever the catalog says; a later buyer pays the new one', async () => {
    const start = harness.clock.now();
    const early = await buys(foam);
    await harness.drain();
    await change('minoxidil-foam', price(foam, 4200));
    const late = await buys(foam);
    await harness.drain();
    for (const day of [68, 76]) {
      harness.clock.set(addDays(start, day));
      await harness.sweep();
    }
    await harness.drain();
    expect(await harness.charges(early)).toEqual([3900, 3900]);
    expect(await harness.charges(late)).toEqual([4200, 4200]);
    const [order] = await harness.rows('customer_order', { user_id: early, kind: 'refill' });
    expect(await harness.rows('order_line', { order_id: order.id })).toMatchObject([{ amount: 3900 }]);
  });

  it('an earlier prescription order is approved as requested, without a question, and charged as agreed', async () => {
    const visit = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride']);
    await change('finasteride', price(finasteride, 6000));
    const shown = await harness.api(
      maya,
      'query ($id: ID!) { deskCase(consultationId: $id) { requested { price } } }',
      { id: visit.consultationId },
    );
    expect(shown.data?.deskCase).toEqual({ requested: [{ price: 5400 }] });
    await harness.approve(visit.consultationId);
    await harness.drain();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('approved');
    expect(await chargesOf(visit.user)).toEqual([5400]);
    await change('finasteride', price(finasteride, 5400));
  });

  it('The tax of the other state changes the price, which needs a new agreement.', async () => {
    const visit = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride']);
    const input = { productIds: [sixMonths], reason: 'Fewer packages.' };
    const proposed = await harness.api(maya, PROPOSE, decision(visit.consultationId, input));
    expect(proposed.errors).toBeUndefined();
    await change('finasteride', price(sixMonths, 12_000));
    const seen = await harness.api(
      visit.user,
      '{ currentUser { visit { proposal { price { amount } requestedAmount proposed { price } } } } }',
    );
    expect(seen.data?.currentUser).toEqual({
      visit: {
        proposal: { price: { amount: 10_200 }, requestedAmount: 5400, proposed: [{ price: 10_200 }] },
      },
    });
    const accepted = await acceptPlan(harness, visit.user, { id: visit.consultationId });
    expect(accepted.errors).toBeUndefined();
    await harness.drain();
    expect(await chargesOf(visit.user)).toEqual([10_200]);
    await change('finasteride', price(sixMonths, 10_200));
  });
});

describe('a checkout that is open while the catalog changes', () => {
  it.each([
    ['a subscription', 'minoxidil', 210, 3000, 3000],
    ['a one-time purchase', 'thickening-shampoo', shampoo, 1800, shampooWithTax],
  ])(
    'requires confirmation of the new price of %s and charges nothing',
    async (_, listing, productId, before, charged) => {
      const actor = await harness.account();
      const request = await harness.orderRequest([productId]);
      await change(listing, price(productId, before + 100));
      const placed = await placeOrder(harness.makeScope(), actor, request);
      expect(placed).toMatchObject({
        ok: false,
        failure: { code: 'CONFLICT', fields: [{ field: 'consentVersion' }] },
      });
      expect(await harness.charges(actor.id ?? '')).toEqual([]);
      await change(listing, price(productId, before));
      expect(await placeOrder(harness.makeScope(), actor, request)).toMatchObject({ ok: true });
      await harness.drain();
      expect(await harness.charges(actor.id ?? '')).toEqual([charged]);
    },
  );

  it('a product that is unavailable in the state is refused at checkout by name', async () => {
    const actor = await harness.account();
    const request = await harness.orderRequest([shampoo, foam]);
    await change('thickening-shampoo', { unavailableStates: ['TX'] });
    expect(await placeOrder(harness.makeScope(), actor, request)).toMatchObject({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        fields: [
          {
            field: 'address.state',
            message: 'Thickening shampoo is not sold in Texas. Remove it from your cart to order the rest.',
          },
        ],
      },
    });
    const address = { ...request.address, state: 'NY', zipCode: '10001' };
    // The tax of the other state is another price, which needs a new agreement.
    expect(await placeOrder(harness.makeScope(), actor, { ...request, address })).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', fields: [{ field: 'consentVersion' }] },
    });
    const { consentVersion } = await priceCart(harness.scope, request.productIds, { to: address });
    expect(
      await placeOrder(harness.makeScope(), actor, { ...request, address, consentVersion }),
    ).toMatchObject({ ok: true });
    await harness.drain();
    await change('thickening-shampoo', { unavailableStates: [] });
  });

  it('is also refused when the state is closed while 3-D Secure is in progress', async () => {
    const actor = await harness.account();
    const request = await harness.orderRequest([shampoo]);
    await placeOrder(harness.makeScope(), actor, {
      ...request,
      paymentMethodId: await harness.card('4000002500003155'),
    });
    await change('thickening-shampoo', { unavailableStates: ['TX'] });
    const card = {
      paymentMethodId: 'pm_1',
      brand: 'visa',
      last4: '4242',
      expMonth: 1,
      expYear: 2040,
      postalCode: null,
      fingerprint: null,
      wallet: null,
    };
    expect(
      await completeCheckout(harness.makeScope(), actor, request.checkoutId, actor.id ?? '', card),
    ).toMatchObject({ ok: false, failure: { code: 'CONFLICT', fields: [{ field: 'address.state' }] } });
    expect(await harness.rows('customer_order', { user_id: actor.id })).toEqual([]);
    await change('thickening-shampoo', { unavailableStates: [] });
  });

  it('a clinician cannot propose a product that is not sold in the patient’s state', async () => {
    const visit = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride']);
    await change('ketoconazole', { unavailableStates: ['TX'] });
    const answer = await harness.api(
      maya,
      PROPOSE,
      decision(visit.consultationId, { productIds: [finasteride, 212] }),
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Ketoconazole 2% shampoo is not sold in Texas.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
