import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import {
  expectOk,
  finasteride,
  finasteridePrice,
  foam,
  foamPrice,
  startWorld,
  type World,
} from '#test/harness/billing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { billingOverview, orderHistory } from './services/views/billing-overview.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await startWorld(database);
});
afterAll(async () => {
  await world?.stop();
  await database?.drop();
});

it('checkout, approval, charge, pharmacy, delivery, refill and cancellation show the right status texts', async () => {
  const { scope, clock } = world;
  const sam = await world.newPatient();
  const userId = sam.id ?? '';
  const start = clock.now();
  const { request, placed } = await world.buy(sam, [finasteride, foam]);
  expect(placed).toEqual({
    checkoutId: request.checkoutId,
    status: 'PLACED',
    actionUrl: null,
    href: '/thankyou',
    ordered: true,
  });
  // The over-the-counter order is charged today; the prescription waits.
  expect(await world.charges(userId)).toEqual([foamPrice]);
  await world.drain();
  expect((await orderHistory(scope, userId)).map(({ words, total }) => [words, total]).sort()).toEqual([
    ['At the pharmacy', foamPrice],
    ['Waiting for your clinician', finasteridePrice],
  ]);

  expectOk(await world.approve(sam, request.checkoutId, [finasteride]));
  await world.drain();
  expect(await world.charges(userId)).toEqual([foamPrice, finasteridePrice]);
  expect(await world.rows('demo_pharmacy_order')).toHaveLength(2);
  const running = await billingOverview(scope, userId);
  expect(running.action).toBeNull();
  expect(running.card?.last4).toBe('4242');
  expect(
    running.subscriptions.map(({ words, nextBillingDate, amount }) => [words, nextBillingDate, amount]),
  ).toEqual(
    expect.arrayContaining([
      ['Active', addDays(start, 75), finasteridePrice],
      ['Active', addDays(start, 75), foamPrice],
    ]),
  );

  clock.advance(6 * DAY_MS);
  await world.sweep();
  expect((await orderHistory(scope, userId)).map(({ words }) => words)).toEqual(['Delivered', 'Delivered']);

  clock.set(addDays(start, 75));
  await world.sweep();
  await world.drain();
  expect((await world.charges(userId)).sort()).toEqual([
    foamPrice,
    foamPrice,
    finasteridePrice,
    finasteridePrice,
  ]);
  const after = await billingOverview(scope, userId);
  expect(after.subscriptions.map(({ nextBillingDate }) => nextBillingDate)).toEqual([
    addDays(start, 165),
    addDays(start, 165),
  ]);

  const rx = after.subscriptions.find(({ needsPrescription }) => needsPrescription);
  const ended = expectOk(await cancelSubscription(scope, sam, { subscriptionId: rx?.id ?? '' }));
  expect(ended.words[0]).toBe('Your subscription ends today, 3 February 2027. There are no more charges.');
  expect(ended.lastCharge).toBe(finasteridePrice);
  expect(ended.stillShips).toHaveLength(1);
  clock.set(addDays(start, 170));
  await world.sweep();
  await world.drain();
  expect((await world.charges(userId)).filter((amount) => amount === finasteridePrice)).toHaveLength(2);
});
