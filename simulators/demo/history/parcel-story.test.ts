import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeParcelStory } from './parcel-story.ts';
import { makeRefillStory } from './refill-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('shows a lost parcel, a replaced one, a refund and a dispute', async () => {
  const { executor, makeScope, knex } = harness;
  const operator = createVisitor(
    executor,
    makeScope,
    await harness.person('operator@example.com', 'operator'),
  );
  const partsOf = async (email: string) => ({ ...(await storyPartsOf(harness, email)), operator, knex });
  const oscar = await partsOf('oscar@example.com');
  const felix = await partsOf('felix@example.com');
  await makeParcelStory(oscar, felix, async (orderId) => {
    const [intentId] = await knex('charge_attempt as a')
      .join('invoice as i', 'i.id', 'a.invoice_id')
      .where('i.order_id', orderId)
      .pluck('a.intent_id');
    await harness.processor.simulator.dashboard.openDispute(intentId);
    await makeScope().enqueue('billing.settlements_of', { intentId });
  });
  const orders = '{ currentUser { orders { label } } }';
  const labels = (all: string[]) => ({ currentUser: { orders: all.map((label) => ({ label })) } });
  expect(await oscar.patient.ask(orders)).toEqual(labels(['Refunded', 'Delivered', 'Replaced']));
  expect(await felix.patient.ask(orders)).toEqual(labels(['Delivered', 'Lost on the way']));
  expect(await operator.ask('{ deskOrderIssues { open { kind } closed { outcome } } }')).toEqual({
    deskOrderIssues: {
      open: [{ kind: 'lost' }, { kind: 'disputed' }],
      closed: [{ outcome: 'Money returned' }, { outcome: 'New package sent' }],
    },
  });
});

it('shows paused refills, and refills at another interval', async () => {
  const ian = await storyPartsOf(harness, 'ian@example.com');
  const ravi = await storyPartsOf(harness, 'ravi@example.com');
  await makeRefillStory(ian, ravi);
  const refills = '{ currentUser { billing { subscriptions { label everyDays } } } }';
  const shown = (label: string, everyDays: number) => ({
    currentUser: { billing: { subscriptions: [{ label, everyDays }] } },
  });
  expect(await ian.patient.ask(refills)).toEqual(shown('Paused', 90));
  expect(await ravi.patient.ask(refills)).toEqual(shown('Active', 112));
});
