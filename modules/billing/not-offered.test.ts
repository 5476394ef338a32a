import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { type Formulary, formularyPort } from '#modules/catalogue/index.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { provide } from '#server/scope.ts';
import {
  expectOk,
  finasteride,
  finasteridePrice,
  foam,
  startWorld,
  type World,
} from '#test/harness/billing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import {
  intakeThatRemembers,
  prescribe,
  prescriptionBook,
} from '#test/harness/doubles/prescription-tables.ts';
import { billingPort, careIntakePort, otcChangesPort, prescriptionGatePort } from './index.ts';
import { checkoutPage } from './services/checkout/checkout-page.ts';
import { confirmCheckout } from './services/checkout/confirm-checkout.ts';
import { placeOrder } from './services/checkout/place-order.ts';
import { dispatchOrder } from './services/fulfillment/dispatch-order.ts';

const sildenafil = 1001;

/** The real registration; `withdrawn` drugs have lost theirs. */
let withdrawn: readonly string[] = [];
const register: Formulary = {
  missingParts: (drug) => (withdrawn.includes(drug) ? ['rules'] : formulary.missingParts(drug)),
};

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await startWorld(database, 10_000, {
    modules: [],
    providers: [
      provide(careIntakePort, intakeThatRemembers),
      provide(prescriptionGatePort, prescriptionBook),
      provide(formularyPort, () => register),
    ],
  });
});
afterAll(async () => {
  await world?.stop();
  await database?.drop();
});
afterEach(() => {
  withdrawn = [];
});

const idOf = (actor: Actor): string => actor.id ?? '';
const refusal = (field: string, name: string) => ({
  ok: false,
  failure: {
    code: 'BAD_USER_INPUT',
    fields: [{ field, message: expect.stringMatching(new RegExp(`^${name} is not offered yet\\.`)) }],
  },
});
const noticesTo = async (actor: Actor) =>
  database
    .knex('notice')
    .where({ person_id: idOf(actor) })
    .orderBy('created_at')
    .pluck('body');
const heldNotices = async (actor: Actor) =>
  (await noticesTo(actor)).filter((body: string) => body.includes('do not offer'));
const pass = async () => {
  await world.sweep();
  await world.drain();
};
const treated = async () => {
  const sam = await world.newPatient();
  const { request } = await world.buy(sam, [finasteride]);
  expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
  await world.drain();
  return { sam, request };
};

describe('at checkout', () => {
  it('the page leaves it out and says so by name', async () => {
    const page = await checkoutPage(world.scope, null, `${finasteride},${sildenafil},9999`);
    expect(page.products.map(({ id }) => id)).toEqual([finasteride]);
    expect(page.notOffered).toEqual([expect.stringMatching(/^Sildenafil is not offered yet\./)]);
    expect(page.ignoredIds).toEqual(['9999']);
  });

  it('an order with it is refused by name; nothing is stored or charged', async () => {
    const sam = await world.newPatient();
    const request = await world.order([finasteride, sildenafil]);
    expect(await placeOrder(world.scope, sam, request)).toMatchObject(refusal('productIds', 'Sildenafil'));
    expect(await world.rows('checkout', { id: request.checkoutId })).toEqual([]);
    expect(await world.rows('customer_order', { user_id: sam.id })).toEqual([]);
  });

  it('it is refused as well when the registration goes while the bank asks', async () => {
    const sam = await world.newPatient();
    const paymentMethodId = await world.card('4000002500003155');
    const request = await world.order([finasteride], { paymentMethodId });
    const placed = expectOk(await placeOrder(world.scope, sam, request));
    await world.processor.answerChallenge(placed.actionUrl ?? '', 'approve');
    withdrawn = ['finasteride'];
    const answer = await confirmCheckout(world.scope, sam, request);
    expect(answer).toMatchObject(refusal('productIds', 'Finasteride'));
    expect(await world.rows('customer_order', { user_id: sam.id })).toEqual([]);
  });

  it('it cannot be added to what ships already', async () => {
    const sam = await world.newPatient();
    await world.buy(sam, [foam]);
    await world.drain();
    const answer = await world.scope.use(otcChangesPort).quote(idOf(sam), { add: [sildenafil], stop: [] });
    expect(answer).toMatchObject(refusal('addProductIds', 'Sildenafil'));
  });
});

describe('what was ordered before', () => {
  it('is not approved', async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    withdrawn = ['finasteride'];
    const answer = await world.approve(sam, request.checkoutId, [finasteride]);
    expect(answer).toMatchObject(refusal('productIds', 'Finasteride'));
    const other = await world.scope
      .use(billingPort)
      .approveVisit(
        { ...systemActor, role: 'clinician' },
        { checkoutId: request.checkoutId, productIds: [sildenafil] },
      );
    expect(other).toMatchObject(refusal('productIds', 'Sildenafil'));
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([]);
  });

  it('is not charged the first time, is told once, and goes on when it is offered', async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    withdrawn = ['finasteride'];
    await pass();
    world.clock.advance(3 * 3_600_000);
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([]);
    expect(await heldNotices(sam)).toHaveLength(1);
    withdrawn = [];
    world.clock.advance(3 * 3_600_000);
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice]);
  });

  it('is not refilled: the subscription is held, the patient told why, and runs again when it is offered', async () => {
    const { sam } = await treated();
    withdrawn = ['finasteride'];
    world.clock.set(addDays(world.clock.now(), 76));
    await pass();
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await world.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    expect(await heldNotices(sam)).toEqual([
      expect.stringContaining('your refill is on hold and you were not charged'),
    ]);
    await world.scope.use(billingPort).prescriptionRenewed(systemActor, idOf(sam));
    expect(await world.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    withdrawn = [];
    await world.scope.use(billingPort).prescriptionRenewed(systemActor, idOf(sam));
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice, finasteridePrice]);
  });

  it('is not sent when it was paid before: the order is held, the patient told, and goes when it is offered', async () => {
    const sam = await world.newPatient();
    const { request } = await world.buy(sam, [finasteride]);
    expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
    await world.drain();
    const [order] = await world.rows('customer_order', { user_id: sam.id });
    await database
      .knex('customer_order')
      .where({ id: order.id })
      .update({ status: 'ready', submitted_at: null });
    withdrawn = ['finasteride'];
    await dispatchOrder(world.scope, order.id);
    await dispatchOrder(world.scope, order.id);
    const [held] = await world.rows('customer_order', { id: order.id });
    expect(held.status).toBe('on_hold');
    expect(await heldNotices(sam)).toEqual([expect.stringContaining('so nothing is sent')]);
    withdrawn = [];
    await dispatchOrder(world.scope, order.id);
    const [sent] = await world.rows('customer_order', { id: order.id });
    expect(sent.status).not.toBe('on_hold');
  });

  it('an existing subscription of an erection medicine is neither charged nor sent, whatever is prescribed', async () => {
    const { sam } = await treated();
    const [subscription] = await world.rows('subscription', { user_id: sam.id });
    await database
      .knex('subscription_product')
      .where({ subscription_id: subscription.id })
      .update({ product_id: sildenafil, drug_type: 'sildenafil', name: 'Sildenafil 25 mg, 12 tablets' });
    await prescribe(world.scope, idOf(sam), [sildenafil]);
    world.clock.set(addDays(world.clock.now(), 76));
    await pass();
    expect(await world.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await world.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
    expect(await heldNotices(sam)).toHaveLength(1);
  });
});
