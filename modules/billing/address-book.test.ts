import { describe, expect, it } from 'vitest';
import { accountPort, addressBookPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import {
  addAddress,
  chooseDefaultAddress,
  editAddress,
  removeAddress,
  shipSubscription,
} from './services/addresses/address-book.ts';
import { addressBookView } from './services/addresses/address-book-view.ts';
import { changeAddress } from './services/addresses/change-address.ts';
import { placeOrder } from './services/checkout/place-order.ts';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const place = (streetAddress1: string, over: Record<string, unknown> = {}) => ({
  streetAddress1,
  streetAddress2: null,
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
  ...over,
});
const inMaine = { city: 'Portland', state: 'ME', zipCode: '04101' };
const viewOf = (actor: Actor) => addressBookView(harness.scope, idOf(actor));
const citiesOf = async (actor: Actor) => (await viewOf(actor)).deliveries.map(({ shipsTo }) => shipsTo.city);
const streets = async (actor: Actor) =>
  (await viewOf(actor)).addresses.map(({ streetAddress1 }) => streetAddress1);
/** A patient of Austin with foam (paid) and another address in Dallas. */
const withTwo = async (products: readonly number[] = [foam], over: Record<string, unknown> = {}) => {
  const { patient: sam } = await harness.order({ products });
  await harness.drain();
  const dallas = expectOk(await addAddress(harness.scope, sam, place('7 Oak Street', over)));
  const [subscription] = await harness.rows('subscription', { user_id: sam.id });
  return { sam, dallas, subscriptionId: String(subscription.id) };
};

describe('the address book', () => {
  it('nothing ships to an added address until the patient chooses it', async () => {
    const { sam, dallas, subscriptionId } = await withTwo();
    expect(await citiesOf(sam)).toEqual(['Austin']);
    expect(await addAddress(harness.scope, sam, place('7 OAK  street'))).toEqual({ ok: true, value: dallas });
    expectOk(await shipSubscription(harness.scope, sam, { subscriptionId, addressId: dallas }));
    expect((await viewOf(sam)).deliveries).toMatchObject([
      { subscriptionId, isDefault: false, addressId: dallas, shipsTo: { city: 'Dallas' } },
    ]);
    expectOk(await shipSubscription(harness.scope, sam, { subscriptionId, addressId: null }));
    expect(await citiesOf(sam)).toEqual(['Austin']);
    expect(await harness.rows('audit_log', { subject_id: sam.id, action: 'address.added' })).toHaveLength(1);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'address_changed' })).toHaveLength(2);
  });

  it('what ships to another address is unaffected by a new default one, and follows a correction', async () => {
    const { sam, dallas, subscriptionId } = await withTwo();
    expectOk(await shipSubscription(harness.scope, sam, { subscriptionId, addressId: dallas }));
    expectOk(await changeAddress(harness.scope, sam, place('1 Pine Road', { city: 'Houston' })));
    expect(await citiesOf(sam)).toEqual(['Dallas']);
    expectOk(
      await editAddress(harness.scope, sam, {
        addressId: dallas,
        address: place('8 Oak Street', { city: 'Waco' }),
      }),
    );
    expect(await citiesOf(sam)).toEqual(['Waco']);
    expect(await removeAddress(harness.scope, sam, dallas)).toMatchObject({ failure: { code: 'CONFLICT' } });
    expectOk(await shipSubscription(harness.scope, sam, { subscriptionId, addressId: null }));
    expectOk(await removeAddress(harness.scope, sam, dallas));
    expect(await citiesOf(sam)).toEqual(['Houston']);
    expect(await streets(sam)).toEqual(['1 Pine Road']);
  });

  it('another default address: subscriptions of the old default one follow it, and the old one stays in the book', async () => {
    const { sam, dallas } = await withTwo();
    const [austin] = await streets(sam);
    expectOk(await chooseDefaultAddress(harness.scope, sam, dallas));
    expect(await citiesOf(sam)).toEqual(['Dallas']);
    expect(await streets(sam)).toEqual(['7 Oak Street', austin]);
  });

  it('a prescription ships in the patient’s state only; a refused move changes nothing', async () => {
    const { sam, dallas, subscriptionId } = await withTwo([finasteride], inMaine);
    const before = await viewOf(sam);
    const refused = { failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'address.state' }] } };
    expect(await shipSubscription(harness.scope, sam, { subscriptionId, addressId: dallas })).toMatchObject(
      refused,
    );
    expect(await chooseDefaultAddress(harness.scope, sam, dallas)).toMatchObject(refused);
    expect(await viewOf(sam)).toEqual(before);
  });

  it('prescriptions are evaluated when an address in another state is chosen', async () => {
    const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
    await harness.drain();
    const maine = expectOk(await addAddress(harness.scope, sam, place('7 Oak Street', inMaine)));
    expectOk(await chooseDefaultAddress(harness.scope, sam, maine));
    expect((await harness.scope.use(accountPort).person(idOf(sam)))?.address?.state).toBe('ME');
    expect(await citiesOf(sam)).toEqual(['Portland']);
  });

  it('an order to another address adds the previous default one to the book', async () => {
    const { patient: sam, request } = await harness.order({ products: [foam] });
    const { firstName, lastName, dob, phone, address } = request;
    const again = await harness.orderRequest([shampoo], {
      firstName,
      lastName,
      dob,
      phone,
      address: place('9 Elm Road'),
    });
    expectOk(await placeOrder(harness.scope, sam, again));
    expect(await streets(sam)).toEqual(['9 Elm Road', address.streetAddress1]);
    expect(await citiesOf(sam)).toContain('Austin');
  });

  it('never shows or changes the address of another patient', async () => {
    const { sam, dallas, subscriptionId } = await withTwo();
    const { patient: otto } = await harness.order({ products: [foam] });
    const notFound = { failure: { code: 'NOT_FOUND' } };
    const address = place('1 Pine Road');
    expect(await editAddress(harness.scope, otto, { addressId: dallas, address })).toMatchObject(notFound);
    expect(await removeAddress(harness.scope, otto, dallas)).toMatchObject(notFound);
    expect(await chooseDefaultAddress(harness.scope, otto, dallas)).toMatchObject(notFound);
    expect(await shipSubscription(harness.scope, otto, { subscriptionId, addressId: null })).toMatchObject(
      notFound,
    );
    expect(await streets(otto)).not.toContain('7 Oak Street');
    expect(await harness.scope.use(addressBookPort).others(idOf(otto))).toEqual([]);
    expect(await addAddress(harness.scope, { ...sam, impersonatorId: 'staff' }, address)).toMatchObject({
      failure: { code: 'IMPERSONATION_REFUSED' },
    });
    expect(await addAddress(harness.scope, sam, { ...address, zipCode: '1' })).toMatchObject({
      failure: { fields: [{ field: 'address.zipCode' }] },
    });
  });
});
