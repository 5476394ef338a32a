import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { askForMore, beginDoseStories, DOSE_DAYS } from './dose-stories.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

const partsFor = (email: string) => storyPartsOf(harness, email);

it('gives the desk a request for a higher dose, and a patient who may ask for one', async () => {
  const marcus = await partsFor('marcus@example.com');
  const peter = await partsFor('peter@example.com');
  const start = harness.clock.now();
  await beginDoseStories(marcus, peter);
  harness.clock.set(addDays(start, DOSE_DAYS));
  await askForMore(marcus);
  const { deskQueue } = await marcus.clinician.ask('{ deskQueue { patientName kind productNames } }');
  expect(deskQueue).toEqual([
    {
      patientName: 'Marcus Bell',
      kind: 'titration',
      productNames: ['Asks for a higher dose: Minoxidil 2.5 mg, 45 tablets → Minoxidil 2.5 mg, 90 tablets'],
    },
  ]);
  const { currentUser } = await peter.patient.ask(
    '{ currentUser { titrationProducts { id } doseChange { choices { higher { id } } } } }',
  );
  expect(currentUser).toEqual({
    titrationProducts: [{ id: 702 }],
    doseChange: { choices: [{ higher: { id: 702 } }] },
  });
});
