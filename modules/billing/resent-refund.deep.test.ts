import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { foam, shampoo, shampooWithTax } from '#test/harness/products.ts';
import { chooseForOrder } from './services/parcels/choose-for-order.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ processorTimeoutMs: 1_000 });
  harness.processor.faults.webhooks = 'never';
});
afterEach(() => harness?.close());

const pass = async (days: number) => {
  harness.clock.advance(days * DAY_MS);
  // A request that the processor does not answer is reported, and tried again.
  await harness.sweep().catch(() => {});
  await harness.drain();
};

it.each([
  ['drop-after', 'the answer is lost'],
  ['fail-before', 'it does not arrive'],
] as const)('a refund is sent once, though %s: %s, and nobody asks again for days', async (fault, _) => {
  const { patient: sam } = await harness.order({ products: [foam, shampoo] });
  await harness.drain();
  const [{ id: orderId }] = await harness.rows('customer_order', { user_id: sam.id });
  await pharmacyOrders(harness.database.knex).setWaiting(orderId, [shampoo], null);
  await pass(1.1);
  expectOk(await chooseForOrder(harness.scope, sam, { orderId, wish: 'refund' }));
  // The adapter itself tries three times.
  harness.processor.faults.next = [fault, fault, fault];
  await harness.drain().catch(() => {});
  expect(await harness.rows('refund', {})).toMatchObject([{ status: 'pending', refund_id: null }]);
  harness.processor.faults.next = [];
  // Longer than the processor keeps the key of the request.
  await pass(3);
  expect(await harness.refunds(sam.id)).toEqual([shampooWithTax]);
  const sent = await harness.rows('demo_processor_object', { kind: 'refund' });
  expect(await harness.rows('refund', {})).toMatchObject([{ status: 'done', refund_id: sent[0]?.id }]);
  expect(sent).toHaveLength(1);
  expect(await harness.rows('notice', { person_id: sam.id, kind: 'refund_failed' })).toEqual([]);
});
