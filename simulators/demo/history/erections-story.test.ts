import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeErectionsStory } from './erections-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

it('is of a patient whose erection medicine was prescribed and sent', async () => {
  await makeErectionsStory(await storyPartsOf(harness, 'walter@example.com'));
  const walter = await harness.person('walter@example.com');
  const of = { user_id: walter.id };
  expect(await harness.rows('prescription', of)).toMatchObject([
    { drug_type: 'sildenafil', status: 'active' },
  ]);
  expect(await harness.rows('customer_order', of)).toMatchObject([{ submitted_at: expect.any(Date) }]);
});
