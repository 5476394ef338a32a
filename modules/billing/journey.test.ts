import { expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '#test/harness/products.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { billingOverview, orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness();

it('checkout, approval, charge, pharmacy, delivery, refill and cancellation show the right status texts', async () => {
  const { scope, clock } = harness;
  const sam = await harness.account();
  const userId = sam.id ?? '';
  const start = clock.now();
  const { request, placed } = await harness.order({ patient: sam, products: [finasteride, foam] });
  expect(placed).toEqual({
    checkoutId: request.checkoutId,
    status: 'PLACED',
    actionUrl: null,
    href: '/thankyou',
    ordered: true,
  });
  // The over-the-counter order is charged today; the prescription waits.
  expect(await harness.charges(userId)).toEqual([foamPrice]);
  await harness.drain();
  expect((await orderHistory(scope, userId)).map(({ label, total }) => [label, total]).sort()).toEqual([
    ['At the pharmacy', foamPrice],
    ['Waiting for your clinician', finasteridePrice],
  ]);

  expectOk(await harness.approveOrder(sam, request.checkoutId, [finasteride]));
  await harness.drain();
  expect(await harness.charges(userId)).toEqual([foamPrice, finasteridePrice]);
  expect(await harness.rows('demo_pharmacy_order')).toHaveLength(2);
  const running = await billingOverview(scope, userId);
  expect(running.action).toBeNull();
  expect(running.card?.last4).toBe('4242');
  expect(
    running.subscriptions.map(({ label, nextBillingDate, amount }) => [label, nextBillingDate, amount]),
  ).toEqual(
    expect.arrayContaining([
      ['Active', addDays(start, 75), finasteridePrice],
      ['Active', addDays(start, 75), foamPrice],
    ]),
  );

  clock.advance(6 * DAY_MS);
  await harness.sweep();
  expect((await orderHistory(scope, userId)).map(({ label }) => label)).toEqual(['Delivered', 'Delivered']);

  clock.set(addDays(start, 68));
  await harness.sweep();
  clock.set(addDays(start, 75));
  await harness.sweep();
  await harness.drain();
  expect((await harness.charges(userId)).sort()).toEqual([
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
  expect(ended.effects[0]).toBe('Your subscription ends today, February 3, 2027. There are no more charges.');
  expect(ended.lastCharge).toBe(finasteridePrice);
  expect(ended.stillShips).toHaveLength(1);
  clock.set(addDays(start, 170));
  await harness.sweep();
  await harness.drain();
  expect((await harness.charges(userId)).filter((amount) => amount === finasteridePrice)).toHaveLength(2);
});
