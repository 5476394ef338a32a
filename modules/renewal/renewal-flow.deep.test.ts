import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { prescriptionGatePort } from '#modules/billing/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { readStatus, sendPhoto } from '#test/harness/photo-api.ts';
import { finasteride } from '#test/harness/products.ts';
import {
  answerRenewal,
  intakeOf,
  renewalAnswers,
  renewalOf,
  renewalStatuses,
  reviewOf,
  START,
  startRenewal,
} from '#test/harness/renewal-api.ts';
import { renewalStepsApi } from '#test/harness/renewal-steps-api.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { renewalModule } from './module.ts';

const { harness, maya } = await openFileDeskHarness({
  modules: [...orderAndCareModules, renewalModule],
  forgetsPatients: true,
});
const page = renewalStepsApi(harness);

const codeOf = async (answer: ReturnType<Harness['api']>) => {
  const [error] = (await answer).errors ?? [];
  const fields: unknown = error?.extensions.fields;
  const named = Array.isArray(fields) ? fields.map(({ field }: { field: string }) => field) : [];
  return error && [error.extensions.code, ...named];
};

/** A patient whose only fill of finasteride was sent, so that a renewal is due; their subscription runs. */
const due = async (): Promise<SignedInUser> => {
  const treatments = orderedTreatment(harness);
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await treatments.useUp(visit);
  return visit.user;
};
const daysPass = (days: number) => orderedTreatment(harness).daysPass(days);
const subscriptionOf = async ({ id }: SignedInUser) => {
  const [subscription] = await harness.rows('subscription', { user_id: id });
  return subscription;
};

const approve = async (user: SignedInUser) => {
  dataOf(await harness.api(maya, APPROVE, decision(await reviewOf(harness, user))));
  await harness.drain();
};

const halves = (): { readonly progress: Answers; readonly health: Answers } => {
  const all = Object.entries(renewalAnswers());
  const ids = ['missed_days', 'hair_change', 'side_effects', 'shedding', 'satisfaction', 'want_change'];
  return {
    progress: Object.fromEntries(all.filter(([id]) => ids.includes(id))),
    health: Object.fromEntries(all.filter(([id]) => !ids.includes(id))),
  };
};

describe('the steps of a renewal (S2.30, S2.31)', () => {
  it('are answered in any order and on two devices, and each page keeps the answers of the other', async () => {
    const user = await due();
    await startRenewal(harness, user);
    const { progress, health } = halves();
    const history = await page.partOf(user, 'medicalHistory');
    expect(history.config).not.toContain('"missed_days"');
    dataOf(await page.savePart(user, 'medicalHistory', history, health));
    expect((await renewalOf(harness, user)).href).toBe('/renewal/progress');

    const phone = await page.partOf(user, 'progress');
    expect(JSON.parse(phone.answers)).toEqual({});
    dataOf(await page.savePart(user, 'progress', phone, progress));
    // The first device shows an older state.
    expect(await codeOf(page.savePart(user, 'medicalHistory', history, {}))).toEqual(['CONFLICT']);
    expect(JSON.parse((await intakeOf(harness, user))?.answers ?? '')).toEqual({ ...progress, ...health });
    expect(await renewalOf(harness, user)).toMatchObject({
      href: '/renewal/photos',
      steps: [
        { step: 'progress', status: 'done' },
        { step: 'medicalHistory', status: 'done' },
        { step: 'photos', status: 'to_do' },
        { step: 'subscriptionOptions', status: 'to_do' },
        { step: 'review' },
      ],
    });
  });

  it('refuse answers of another page, and a page that does not exist', async () => {
    const user = await due();
    await startRenewal(harness, user);
    const part = await page.partOf(user, 'progress');
    const wrong = await codeOf(page.savePart(user, 'progress', part, { changes: ['none'] }));
    expect(wrong).toEqual(['BAD_USER_INPUT', 'changes']);
    expect(await codeOf(page.savePart(user, 'review', part, {}))).toEqual(['BAD_USER_INPUT', 'step']);
  });

  it('cannot be sent before both are complete, and the last page names what is missing', async () => {
    const user = await due();
    await startRenewal(harness, user);
    dataOf(await page.savePart(user, 'progress', await page.partOf(user, 'progress'), halves().progress));
    expect((await page.pageOf(user)).unfinished).toEqual([{ href: '/renewal/medical-history' }]);
    expect((await codeOf(page.send(user)))?.[0]).toBe('BAD_USER_INPUT');
    expect(await renewalStatuses(harness, user)).toEqual(['in_progress']);
  });

  it('asks about conditions, medicines and allergies outright when the last full history is over two years old', async () => {
    const user = await due();
    const age = (days: number) =>
      harness.scope
        .db('quiz_response')
        .where({ user_id: user.id, config_name: 'hair-intake' })
        .update({ created_at: addDays(harness.clock.now(), -days) });
    await age(732);
    const intake = await startRenewal(harness, user);
    expect(intake.configName).toBe('renewal-full-history');
    const { changes: _, ...others } = renewalAnswers();
    const partial: Answers = { ...others, conditions: ['none'], meds: ['none'] };
    const whole: Answers = { ...partial, allergies: ['none'] };
    const saved = (given: Answers, revision: number) =>
      harness.api(
        user,
        'mutation($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }',
        { input: { responseId: intake.responseId, revision, answersJson: JSON.stringify(given) } },
      );
    dataOf(await saved(partial, intake.revision));
    expect(await codeOf(page.send(user))).toEqual(['BAD_USER_INPUT', 'allergies']);
    dataOf(await saved(whole, intake.revision + 1));
    dataOf(await page.send(user));
    expect(await renewalStatuses(harness, user)).toEqual(['submitted']);
  });
});

describe('photos of a renewal', () => {
  const PHOTOS = '{ currentUser { renewalPhotos { photos { id view url } last { view } } } }';
  const photosOf = async (user: SignedInUser) =>
    dataOf<{
      currentUser: {
        renewalPhotos: {
          photos: readonly { id: string; view: string; url: string }[];
          last: readonly { view: string }[];
        };
      };
    }>(await harness.api(user, PHOTOS)).currentUser.renewalPhotos;
  const take = (user: SignedInUser, view: string) => sendPhoto(harness, user, view, { path: '/renewal' });
  const FINISH = 'mutation { finishRenewalPhotos { href } }';

  it('are taken before it is sent, are visible to the patient only until then, and go with it', async () => {
    const user = await due();
    expect((await take(user, 'front')).body).toMatchObject({ code: 'CONFLICT' });
    await answerRenewal(harness, user);
    expect((await take(user, 'front')).status).toBe(201);
    expect((await take(user, 'front')).status).toBe(201);
    expect((await take(user, 'crown')).status).toBe(201);
    expect((await take(user, 'id_front')).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { photos, last } = await photosOf(user);
    expect(photos.map(({ view }) => view)).toEqual(['crown', 'front']);
    expect(last).toEqual([]);
    const [crown, front] = photos;
    expect(await readStatus(harness, user, front?.url ?? '')).toBe(200);
    expect(await readStatus(harness, maya, front?.url ?? '')).toBe(404);
    expect(await photosOf({ ...user, impersonatorId: maya.id })).toEqual({ photos: [], last: [] });

    const remove = (who: SignedInUser, photoId = '') =>
      codeOf(
        harness.api(who, 'mutation($photoId: ID!) { removeRenewalPhoto(photoId: $photoId) }', { photoId }),
      );
    expect(await remove(await harness.patient(), crown?.id)).toEqual(['NOT_FOUND']);
    expect(await remove(user, crown?.id)).toBeUndefined();
    expect(dataOf(await harness.api(user, FINISH))).toEqual({
      finishRenewalPhotos: { href: '/renewal/subscription-options' },
    });

    dataOf(await page.send(user));
    const [visit] = await harness.rows('consultation', { user_id: user.id, kind: 'renewal' });
    const [set] = await harness.rows('media_set', { consultation_id: visit.id });
    expect(set.status).toBe('complete');
    expect(await harness.rows('photo', { media_set_id: set.id })).toMatchObject([
      { view: 'front', status: 'uploaded' },
    ]);
    expect(await harness.rows('renewal_photo', { user_id: user.id })).toEqual([]);
    const [journey] = await harness.rows('journey', { id: visit.journey_id });
    expect(journey.status).toBe('awaiting_doctor');
    // The next renewal shows it beside the new one.
    expect((await photosOf(user)).last).toEqual([{ view: 'front' }]);
  });

  it('are deleted when they were never sent', async () => {
    const user = await due();
    await startRenewal(harness, user);
    await take(user, 'top');
    const [photo] = await photosOf(user).then(({ photos }) => photos);
    harness.clock.set(addDays(harness.clock.now(), 61));
    await harness.sweep();
    expect((await photosOf(user)).photos).toEqual([]);
    expect(await readStatus(harness, user, photo?.url ?? '')).toBe(404);
  });
});

describe('the plan after a renewal', () => {
  it('is agreed to again, as it was shown, and nothing is charged for sending it', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const charged = await harness.charges(user.id);
    const { consentText, plans, others } = await page.optionsOf(user);
    expect(plans).toMatchObject([{ choice: 'keep', everyDays: 90, after: 'Continues as it is.' }]);
    expect(others).toEqual([]);
    expect(consentText).toMatch(
      /^If a clinician renews my prescription, I agree that my card is charged until I cancel: \$/,
    );
    expect(await codeOf(page.send(user, { agreed: false }))).toEqual(['BAD_USER_INPUT', 'agreed']);
    expect(await codeOf(page.send(user, { hash: consentHash('Another text.') }))).toEqual([
      'CONFLICT',
      'shownTexts',
    ]);
    expect(await renewalStatuses(harness, user)).toEqual(['in_progress']);
    dataOf(await page.send(user));
    expect(await harness.rows('consent', { person_id: user.id, text_id: 'renewal.recurring' })).toMatchObject(
      [{ text: consentText, given: true }],
    );
    expect(await harness.charges(user.id)).toEqual(charged);
    expect(await page.optionsOf(user).catch(() => null)).toBeNull();
  });

  it('is chosen on any device, and a wish goes to the clinician without changing what ships', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const [plan] = (await page.optionsOf(user)).plans;
    const subscriptionId = plan?.subscriptionId;
    const size = plan?.sizes[0]?.everyDays;
    expect(size).toBe(180);
    dataOf(await page.choose(user, { subscriptionId, kind: 'size', everyDays: size }));
    expect((await page.optionsOf(user)).plans).toMatchObject([{ choice: 'size', size: 180 }]);
    expect(await codeOf(page.choose(user, { subscriptionId, kind: 'size', everyDays: 17 }))).toEqual([
      'BAD_USER_INPUT',
      'everyDays',
    ]);
    const stranger = await harness.patient();
    expect(await codeOf(page.choose(stranger, { subscriptionId, kind: 'keep' }))).toEqual(['CONFLICT']);
    dataOf(await page.choose(user, { subscriptionId, kind: 'products', wish: 'A gel instead of tablets.' }));
    const before = await harness.rows('subscription_product', { subscription_id: subscriptionId });
    dataOf(await page.send(user));
    const messages = await harness.scope.db('care_message').where({ user_id: user.id }).pluck('body');
    expect(messages.join('\n')).toContain('A gel instead of tablets.');
    await approve(user);
    expect(await harness.rows('subscription_product', { subscription_id: subscriptionId })).toEqual(before);
  });

  it('alarming words in a wish raise an emergency when it is sent', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const subscriptionId = (await page.optionsOf(user)).plans[0]?.subscriptionId;
    const wish = 'Something else: I have had chest pain since May.';
    dataOf(await page.choose(user, { subscriptionId, kind: 'products', wish }));
    dataOf(await page.send(user));
    expect(await harness.rows('patient_fact', { user_id: user.id, question: 'message_alarm' })).toMatchObject(
      [{ value: ['ALARM-CHEST'] }],
    );
    const alerted = await harness.scope
      .db('consultation')
      .where({ user_id: user.id })
      .whereNotNull('alert_at');
    expect(alerted).toMatchObject([{ kind: 'renewal', alert_handled_at: null }]);
  });

  it('pauses only when a clinician has renewed, and then charges nothing before the day', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const [plan] = (await page.optionsOf(user)).plans;
    const subscriptionId = plan?.subscriptionId;
    const until = plan?.pauseTo;
    expect(await codeOf(page.choose(user, { subscriptionId, kind: 'pause', until: '2026-01-01' }))).toEqual([
      'BAD_USER_INPUT',
      'until',
    ]);
    dataOf(await page.choose(user, { subscriptionId, kind: 'pause', until }));
    const charged = await harness.charges(user.id);
    dataOf(await page.send(user));
    const sent = await subscriptionOf(user);
    expect(sent.status).toBe('active');
    await approve(user);
    const paused = await subscriptionOf(user);
    expect(paused.status).toBe('paused');
    expect(toCalendarDate(paused.next_billing_date)).toBe(until);
    await daysPass(100);
    expect(await harness.charges(user.id)).toEqual(charged);
  });

  it('is closed without being sent, and can be started again while it is due', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    dataOf(await harness.api(user, 'mutation { closeRenewal { status } }'));
    expect(await codeOf(harness.api(user, 'mutation { closeRenewal { status } }'))).toEqual(['CONFLICT']);
    expect((await renewalOf(harness, user)).status).toBe('open');
    await startRenewal(harness, user);
    expect(await renewalStatuses(harness, user)).toEqual(['canceled', 'in_progress']);
  });
});

describe('the states of a renewal', () => {
  it('a refused one ends the charges and subscriptions that it says it ends', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    dataOf(await page.send(user));
    const charged = await harness.charges(user.id);
    dataOf(
      await harness.api(
        maya,
        'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
        { id: await reviewOf(harness, user) },
      ),
    );
    await harness.drain();
    expect((await renewalOf(harness, user)).detail).toContain('Nothing more is charged for it.');
    expect((await subscriptionOf(user)).status).toBe('canceled');
    await daysPass(200);
    expect(await harness.charges(user.id)).toEqual(charged);
  });

  it('a patient who moved is led to where a clinician takes over, and charged nothing', async () => {
    const user = await due();
    await startRenewal(harness, user);
    await harness
      .makeScope()
      .use(prescriptionGatePort)
      .moved({ actor: user, userId: user.id, state: 'NY', holdsAll: true });
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'moved',
      title: 'You moved, so this renewal is on hold',
      href: '/refill-out-of-state',
    });
    expect((await codeOf(harness.api(user, START)))?.[0]).toBe('CONFLICT');
    expect(await intakeOf(harness, user)).toBeNull();
  });

  it('an overdue one charges nothing until a clinician has renewed', async () => {
    const user = await due();
    await daysPass(100);
    const charged = await harness.charges(user.id);
    expect((await subscriptionOf(user)).status).toBe('on_hold_rx');
    expect((await renewalOf(harness, user)).status).toBe('open');
    await answerRenewal(harness, user);
    dataOf(await page.send(user));
    expect(await harness.charges(user.id)).toEqual(charged);
    await approve(user);
    expect((await subscriptionOf(user)).status).toBe('active');
  });
});

it.each([
  ['the renewal', '{ currentUser { id renewal { title href steps { href } } } }'],
  [
    'its photos',
    '{ currentUser { id renewal { title photoViews } renewalPhotos { photos { id } last { id } } } }',
  ],
  [
    'the plan from here',
    '{ currentUser { id renewal { title unfinished { href } options { consentText plans { amount } } address { hash } } } renewalIntake { revision } }',
  ],
  [
    'how treatment goes',
    '{ currentUser { id renewal { title } trends { id } } renewalIntake(step: "progress") { config } }',
  ],
])('the page of %s costs at most four SQL statements besides the session', async (_, query) => {
  const user = await due();
  await answerRenewal(harness, user);
  // Prices are calculated once and cached.
  dataOf(await harness.api(user, query));
  const statements = await statementsOf(harness.database.knex, () => harness.api(user, query).then(dataOf));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
});
