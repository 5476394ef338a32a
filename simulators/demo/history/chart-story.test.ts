import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { beginChartStory, CHART_DAYS, endChartStory, makeWaitingStory } from './chart-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

const partsFor = (email: string) => storyPartsOf(harness, email);

interface Case {
  readonly patientName: string;
  readonly consultationId: string;
  readonly kind: string;
  readonly statusLabel: string;
}

it('gives the desk a case with an emergency and a year of history, and one with two flags', async () => {
  const henry = await partsFor('henry@example.com');
  const start = harness.clock.now();
  await beginChartStory(henry);
  harness.clock.set(addDays(start, CHART_DAYS - 1));
  await endChartStory(henry);
  await makeWaitingStory(await partsFor('omar@example.com'));

  const { clinician } = henry;
  const queue = await clinician.ask('{ deskQueue { patientName consultationId kind statusLabel } }');
  const cases = queue.deskQueue as readonly Case[];
  expect(cases.map(({ patientName, kind }) => [patientName, kind])).toEqual([
    ['Henry Cole', 'renewal'],
    ['Omar Haddad', 'initial'],
  ]);
  const detailOf = async (index: number) => {
    const { deskCase } = await clinician.ask(
      `query($id: ID!) { deskCase(consultationId: $id) { alert { isOpen } flags { ruleId outcome inputs { visit } } readings { systolic }
        therapies { onHold } photos { view } earlierPhotos { photos { view } } history { kind } } }`,
      { id: cases[index]?.consultationId },
    );
    return Object(deskCase);
  };
  const chart = await detailOf(0);
  expect(chart).toMatchObject({
    alert: { isOpen: true },
    readings: [144, 136, 131, 124, 97].map((systolic) => ({ systolic })),
    therapies: [{ onHold: true }],
    photos: [{ view: 'crown' }, { view: 'front' }],
    earlierPhotos: [{ photos: [{ view: 'crown' }, { view: 'front' }, { view: 'top' }] }],
  });
  expect(chart.history.length).toBeGreaterThan(10);
  const waiting = await detailOf(1);
  const flags = (waiting.flags as readonly { ruleId: string; outcome: string }[])
    .filter(({ outcome }) => outcome === 'review')
    .map(({ ruleId }) => ruleId);
  expect(flags.sort()).toEqual(['FIN-LIVER', 'OTHER-HISTORY']);
});
