import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import {
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  shampoo,
  shampooPrice,
} from '#test/harness/products.ts';
import { addAddress } from './services/addresses/address-book.ts';
import { addCard } from './services/cards/add-card.ts';
import { checkoutPage } from './services/checkout/checkout-page.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const harness = await openFileHarness();

const pageOf = (actor: Actor, ...products: readonly number[]) =>
  checkoutPage(harness.scope, actor.id, products.join(','));
const accountOf = async (actor: Actor, ...products: readonly number[]) =>
  (await pageOf(actor, ...products)).account;
const dallas = {
  streetAddress1: '7 Oak Street',
  streetAddress2: null,
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
};

describe('checkout of a patient who orders again', () => {
  it('lists what continues, what is new, and what is charged today, on approval and next', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    await harness.drain();
    const page = await pageOf(sam, shampoo, finasteride);
    expect(page.account).toMatchObject({
      plan: [{ amount: foamPrice, everyDays: 90, on: expect.any(Date) }],
      replaces: [],
    });
    expect(page.account?.adds).toHaveLength(2);
    // For the saved address, in Texas.
    expect(page.quote.today).toMatchObject({
      subtotal: shampooPrice,
      salesTax: 148,
      total: shampooPrice + 148,
    });
    expect(page.quote.onApproval.total).toBe(finasteridePrice);
    expect(page.quote.needsPrescription).toBe(true);
    // Products that the patient has already are left out, with a link to them.
    const again = await pageOf(sam, foam, shampoo);
    expect(again.alreadyTaken).toHaveLength(1);
    expect(again.account?.adds).toHaveLength(1);
  });

  it('names the unpaid order that it replaces', async () => {
    const { patient: sam } = await harness.order({ products: [shampoo], cardNumber: '4000000000000341' });
    await harness.drain();
    const [order] = await harness.rows('customer_order', { user_id: sam.id });
    expect((await accountOf(sam, shampoo))?.replaces).toEqual([order.number]);
    expect((await accountOf(sam, foam))?.replaces).toEqual([]);
  });

  it('offers the saved addresses and cards; a newly chosen card is charged from then on', async () => {
    const { patient: sam, request } = await harness.order({ products: [foam] });
    await harness.drain();
    expectOk(await addAddress(harness.scope, sam, dallas));
    const paymentMethodId = await harness.card();
    expectOk(await addCard(harness.scope, sam, { paymentMethodId, makeDefault: false, ip: '192.0.2.7' }));
    const account = await accountOf(sam, shampoo);
    expect(account?.addresses.map(({ city }) => city)).toEqual(['Austin', 'Dallas']);
    expect(account?.cards).toMatchObject([{ isDefault: true }, { id: paymentMethodId, isDefault: false }]);
    const { firstName, lastName, dob, phone } = request;
    const order = await harness.orderRequest([shampoo], {
      firstName,
      lastName,
      dob,
      phone,
      address: dallas,
      paymentMethodId,
    });
    expectOk(await placeOrder(harness.scope, sam, order));
    await harness.drain();
    expect(await harness.knex('charge_attempt').where({ payment_method_id: paymentMethodId })).toHaveLength(
      1,
    );
    const now = await accountOf(sam, shampoo);
    expect(now?.cards).toMatchObject([{ id: paymentMethodId, isDefault: true }, { isDefault: false }]);
    expect(now?.addresses.map(({ city }) => city)).toEqual(['Dallas', 'Austin']);
  });

  it('shows nothing of another patient, and nothing to a visitor', async () => {
    const { patient: sam } = await harness.order({ products: [foam] });
    const otto = await harness.account();
    expect(await accountOf(otto, shampoo)).toMatchObject({
      plan: [],
      replaces: [],
      addresses: [],
      cards: [],
    });
    expect((await checkoutPage(harness.scope, null, `${shampoo}`)).account).toBeNull();
    const own = (await accountOf(sam, shampoo))?.cards[0]?.id ?? '';
    const stolen = await harness.orderRequest([shampoo], { paymentMethodId: own });
    expect(await placeOrder(harness.scope, otto, stolen)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'paymentMethodId' }] },
    });
  });
});
