import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openDemoHarness();
});
afterAll(() => harness?.close());

it('the demo has a patient who agreed to text messages and got them', async () => {
  const { id } = await harness.person('gabe@example.com');
  const kinds = await harness.knex('text_message').where({ user_id: id }).pluck('kind');
  expect(kinds).toEqual(expect.arrayContaining(['order_shipped', 'check_in_due']));
});
