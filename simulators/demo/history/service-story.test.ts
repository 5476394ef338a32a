import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeServiceStory } from './service-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('shows an order of which a part waits for stock, an answered request and an open one', async () => {
  const { executor, makeScope, knex } = harness;
  const account = await harness.person('operator@example.com', 'operator');
  const operator = createVisitor(executor, makeScope, account);
  const silas = await storyPartsOf(harness, 'silas@example.com');
  await makeServiceStory({ ...silas, operator, knex });
  expect(
    await silas.patient.ask(
      '{ currentUser { orders { label parcels { label } } serviceRequests { label } } }',
    ),
  ).toMatchObject({
    currentUser: {
      orders: [{ label: 'Partly on its way', parcels: [{ label: 'Delivered' }] }],
      serviceRequests: [{ label: expect.any(String) }, { label: expect.any(String) }],
    },
  });
  expect(await operator.ask('{ deskServiceRequests { requests { topic } } }')).toEqual({
    deskServiceRequests: { requests: [{ topic: 'billing' }] },
  });
});
