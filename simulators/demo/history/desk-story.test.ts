import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { CHART_DAYS, type ChartStoryParts } from './chart-story.ts';
import { type DeskPatientName, deskPeople } from './desk-people.ts';
import { beginYear, makeDeskStory } from './desk-story.ts';
import { passDays } from './story-steps.ts';
import { createVisitor } from './visitor.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

const partsFor = (email: string) => storyPartsOf(harness, email);

it('gives the desk a case for each reason to wait', async () => {
  const names = Object.keys(deskPeople) as DeskPatientName[];
  const parts = new Map(
    await Promise.all(names.map(async (name) => [name, await partsFor(deskPeople[name].email)] as const)),
  );
  const partsOf = (name: DeskPatientName): ChartStoryParts => {
    const found = parts.get(name);
    if (!found) throw new Error(`There are no parts for ${name}.`);
    return found;
  };
  const { clock, executor, makeScope, person } = harness;
  const colleague = createVisitor(executor, makeScope, await person('colleague@example.com', 'clinician'));
  const { clinician, settle } = partsOf('fresh');
  await beginYear(partsOf);
  await passDays({ clock, settle }, CHART_DAYS, 70);
  await makeDeskStory(partsOf, colleague, addDays(clock.now(), 2));
  clock.set(addDays(clock.now(), 2 / 24));

  const { deskQueuePage } = await clinician.ask(
    'query { deskQueuePage { cases { patientName task isLate assignedTo flagCount } counts { waiting } } }',
  );
  const cases: readonly { patientName: string; task: string; isLate: boolean }[] =
    Object(deskQueuePage).cases;
  const taskOf = (name: DeskPatientName) => {
    const { firstName, lastName } = deskPeople[name];
    return cases.find(({ patientName }) => patientName === `${firstName} ${lastName}`)?.task;
  };
  expect(Object.fromEntries(names.map((name) => [name, taskOf(name)]))).toEqual({
    renewal: 'renewal',
    message: 'message',
    correction: 'correction',
    late: 'new_visit',
    plan: 'patient',
    handedOver: 'new_visit',
    photosMissing: 'photos_missing',
    fresh: 'new_visit',
  });
  expect(cases.filter(({ isLate }) => isLate).map(({ patientName }) => patientName)).toEqual([
    'Caleb Whitman',
  ]);
}, 120_000);
