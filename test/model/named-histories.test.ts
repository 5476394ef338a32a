import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelHarness, openModelHarness } from '#test/model/model-harness.ts';
import { command, type Step } from './command.ts';
import { amend } from './commands/amend.ts';
import { approve, askPatient, propose } from './commands/clinician.ts';
import { openChange } from './commands/dose-change.ts';
import { answer, cancelVisit, finishPhotos, submit } from './commands/intake.ts';
import { move } from './commands/move.ts';
import { order } from './commands/order.ts';
import { acceptPlan } from './commands/plan.ts';
import { answerRenewal, submitRenewal } from './commands/renew.ts';
import { replaceParcel } from './commands/replace-parcel.ts';
import { resolveStops } from './commands/resolve-stops.ts';
import { secondAccount } from './commands/second-account.ts';
import { timePasses } from './commands/time-passes.ts';
import { treatment } from './commands/together.ts';
import { changeTreatment, closeAlert } from './commands/treatment.ts';
import { History } from './history.ts';
import { sentOrders, takeSnapshot } from './snapshot.ts';

/** Histories that broke an invariant once; each was a defect of the product. */
const finasteride = 211;
const minoxidilTablets = 702;
const ketoconazole = 212;
const minoxidilFoam = 239;
const minoxidilSolution = 210;
const sildenafil = 1010;

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
const rulesThatHold = async (history: History): Promise<readonly string[]> => {
  const { holds } = await takeSnapshot(history);
  return holds.flatMap(({ rule_ids, lifted_at }) => (lifted_at === null ? rule_ids : []));
};

describe('a stop answer is not forgotten', () => {
  it('when a draft about another drug placed the hold and it was changed back', async () => {
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

  it('when the draft of a renewal placed the hold and it was changed back', async () => {
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

  it('when another visit told it and one clinician acknowledges every flag; two resolve it', async () => {
    const told = [
      order([finasteride]),
      answer('healthy'),
      submit,
      finishPhotos,
      order([ketoconazole]),
      answer('cancer treatment'),
      submit,
      approve(),
      approve({ back: 1 }),
    ];
    expect(await prescriptionsOf(await live(told))).toEqual([]);
    const history = await live([...told, resolveStops(false), approve(), resolveStops(), approve()]);
    expect(await prescriptionsOf(history)).toEqual(['finasteride active']);
  });

  it('when another account told it, and the accounts are joined', async () => {
    const history = await live([
      order([finasteride]),
      answer('healthy'),
      submit,
      secondAccount('patchy hair loss', 'merge'),
      approve(),
      order([minoxidilFoam]),
    ]);
    expect(history.facts.map(({ isOfJoinedAccount }) => isOfJoinedAccount)).toEqual([true]);
    expect(await prescriptionsOf(history)).toEqual([]);
    expect((await takeSnapshot(history)).orders).toHaveLength(1);
  });

  it('when another account told it, and what runs is put on hold as the accounts are joined', async () => {
    const history = await live([treatment([finasteride]), secondAccount('patchy hair loss', 'merge')]);
    expect(history.facts).toHaveLength(1);
    expect(await prescriptionsOf(history)).toEqual(['finasteride on_hold']);
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

  it('in a draft stays one when the patient cancels the visit immediately', async () => {
    const history = await live([
      treatment([finasteride]),
      order([ketoconazole]),
      answer('chest pain'),
      cancelVisit,
      timePasses(1),
    ]);
    expect(await prescriptionsOf(history)).toEqual(['finasteride on_hold']);
  });

  it('after a second move is alerted while the renewal after the first one is reviewed', async () => {
    const history = await live([
      treatment([finasteride]),
      move('TX'),
      move('NY', 'chest pain'),
      timePasses(2),
    ]);
    expect(await prescriptionsOf(history)).toEqual(['finasteride on_hold']);
    const renewals = (await takeSnapshot(history)).consultations.filter(({ kind }) => kind === 'renewal');
    expect(renewals.map(({ status, alert_at }) => [status, alert_at !== null])).toEqual([
      ['assigned', false],
      ['canceled', true],
    ]);
    expect(await rulesThatHold(history)).toContain('URGENT-SYMPTOMS');
  });

  it('in a renewal is alerted while a change of treatment is reviewed', async () => {
    const history = await live([
      treatment([minoxidilTablets], 1),
      openChange([ketoconazole], false),
      answerRenewal('chest pain'),
      timePasses(2),
    ]);
    const alerted = (await history.rows('consultation')).filter(({ alert_at }) => alert_at !== null);
    expect(alerted.map(({ kind }) => kind)).toEqual(['renewal']);
    expect(await rulesThatHold(history)).toContain('URGENT-SYMPTOMS');
  });

  it('in a renewal is alerted while the renewal after a move is reviewed', async () => {
    const history = await live([
      treatment([finasteride], 1),
      timePasses(70),
      answerRenewal('healthy'),
      move('TX'),
      answerRenewal('self-harm'),
      submitRenewal,
      timePasses(2),
    ]);
    const alerted = (await history.rows('consultation')).filter(({ alert_at }) => alert_at !== null);
    expect(alerted.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['renewal canceled']);
  });

  it('without an outcome stays unresolved, and nothing that it affects is sold', async () => {
    const history = await live([
      order([ketoconazole]),
      answer('self-harm'),
      submit,
      resolveStops(),
      order([minoxidilSolution]),
      timePasses(2),
    ]);
    expect(history.log.join()).toContain('An emergency of the patient is open.');
    expect((await takeSnapshot(history)).resolutions).toEqual([]);
    expect(sentOrders(await takeSnapshot(history))).toEqual([]);
    for (const step of [closeAlert(), resolveStops(), order([minoxidilSolution]), timePasses(1)])
      await command(step).run({}, history);
    expect((await takeSnapshot(history)).resolutions).toHaveLength(1);
    expect(sentOrders(await takeSnapshot(history))).toHaveLength(1);
  });
});

it('a stop after a second move holds what the patient takes, though its questionnaire is refused', async () => {
  const history = await live([
    treatment([finasteride]),
    move('TX'),
    changeTreatment('resumes'),
    move('NY', 'allergy to finasteride'),
  ]);
  expect(history.log.join()).toContain('A clinician is reviewing your renewal already.');
  const facts = await history.rows('patient_fact', { user_id: history.patient.id, stage: 'draft' });
  expect(facts.some(({ question }) => question === 'allergies')).toBe(true);
  expect(await rulesThatHold(history)).not.toEqual([]);
});

it('a drug that the patient has in an open order is not added to a renewal', async () => {
  const history = await live([
    treatment([finasteride], 1),
    timePasses(70),
    answerRenewal('healthy'),
    submitRenewal,
    order([ketoconazole]),
    propose([finasteride, ketoconazole]),
    approve(),
    timePasses(10),
  ]);
  expect(history.log.join()).toMatch(/BAD_USER_INPUT: [^,]*(ordered|has)/);
  const { subscriptions, consultations, prescriptions } = await takeSnapshot(history);
  expect(
    consultations.filter(({ kind, status }) => kind === 'renewal' && status === 'plan_proposed'),
  ).toEqual([]);
  expect(prescriptions.map(({ drug_type }) => drug_type)).not.toContain('ketoconazole');
  expect(subscriptions).toHaveLength(2);
});

it('minoxidil is not prescribed to a patient who ordered it over the counter in the same order', async () => {
  const history = await live([
    order([minoxidilFoam, ketoconazole]),
    answer('healthy'),
    submit,
    propose([finasteride, minoxidilTablets]),
    acceptPlan,
    timePasses(1),
  ]);
  expect(history.log.join()).toContain('the patient already has');
  expect(await prescriptionsOf(history)).toEqual([]);
});

it('minoxidil that the same order bought over the counter counts for the rules of erection medicine', async () => {
  const history = await live([
    order([minoxidilFoam, sildenafil]),
    answer('healthy'),
    submit,
    timePasses(1),
    approve(),
  ]);
  expect(await prescriptionsOf(history)).toEqual(['sildenafil active']);
  const { decisions } = await takeSnapshot(history);
  const judged = decisions.filter(({ purpose }) => purpose === 'submit' || purpose === 'approve');
  expect(
    judged.map(({ purpose, rules }) => [purpose, rules?.find(({ id }) => id === 'MATRIX-PDE5-MINOXIDIL')]),
  ).toEqual(['submit', 'approve'].map((purpose) => [purpose, expect.objectContaining({ result: 'fired' })]));
});

it('a parcel that was damaged is replaced: another fill is given back, and nothing is charged again', async () => {
  const history = await live([treatment([finasteride], 2), timePasses(10), replaceParcel, timePasses(10)]);
  const { orders, fills, attempts } = await takeSnapshot(history);
  expect(orders.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'rx replaced',
    'replacement delivered',
  ]);
  const given = await history.rows('prescription_fill', {
    prescription_id: fills[0]?.prescription_id,
    returned_at: null,
  });
  expect(given.map(({ order_id }) => order_id)).toEqual([orders[1]?.id]);
  expect(attempts).toHaveLength(1);
});

it('nothing is prescribed by answers of more than two weeks ago', async () => {
  const history = await live([
    order([finasteride]),
    answer('healthy'),
    submit,
    timePasses(15),
    approve(),
    timePasses(1),
  ]);
  expect(await prescriptionsOf(history)).toEqual([]);
});
