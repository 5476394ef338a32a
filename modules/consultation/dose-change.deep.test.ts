import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { doseChanges, halfTablets, wholeTablets } from '#test/harness/dose-change.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf, fieldsOf } from '#test/harness/treatment-api.ts';
import { responseOf, save, statusOf } from '#test/harness/visit-api.ts';

const CHOICES = `{ currentUser { titrationProducts { id } doseChange { isBegun isWaiting
  choices { drugType onHold higherFrom present { id } higher { id } lower { id } } requests { drugType wish isSettled wanted { id } } } } }`;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const ask = doseChanges(harness, maya);

const requestsOf = async (id: string) => {
  const [{ journey_id }] = await harness.rows('consultation', { id });
  const [{ dose_requests }] = await harness.rows('journey', { id: journey_id });
  return dose_requests as readonly {
    wish: string;
    proposal: string;
    isSettled: boolean;
    wanted: { productId: number } | null;
    proposed: { productId: number } | null;
    reasons: readonly { id: string }[];
  }[];
};
const journeyStatus = async (id: string): Promise<string> => {
  const [{ journey_id }] = await harness.rows('consultation', { id });
  return statusOf(harness, 'journey', journey_id);
};
const choices = async ({ user }: Treated) =>
  dataOf<{ currentUser: Record<string, unknown> }>(await harness.api(user, CHOICES)).currentUser;
const titrations = ({ user }: Treated) =>
  harness.rows('consultation', { user_id: user.id, kind: 'titration' });

describe('the dose changes that a patient can request (S3.5)', () => {
  it('is a lower dose at any time, and a higher one after 12 weeks', async () => {
    const visit = await ask.onHalfTablets();
    const [{ submitted_at: since }] = await harness.rows('customer_order', { user_id: visit.user.id });
    expect(await choices(visit)).toMatchObject({
      titrationProducts: [],
      doseChange: {
        choices: [{ drugType: 'minoxidil_oral', present: { id: halfTablets }, higher: null, lower: null }],
      },
    });
    harness.clock.set(addDays(since, 83));
    const { doseChange } = Object(await choices(visit));
    expect(toCalendarDate(new Date(doseChange.choices[0].higherFrom))).toBe(
      toCalendarDate(addDays(harness.clock.now(), 1)),
    );
    harness.clock.set(addDays(since, 85));
    expect(await choices(visit)).toMatchObject({
      titrationProducts: [{ id: wholeTablets }],
      doseChange: { choices: [{ higher: { id: wholeTablets }, higherFrom: null, lower: null }] },
    });
    expect(await choices(await ask.onWholeTablets())).toMatchObject({
      titrationProducts: [{ id: halfTablets }],
      doseChange: { choices: [{ higher: null, higherFrom: null, lower: { id: halfTablets } }] },
    });
  });

  it('is nothing of a drug with one dose, and nothing without a prescription', async () => {
    const visit = await ask.treated([finasteride], ['finasteride']);
    expect(await choices(visit)).toMatchObject({
      titrationProducts: [],
      doseChange: { choices: [{ drugType: 'finasteride', higher: null, lower: null }] },
    });
    const nobody = await harness.patient();
    expect(codeOf(await ask.start(nobody))).toBe('CONFLICT');
  });
});

describe('a request for a higher dose (S2.40)', () => {
  it('is opened once, resumed, and sent to a clinician with the proposal of the software', async () => {
    const visit = await ask.onHalfTablets();
    await ask.daysPass(85);
    await Promise.all([ask.start(visit.user), ask.start(visit.user), ask.start(visit.user)]);
    expect(await titrations(visit)).toHaveLength(1);
    const id = await ask.open(visit.user);
    expect(await choices(visit)).toMatchObject({ doseChange: { isBegun: true, choices: [] } });
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'up' }));
    expect(await journeyStatus(id)).toBe('awaiting_media');
    dataOf(await harness.api(visit.user, 'mutation { finishPhotos }'));
    expect(await journeyStatus(id)).toBe('awaiting_doctor');
    expect(await requestsOf(id)).toMatchObject([
      {
        wish: 'up',
        proposal: 'up',
        isSettled: false,
        wanted: { productId: wholeTablets },
        proposed: { productId: wholeTablets },
      },
    ]);
    expect(await choices(visit)).toMatchObject({
      doseChange: { isWaiting: true, requests: [{ wish: 'up', wanted: { id: wholeTablets } }] },
    });
    expect(await ask.runningProducts(visit)).toEqual([halfTablets]);
  });

  it('is refused before 12 weeks, with the date; the patient chooses again', async () => {
    const visit = await ask.onHalfTablets();
    await ask.daysPass(80);
    const id = await ask.open(visit.user);
    const early = await ask.send(visit.user, id, { dose_minoxidil_oral: 'up' });
    expect(fieldsOf(early)).toMatchObject([
      { field: 'dose_minoxidil_oral', message: expect.stringMatching(/84 days.* from \w+ \d+, \d{4}/) },
    ]);
    expect(await statusOf(harness, 'consultation', id)).toBe('draft');
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'stay' }));
    expect(await statusOf(harness, 'consultation', id)).toBe('approved');
  });

  it('is refused at the highest dose and, for a lower one, at the lowest', async () => {
    const whole = await ask.onWholeTablets();
    const id = await ask.open(whole.user);
    expect(fieldsOf(await ask.send(whole.user, id, { dose_minoxidil_oral: 'up' }))).toMatchObject([
      { field: 'dose_minoxidil_oral' },
    ]);
    const half = await ask.onHalfTablets();
    const other = await ask.open(half.user);
    expect(fieldsOf(await ask.send(half.user, other, { dose_minoxidil_oral: 'down' }))).toMatchObject([
      { field: 'dose_minoxidil_oral' },
    ]);
  });

  it('needs a blood pressure of the last 14 days, with the pulse', async () => {
    const visit = await ask.onHalfTablets();
    await ask.daysPass(85);
    const id = await ask.open(visit.user);
    const takenOn = (days: number) => toCalendarDate(addDays(harness.clock.now(), -days));
    const old = { dose_minoxidil_oral: 'up', ...ask.reading({ takenOn: takenOn(15) }) };
    expect(fieldsOf(await ask.send(visit.user, id, old))).toMatchObject([{ field: 'bp' }]);
    const noPulse = { dose_minoxidil_oral: 'up', ...ask.reading({ pulse: undefined }) };
    expect(fieldsOf(await ask.send(visit.user, id, noPulse))).toMatchObject([{ field: 'bp' }]);
    const fresh = { dose_minoxidil_oral: 'up', ...ask.reading({ takenOn: takenOn(14) }) };
    dataOf(await ask.send(visit.user, id, fresh));
    expect((await requestsOf(id))[0]).toMatchObject({ proposal: 'up' });
  });

  it('with a low blood pressure reaches a clinician, with a lower proposal', async () => {
    const visit = await ask.onHalfTablets();
    await ask.daysPass(85);
    const id = await ask.asked(visit.user, {
      dose_minoxidil_oral: 'up',
      ...ask.reading({ systolic: 98 }),
    });
    const [request] = await requestsOf(id);
    expect(request).toMatchObject({ wish: 'up', proposal: 'stop', isSettled: false });
    expect(request?.reasons.map((reason) => reason.id)).toEqual(['bp-low']);
    expect(await ask.prescriptionsOf(visit)).toEqual({ [halfTablets]: 'active' });
  });
});

describe('what no clinician has to decide', () => {
  it('is a dose that stays: nothing changes, and no case is opened', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.open(visit.user);
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'stay' }));
    expect(await statusOf(harness, 'consultation', id)).toBe('approved');
    expect(await journeyStatus(id)).toBe('completed');
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'active' });
    expect(await choices(visit)).toMatchObject({ doseChange: { isWaiting: false } });
  });

  it('with a side effect goes to a clinician anyway', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.asked(visit.user, {
      dose_minoxidil_oral: 'stay',
      side_effects: ['ankle_swelling'],
      side_effects_detail: 'In the evening.',
    });
    expect(await requestsOf(id)).toMatchObject([
      { wish: 'stay', proposal: 'down', isSettled: false, proposed: { productId: halfTablets } },
    ]);
    expect(await journeyStatus(id)).toBe('awaiting_doctor');
  });

  it('is a stop: it takes effect immediately, with what has not shipped; repeating it changes nothing', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.open(visit.user);
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'stop' }));
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'stopped' });
    expect(await ask.subscriptionsOf(visit)).toEqual(['canceled']);
    expect(await journeyStatus(id)).toBe('completed');
    const [order] = await harness.rows('customer_order', { user_id: visit.user.id });
    // Already at the pharmacy: it is asked to stop the parcel, as after every discontinued treatment.
    expect(await harness.rows('order_stop', { order_id: order.id })).toHaveLength(1);
    const care = await harness.api(
      visit.user,
      '{ currentUser { care { headline treatments { label stopText } } } }',
    );
    expect(care.data).toMatchObject({
      currentUser: {
        care: {
          headline: 'You ended this treatment',
          treatments: [{ label: 'Stopped, as you asked', stopText: null }],
        },
      },
    });
    await ask.daysPass(100);
    expect(await harness.charges(visit.user.id)).toHaveLength(1);
    expect(codeOf(await ask.start(visit.user))).toBe('CONFLICT');
  });

  it('a stop leaves the other treatment of the same subscription as it is', async () => {
    const visit = await ask.treated([finasteride, wholeTablets], ['finasteride', 'minoxidil_oral']);
    const id = await ask.open(visit.user);
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'stop', dose_finasteride: 'stay' }));
    expect(await ask.runningProducts(visit)).toEqual([finasteride]);
    expect(await ask.prescriptionsOf(visit)).toEqual({ [finasteride]: 'active', [wholeTablets]: 'stopped' });
    expect(await requestsOf(id)).toMatchObject([{ isSettled: true }, { isSettled: true }]);
  });

  it('is one transaction: a failure at the end leaves nothing behind, and can be repeated', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.open(visit.user);
    const { db } = harness.scope;
    await db.raw(
      `create function refuse_message() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await db.raw(
      'create trigger refuse before insert on care_message for each row execute function refuse_message()',
    );
    expect((await ask.send(visit.user, id, { dose_minoxidil_oral: 'stop' })).errors).toBeDefined();
    expect(await statusOf(harness, 'consultation', id)).toBe('draft');
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'active' });
    expect(await ask.subscriptionsOf(visit)).toEqual(['active']);
    expect(await requestsOf(id)).toEqual([]);
    await db.raw('drop trigger refuse on care_message');
    await db.raw('drop function refuse_message');
    dataOf(await ask.send(visit.user, id, { dose_minoxidil_oral: 'stop' }));
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'stopped' });
  });
});

describe('safety comes first', () => {
  it('an emergency in the draft puts everything on hold immediately', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.open(visit.user);
    await save(harness, visit.user, await responseOf(harness.scope, id), 0, {
      urgent_symptoms: ['chest_pain'],
    });
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'on_hold' });
    harness.clock.advance(180_000);
    await harness.sweep();
    const [row] = await harness.rows('consultation', { id });
    expect([row.status, row.outcome, row.alert_at !== null]).toEqual(['canceled', 'emergency', true]);
  });

  it('a serious side effect stops the drug whatever was requested', async () => {
    const visit = await ask.onWholeTablets();
    const id = await ask.open(visit.user);
    dataOf(
      await ask.send(visit.user, id, {
        dose_minoxidil_oral: 'up',
        side_effects: ['sudden_swelling'],
        side_effects_detail: 'My face.',
      }),
    );
    expect(await statusOf(harness, 'consultation', id)).toBe('canceled');
    expect(await ask.prescriptionsOf(visit)).toEqual({ [wholeTablets]: 'on_hold' });
  });

  it('never raises a dose that is on hold', async () => {
    const visit = await ask.onHalfTablets();
    await ask.daysPass(85);
    await harness.scope.db('prescription').where({ user_id: visit.user.id }).update({ status: 'on_hold' });
    expect(await choices(visit)).toMatchObject({
      titrationProducts: [],
      doseChange: { choices: [{ onHold: true }] },
    });
    const id = await ask.asked(visit.user, { dose_minoxidil_oral: 'up' });
    expect((await requestsOf(id))[0]).toMatchObject({ proposal: 'stay', isSettled: false });
  });
});

describe('with other visits', () => {
  it('waits for a renewal; a later renewal replaces it', async () => {
    const visit = await ask.treated([finasteride], ['finasteride']);
    const id = await ask.open(visit.user);
    await ask.useUp(visit);
    await submitRenewal(harness.scope, visit.user);
    expect(await statusOf(harness, 'consultation', id)).toBe('canceled');
    expect(codeOf(await ask.start(visit.user))).toBe('CONFLICT');
  });

  it('is inaccessible to others', async () => {
    const visit = await ask.onWholeTablets();
    expect(codeOf(await ask.start(maya))).toBe('FORBIDDEN');
    const other = await harness.patient();
    const id = await ask.open(visit.user);
    const responseId = await responseOf(harness.scope, id);
    const input = { responseId, revision: 0, answersJson: '{}' };
    const stolen = await harness.api(
      other,
      'mutation($input: IntakeSaveInput!) { saveIntake(input: $input) { revision } }',
      { input },
    );
    expect(codeOf(stolen)).toBe('NOT_FOUND');
  });
});
