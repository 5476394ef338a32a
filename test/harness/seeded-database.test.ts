import { expect, it } from 'vitest';
import { type Harness, openHarness } from './harness.ts';
import { finasteride } from './products.ts';

const stateOf = async ({ knex, rows }: Harness) => ({
  products: (await rows('product', {})).toSorted((a, b) => Number(a.id) - Number(b.id)),
  people: (await rows('person', {})).length,
  orders: (await rows('customer_order', {})).length,
  events: (await rows('outbox_event', {})).length,
  jobs: (await knex('graphile_worker._private_jobs').select('id')).length,
  nextOrder: (await knex.raw('select last_value, is_called from order_number')).rows,
});

it('a database that a test gave back has the rows after seeding again, also of what was seeded', async () => {
  const first = await openHarness();
  const before = await stateOf(first);
  await first.approvedOrder({ products: [finasteride] });
  await first.knex('product').where({ id: finasteride }).update({ price: 1 });
  await first.close();
  const second = await openHarness();
  expect(second.database.url).toBe(first.database.url);
  expect(await stateOf(second)).toEqual(before);
  await second.approvedOrder({ products: [finasteride] });
  await second.drain();
  await second.close();
});

it('one whose tables, triggers or functions were changed is not used again', async () => {
  const first = await openHarness();
  await first.knex.raw('alter table decision_record disable trigger user');
  await first.close();
  const second = await openHarness();
  expect(second.database.url).not.toBe(first.database.url);
  await second.close();
});

it('one with a lock that a test left is not used again', async () => {
  const first = await openHarness();
  await first.knex.raw('select pg_advisory_lock(1)');
  await first.close();
  const second = await openHarness();
  expect(second.database.url).not.toBe(first.database.url);
  await second.close();
});
