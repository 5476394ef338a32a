import { expect } from 'vitest';
import { randomIds } from '#kernel/ids.ts';
import { savePhoto } from '#modules/consultation/index.ts';
import type { ChartStoryParts } from '#simulators/demo/history/chart-story.ts';
import { drawScalp } from '#simulators/demo/history/draw-scalp.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { maya } from '#test/harness/people.ts';
import type { ProductHarness } from '#test/harness/whole-product.ts';

/** What a story of the demo is told with, for the patient with this email address. */
export const storyPartsOf = async (
  { clock, executor, makeScope, person, sweep, drain, card }: ProductHarness,
  email: string,
): Promise<ChartStoryParts> => {
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
    sendPhoto: async (view, thinning, checkInId) => {
      const actor = { role: 'patient', id: patient.id, impersonatorId: null } as const;
      const body = await drawScalp(view, thinning);
      expect((await savePhoto(makeScope(), actor, patient.id, { view, body, checkInId })).ok).toBe(true);
    },
  };
};
