import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { beginInterruptedStory, INTERRUPTED_DAYS, interruptStory } from './interrupted-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness?.close());

it('is of a patient whose antidepressant is interrupted: the desk has to decide, and they read what to do', async () => {
  const parts = await storyPartsOf(harness, 'ruben@example.com');
  const start = harness.clock.now();
  await beginInterruptedStory(parts);
  harness.clock.set(addDays(start, INTERRUPTED_DAYS));
  await interruptStory(parts);
  expect(
    await parts.patient.ask('{ currentUser { care { treatments { continuity { title decidedBy } } } } }'),
  ).toEqual({
    currentUser: {
      care: { treatments: [{ continuity: { title: 'Do not stop it suddenly', decidedBy: null } }] },
    },
  });
  const { deskQueue } = await parts.clinician.ask(
    '{ deskQueue { patientName task statusLabel consultationId } }',
  );
  expect(deskQueue).toMatchObject([
    {
      patientName: 'Ruben Kessler',
      task: 'hold',
      statusLabel: expect.stringMatching(/canceled the subscription.*decide today/),
    },
  ]);
});
