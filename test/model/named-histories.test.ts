import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelHarness, openModelHarness } from '#test/model/model-harness.ts';
import { command, type Step } from './command.ts';
import { amend } from './commands/amend.ts';
import { approve, askPatient, propose } from './commands/clinician.ts';
import { answer, cancelVisit, submit } from './commands/intake.ts';
import { order } from './commands/order.ts';
import { acceptPlan } from './commands/plan.ts';
import { answerRenewal, submitRenewal } from './commands/renew.ts';
import { timePasses } from './commands/time-passes.ts';
import { treatment } from './commands/together.ts';
import { History } from './history.ts';

/** Histories that broke an invariant once; each was a defect of the product. */
const finasteride = 211;
const minoxidilTablets = 702;
const ketoconazole = 212;

let harness: ModelHarness;
beforeAll(async () => {
  harness = await openModelHarness();
});
afterAll(() => harness.close());

/** Lives through the steps; every invariant is checked after each. */
const live = async (steps: readonly Step[]): Promise<History> => {
  const history = new History(harness, await harness.newPatient());
  for (const step of steps) await command(step).run({}, history);
  return history;
};
const prescriptionsOf = async (history: History): Promise<readonly string[]> =>
  (await history.rows('prescription')).map(({ drug_type, status }) => `${drug_type} ${status}`);

describe('a stop answer is not forgotten', () => {
  it('when a draft about another drug held it and it was changed back', async () => {
    const history = await live([
      order([ketoconazole]),
      answer('allergy to minoxidil'),
      answer('healthy'),
      submit,
      approve(),
      order([minoxidilTablets]),
      answer('healthy'),
      submit,
      approve({ acknowledges: false }),
    ]);
    expect(await prescriptionsOf(history)).toEqual(['ketoconazole active']);
  });

  it('when the draft of a renewal held it and it was changed back', async () => {
    const history = await live([
      treatment([finasteride], 1),
      timePasses(15),
      answerRenewal('allergy to finasteride'),
      answerRenewal('healthy'),
      submitRenewal,
      approve({ acknowledges: false }),
    ]);
    expect(await prescriptionsOf(history)).toEqual(['finasteride completed']);
  });

  it('when a plan was accepted after a second stop was changed back', async () => {
    const history = await live([
      order([finasteride]),
      answer('allergy to finasteride'),
      answer('healthy'),
      submit,
      propose([finasteride, ketoconazole]),
      order([minoxidilTablets]),
      answer('patchy hair loss'),
      answer('healthy'),
      acceptPlan,
    ]);
    expect(await prescriptionsOf(history)).toEqual([]);
  });
});

describe('an emergency', () => {
  it('is alerted again after an earlier one was handled', async () => {
    const history = await live([
      treatment([finasteride]),
      amend('chest pain'),
      askPatient(),
      amend('self-harm'),
    ]);
    const [visit] = await history.rows('consultation');
    expect(visit.alert_handled_at).toBeNull();
  });

  it('in a draft stays one when the patient cancels the visit at once', async () => {
    const history = await live([
      treatment([finasteride]),
      order([ketoconazole]),
      answer('chest pain'),
      cancelVisit,
      timePasses(1),
    ]);
    expect(await prescriptionsOf(history)).toEqual(['finasteride on_hold']);
  });
});
