import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { beginMoveStory, tellOfMove } from './move-story.ts';
import { passDays } from './story-steps.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

it('is of a patient whose prescription waits in another state, while the conditioner goes on there', async () => {
  const parts = await storyPartsOf(harness, 'curtis@example.com');
  await beginMoveStory(parts);
  await passDays(parts, 10, 5);
  await tellOfMove(parts);
  expect(
    await parts.patient.ask(
      '{ startMove { state served sentAt waiting { name } } currentUser { address { state } renewal { status } } }',
    ),
  ).toEqual({
    startMove: {
      state: 'TX',
      served: true,
      sentAt: null,
      waiting: [{ name: expect.stringContaining('inasteride') }],
    },
    currentUser: { address: { state: 'TX' }, renewal: { status: 'moved' } },
  });
});
