import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { savePhoto } from '#modules/consultation/index.ts';
import { maya } from '#test/harness/people.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import type { ChartStoryParts } from './chart-story.ts';
import { askForMore, beginDoseStories, DOSE_DAYS } from './dose-stories.ts';
import { drawScalp } from './draw-scalp.ts';
import { createVisitor } from './visitor.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

const partsFor = async (email: string): Promise<ChartStoryParts> => {
  const { clock, executor, makeScope, person, sweep, drain, card } = harness;
  const patient = await person(email);
  return {
    clock,
    patient: createVisitor(executor, makeScope, patient),
    clinician: createVisitor(executor, makeScope, await person(maya.email, 'clinician')),
    issueCard: card,
    newId: () => randomIds.uuid(),
    settle: async () => {
      await sweep();
      await drain();
    },
    sendPhoto: async (view, thinning) => {
      const actor = { role: 'patient', id: patient.id, impersonatorId: null } as const;
      const body = await drawScalp(view, thinning);
      expect((await savePhoto(makeScope(), actor, patient.id, { view, body })).ok).toBe(true);
    },
  };
};

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
