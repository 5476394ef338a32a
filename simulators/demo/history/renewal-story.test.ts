import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { saveRenewalPhoto } from '#modules/consultation/index.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { CHART_DAYS } from './chart-story.ts';
import { drawScalp } from './draw-scalp.ts';
import { beginRenewalStory, goOnWithRenewal } from './renewal-story.ts';
import { passDays } from './story-steps.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

it('is of a patient in the middle of a renewal: answers and a photo are there, and the plan is chosen', async () => {
  const email = 'rolf@example.com';
  const parts = await storyPartsOf(harness, email);
  const { id } = await harness.person(email);
  const start = harness.clock.now();
  await beginRenewalStory(parts);
  await passDays(parts, CHART_DAYS, 70);
  harness.clock.set(addDays(start, CHART_DAYS));
  await goOnWithRenewal({
    ...parts,
    sendRenewalPhoto: async (view, thinning) => {
      const body = await drawScalp(view, thinning);
      expect((await saveRenewalPhoto(harness.makeScope(), id, { view, body })).ok).toBe(true);
    },
  });
  expect(
    await parts.patient.ask(
      '{ currentUser { renewal { status href options { plans { choice size } } } renewalPhotos { photos { view } last { view } } } }',
    ),
  ).toEqual({
    currentUser: {
      renewal: {
        status: 'in_progress',
        href: '/renewal/photos',
        options: { plans: [{ choice: 'size', size: 180 }] },
      },
      renewalPhotos: { photos: [{ view: 'front' }], last: [{ view: 'crown' }, { view: 'front' }] },
    },
  });
}, 120_000);
