import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { answerFlaggedCheckIn, beginFlaggedCheckIn } from './check-in-story.ts';
import { passDays } from './story-steps.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('gives the desk a check-in with a flag and photos', async () => {
  const parts = await storyPartsOf(harness, 'hugo@example.com');
  await beginFlaggedCheckIn(parts);
  await passDays(parts, 46, 23);
  await answerFlaggedCheckIn(parts);
  await parts.settle();
  const { deskQueuePage } = await parts.clinician.ask(
    'query { deskQueuePage { cases { consultationId patientName task flagCount } } }',
  );
  const { cases } = Object(deskQueuePage);
  expect(cases).toMatchObject([{ patientName: 'Hugo Alder', task: 'check_in', flagCount: 1 }]);
  const { deskCase } = await parts.clinician.ask(
    'query Case($id: ID!) { deskCase(consultationId: $id) { photos { view } history { what } } }',
    { id: cases[0].consultationId },
  );
  expect(deskCase).toMatchObject({ photos: [{ view: 'crown' }, { view: 'front' }] });
}, 120_000);
