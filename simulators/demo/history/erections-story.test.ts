import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomIds } from '#kernel/ids.ts';
import { maya } from '#test/harness/people.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeErectionsStory } from './erections-story.ts';
import { createVisitor } from './visitor.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

it('is of a patient whose erection medicine was prescribed and sent', async () => {
  const { clock, executor, makeScope, person, sweep, drain, card } = harness;
  const walter = await person('walter@example.com');
  await makeErectionsStory({
    clock,
    patient: createVisitor(executor, makeScope, walter),
    clinician: createVisitor(executor, makeScope, await person(maya.email, 'clinician')),
    issueCard: card,
    newId: () => randomIds.uuid(),
    settle: async () => {
      await sweep();
      await drain();
    },
  });
  const of = { user_id: walter.id };
  expect(await harness.rows('prescription', of)).toMatchObject([
    { drug_type: 'sildenafil', status: 'active' },
  ]);
  expect(await harness.rows('customer_order', of)).toMatchObject([{ submitted_at: expect.any(Date) }]);
});
