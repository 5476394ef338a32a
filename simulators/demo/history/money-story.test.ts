import { afterAll, beforeAll, expect, it } from 'vitest';
import { raiseDifferences } from '#modules/billing/index.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { foam } from '#test/harness/products.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeMoneyStory } from './money-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('shows two tasks about differences of different kinds, and one that was closed', async () => {
  const { executor, makeScope } = harness;
  for (let orders = 0; orders < 2; orders += 1) await harness.order({ products: [foam] });
  await harness.drain();
  const intentIds = (await harness.rows('charge_attempt')).map(({ intent_id }) => intent_id);
  const operator = createVisitor(
    executor,
    makeScope,
    await harness.person('operator@example.com', 'operator'),
  );
  await makeMoneyStory({
    operator,
    dashboard: harness.processor.simulator.dashboard,
    intentIds,
    compare: () => raiseDifferences(makeScope(), 0),
  });
  const ask = (isClosed: boolean) =>
    operator.ask(
      `{ deskBillingTasks(isClosed: ${isClosed}) { tasks { orderNumber outcome } waiting { tasks } } }`,
    );
  const [order] = await harness.rows('customer_order', {
    id: (await harness.rows('invoice', { id: (await harness.rows('charge_attempt'))[0].invoice_id }))[0]
      .order_id,
  });
  expect(await ask(false)).toEqual({
    deskBillingTasks: {
      tasks: expect.arrayContaining([
        { orderNumber: order.number, outcome: null },
        { orderNumber: null, outcome: null },
      ]),
      waiting: { tasks: 2 },
    },
  });
  expect(await ask(true)).toMatchObject({
    deskBillingTasks: { tasks: [{ orderNumber: null, outcome: 'Explained, nothing to correct' }] },
  });
});
