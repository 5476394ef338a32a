import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice } from '#test/harness/products.ts';
import { changeAddress } from './services/addresses/change-address.ts';

const harness = await openFileHarness();

const oak = {
  streetAddress1: '7 Oak Street',
  streetAddress2: ' ',
  city: 'Dallas',
  state: 'TX',
  zipCode: '75201',
};
const kept = { ...oak, streetAddress2: null };
const inMaine = { ...oak, city: 'Portland', state: 'ME', zipCode: '04101' };
const change = (actor: Actor, over: Record<string, unknown> = {}) =>
  changeAddress(harness.scope, actor, { ...oak, ...over });
const placesOf = async ({ id }: Actor) => {
  const person = await harness.scope.use(accountPort).person(id ?? '');
  const places = async (table: string) =>
    (await harness.rows(table, { user_id: id })).map(({ ship_to }) => ship_to.address.city);
  return {
    profile: person?.address,
    subscriptions: await places('subscription'),
    orders: await places('customer_order'),
  };
};

describe('changing the delivery address', () => {
  it('updates the profile, running subscriptions and unsent orders, and is confirmed in writing', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [finasteride, foam] });
    await harness.drain();
    expect(await change(sam)).toEqual({ ok: true, value: true });
    const { profile, subscriptions, orders } = await placesOf(sam);
    expect(profile).toEqual(kept);
    expect(subscriptions).toEqual(['Dallas', 'Dallas']);
    // The foam is paid and sent to the pharmacy; finasteride waits for its prescription.
    expect(orders.sort()).toEqual(['Austin', 'Dallas']);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'address_changed' })).toHaveLength(1);
    expect(await harness.rows('audit_log', { subject_id: sam.id, action: 'profile.saved' })).not.toEqual([]);
  });

  it('a charge that was announced is announced again when the new address has another tax', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await harness.drain();
    const { next_billing_date: planned } = (await harness.rows('subscription', { user_id: sam.id }))[0];
    harness.clock.set(addDays(planned, -5));
    await harness.sweep();
    const amounts = async () =>
      (await harness.rows('charge_agreement', { user_id: sam.id, basis: 'announced' }))
        .filter(({ withdrawn_at }) => withdrawn_at === null)
        .map(({ amount }) => amount);
    expect(await amounts()).toEqual([foamPrice]);
    // Nothing changes for an address with the same tax.
    expect(await change(sam)).toEqual({ ok: true, value: true });
    expect(await amounts()).toEqual([foamPrice]);
    expect(await change(sam, inMaine)).toEqual({ ok: true, value: true });
    expect(await amounts()).toEqual([]);
    await harness.sweep();
    const [amount] = await amounts();
    expect(amount).toBeGreaterThan(foamPrice);
    const before = (await harness.charges(sam.id)).length;
    await harness.untilNextCharge(sam);
    expect((await harness.charges(sam.id)).slice(before)).toEqual([amount]);
  });

  it('to another state is refused while a prescription product ships', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [finasteride] });
    expect(await change(sam, inMaine)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'address.state' }] },
    });
    expect((await placesOf(sam)).profile?.city).toBe('Austin');
  });

  it('to another state is accepted without a prescription product', async () => {
    const sam = await harness.account();
    await harness.order({ patient: sam, products: [foam] });
    await harness.drain();
    expect(await change(sam, inMaine)).toEqual({ ok: true, value: true });
    expect((await placesOf(sam)).subscriptions).toEqual(['Portland']);
  });

  it('reports every invalid field with its path in the form', async () => {
    const sam = await harness.account();
    expect(await change(sam, { streetAddress1: '<b>', city: '', zipCode: '1' })).toMatchObject({
      failure: {
        fields: [
          { field: 'address.streetAddress1' },
          { field: 'address.city' },
          { field: 'address.zipCode' },
        ],
      },
    });
  });

  it('is refused before the first order, while impersonating, and for a visitor', async () => {
    const sam = await harness.account();
    expect(await change(sam)).toMatchObject({ failure: { code: 'CONFLICT' } });
    expect(await change({ ...sam, impersonatorId: 'staff' })).toMatchObject({ ok: false });
    expect(await change({ role: 'visitor', id: null, impersonatorId: null })).toMatchObject({
      failure: { code: 'UNAUTHENTICATED' },
    });
  });
});
