import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { prescriptionGatePort } from '#modules/billing/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { annualApi, START_ANNUAL } from '#test/harness/annual-api.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { deep } from '#test/harness/deep.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { sendPhoto } from '#test/harness/photo-api.ts';
import { finasteride } from '#test/harness/products.ts';
import { renewalOf, renewalStatuses, reviewOf, START } from '#test/harness/renewal-api.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { renewalModule } from './module.ts';

const { harness, maya } = await openFileDeskHarness({
  modules: [...orderAndCareModules, renewalModule],
  forgetsPatients: true,
});
const annual = annualApi(harness);
const treatments = orderedTreatment(harness);

const codeOf = async (answer: ReturnType<Harness['api']>) => (await answer).errors?.[0]?.extensions.code;
const page = '/consultation/annual-check-in';

/** A patient with refills left whose dose was changed lately, so that everything was asked long before the prescription. */
const evaluated = async (daysAgo: number): Promise<Treated> => {
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await annual.wasEvaluated(visit.user, daysAgo);
  await treatments.hour();
  return visit;
};
const due = async (): Promise<SignedInUser> => (await evaluated(335)).user;
const noticesOf = async ({ id }: SignedInUser): Promise<{ kind: string; subject: string; body: string }[]> =>
  (await harness.rows('notice', { person_id: id })).filter(({ kind }: { kind: string }) =>
    kind.startsWith('annual'),
  );
const subjectsOf = async (user: SignedInUser) => (await noticesOf(user)).map(({ subject }) => subject);
const subscriptionOf = async ({ id }: SignedInUser) =>
  (await harness.rows('subscription', { user_id: id }))[0];
const approve = async (user: SignedInUser) => {
  dataOf(await harness.api(maya, APPROVE, decision(await reviewOf(harness, user))));
  await harness.drain();
};
const newestPrescription = async ({ id }: SignedInUser) =>
  (await harness.scope.db('prescription').where({ user_id: id }).orderBy('created_at', 'desc'))[0];

describe('the yearly check-in alone (S2.43)', () => {
  it('is not due before eleven months', async () => {
    const { user } = await evaluated(334);
    const { status, href, refills } = await annual.pageOf(user);
    expect({ status, href, refills }).toEqual({
      status: 'not_due',
      href: page,
      refills: 'Your refills continue as planned.',
    });
    expect(await codeOf(harness.api(user, START_ANNUAL))).toBe('CONFLICT');
    expect(await renewalStatuses(harness, user)).toEqual([]);
  });

  it('is opened after eleven months, led by its own pages and not by those of a renewal', async () => {
    const user = await due();
    expect(await annual.pageOf(user)).toMatchObject({ status: 'open', isOverdue: false, href: page });
    expect(await renewalOf(harness, user)).toMatchObject({ status: 'annual', href: page, steps: [] });
    expect(await codeOf(harness.api(user, START))).toBe('CONFLICT');
    expect(await harness.rows('renewal', { user_id: user.id })).toMatchObject([
      { kind: 'annual', status: 'open' },
    ]);
  });

  it('is resumed on any device where it was left, and shows every answer before it is sent', async () => {
    const user = await due();
    await annual.answer(user);
    expect((await annual.pageOf(user)).href).toBe(`${page}/shipping`);
    expect(await codeOf(annual.submit(user))).toBe('BAD_USER_INPUT');
    dataOf(await annual.confirmAddress(user));
    expect(await annual.pageOf(user)).toMatchObject({
      href: `${page}/shipping`,
      unfinished: [{ step: 'shipping' }],
      supply: [{ everyDays: 90, choice: 'keep', isChosen: false }],
    });
    expect(await codeOf(annual.submit(user))).toBe('BAD_USER_INPUT');
    dataOf(await annual.choose(user));
    expect(await annual.pageOf(user)).toMatchObject({ href: `${page}/photos/global`, unfinished: [] });
    expect((await sendPhoto(harness, user, 'front', { path: '/renewal' })).status).toBe(201);
    dataOf(await harness.api(user, 'mutation { finishRenewalPhotos { status } }'));
    const review = await annual.pageOf(user);
    expect(review.href).toBe(`${page}/review`);
    expect(review.steps.map(({ step, status }) => [step, status])).toEqual([
      ['questions', 'done'],
      ['shipping', 'done'],
      ['photos', 'skipped'],
      ['review', 'to_do'],
    ]);
    expect(review.answers.flatMap(({ rows }) => rows).map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['New York', 'None of these']),
    );
    expect(await renewalStatuses(harness, user)).toEqual(['in_progress']);
  });

  it('asks for the address that is known when it is sent', async () => {
    const user = await due();
    await annual.answer(user);
    dataOf(await annual.confirmAddress(user));
    const { address } = await annual.pageOf(user);
    expect(address).toMatchObject({ isConfirmed: true });
    await harness.scope.db('person').where({ id: user.id }).update({ street_address1: '5 Other Street' });
    expect((await annual.pageOf(user)).address).toMatchObject({ isConfirmed: false });
    dataOf(await annual.choose(user));
    expect(await codeOf(annual.submit(user))).toBe('BAD_USER_INPUT');
    expect(
      await codeOf(
        harness.api(user, 'mutation($hash: String!) { confirmAnnualAddress(hash: $hash) { href } }', {
          hash: address?.hash ?? '',
        }),
      ),
    ).toBe('CONFLICT');
  });

  it('offers half a year and a year at their whole price, and a wish for it goes to the clinician', async () => {
    const user = await due();
    await annual.answer(user);
    const [plan] = (await annual.pageOf(user)).supply;
    expect(plan?.sizes.map(({ everyDays }) => everyDays)).toEqual([180, 360]);
    for (const size of plan?.sizes ?? []) expect(size.amount).toBeGreaterThanOrEqual(size.price);
    dataOf(await annual.choose(user, { kind: 'size', everyDays: 180 }));
    expect((await annual.pageOf(user)).supply).toMatchObject([{ size: 180, isChosen: true, choice: 'size' }]);
    dataOf(await annual.confirmAddress(user));
    const charged = await harness.charges(user.id);
    dataOf(await annual.submit(user));
    expect(await harness.charges(user.id)).toEqual(charged);
    const messages = await harness.scope.db('care_message').where({ user_id: user.id }).pluck('body');
    expect(messages.join('\n')).toContain('a package every 180 days');
    expect((await subscriptionOf(user)).cycle_in_days).toBe(90);
  });

  it('is a case of its own at the desk, and its decision renews everything for a year', async () => {
    const user = await due();
    await annual.send(user);
    expect(await annual.pageOf(user)).toMatchObject({ status: 'submitted', href: `${page}/complete` });
    const id = await reviewOf(harness, user);
    const QUEUE = `query($input: DeskQueueInput) { deskQueuePage(input: $input) {
      cases { consultationId kind isAnnual task } } }`;
    const queued = dataOf<{ deskQueuePage: { cases: readonly { consultationId: string }[] } }>(
      await harness.api(maya, QUEUE, { input: { task: 'annual' } }),
    ).deskQueuePage.cases;
    expect(queued).toEqual([{ consultationId: id, kind: 'renewal', isAnnual: true, task: 'annual' }]);
    const before = await newestPrescription(user);
    harness.clock.set(addDays(harness.clock.now(), 1));
    await approve(user);
    const after = await newestPrescription(user);
    expect(after.id).not.toBe(before.id);
    expect(after.evaluated_at).toEqual(after.signed_at);
    expect(await harness.rows('prescription', { id: before.id })).toMatchObject([{ status: 'superseded' }]);
    expect(await renewalStatuses(harness, user)).toEqual(['approved']);
    expect(await annual.pageOf(user)).toMatchObject({ status: 'not_due' });
    expect((await subscriptionOf(user)).status).toBe('active');
    await treatments.daysPass(15);
    // What the clinician decided is asked about two weeks later.
    expect(await harness.rows('check_in', { about_consultation_id: id })).toMatchObject([
      { form: 'post_arc' },
    ]);
  });

  it('a refused one ends what it was about', async () => {
    const user = await due();
    await annual.send(user);
    dataOf(
      await harness.api(
        maya,
        'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
        { id: await reviewOf(harness, user) },
      ),
    );
    await harness.drain();
    expect(await annual.pageOf(user)).toMatchObject({ status: 'denied', title: 'Not renewed' });
    expect((await subscriptionOf(user)).status).toBe('canceled');
  });

  it('a patient who moved is led to where a clinician takes over', async () => {
    const user = await due();
    await harness
      .makeScope()
      .use(prescriptionGatePort)
      .moved({ actor: user, userId: user.id, state: 'NY', holdsAll: true });
    expect(await annual.pageOf(user)).toMatchObject({ status: 'moved', href: '/refill-out-of-state' });
    expect(await codeOf(harness.api(user, START_ANNUAL))).toBe('CONFLICT');
  });

  it('a patient without a prescription has none', async () => {
    expect(await annual.pageOf(await harness.patient())).toMatchObject({
      status: 'none',
      treatments: [],
      supply: [],
    });
  });
});

describe('told 30, 14, 7 and 1 days before, and on hold afterwards', () => {
  it('each once, whichever process runs, without anything about health', async () => {
    const user = await due();
    await treatments.daysPass(29);
    await Promise.all([harness.sweep(), harness.sweep()]);
    const notices = await noticesOf(user);
    expect(notices.map(({ subject }) => subject)).toEqual([
      'It is time for your yearly check-in',
      'Your yearly check-in: two weeks left',
      'Your yearly check-in: one week left',
      'Your yearly check-in: one day left',
    ]);
    expect(JSON.stringify(notices)).not.toMatch(/finasteride|hair|medicine/i);
    expect(notices[0]?.body).toMatch(/\/consultation\/annual-check-in$/);
  });

  it('once after an outage, of what is near', async () => {
    const { user } = await evaluated(300);
    harness.clock.set(addDays(harness.clock.now(), 59));
    await harness.sweep();
    await harness.sweep();
    expect(await subjectsOf(user)).toEqual(['Your yearly check-in: one week left']);
    harness.clock.set(addDays(harness.clock.now(), 5));
    await harness.sweep();
    expect(await subjectsOf(user)).toEqual([
      'Your yearly check-in: one week left',
      'Your yearly check-in: one day left',
    ]);
  });

  it('not after it was sent', async () => {
    const user = await due();
    await annual.send(user);
    await treatments.daysPass(40);
    expect(await subjectsOf(user)).toEqual(['It is time for your yearly check-in']);
    expect((await newestPrescription(user)).status).toBe('active');
  });

  it('overdue, running treatments are on hold with the condition for lifting it, and continue with the decision', async () => {
    const user = await due();
    await treatments.daysPass(30);
    expect((await subjectsOf(user)).at(-1)).toBe('Your refills are on hold until your yearly check-in');
    expect(await annual.pageOf(user)).toMatchObject({ status: 'open', isOverdue: true, isOnHold: true });
    const held = await newestPrescription(user);
    expect(held.status).toBe('on_hold');
    expect(await harness.rows('prescription_hold', { prescription_id: held.id })).toMatchObject([
      {
        reason: 'annual check-in overdue',
        lifted_when: 'You send your yearly check-in, and a clinician decides that you can continue.',
        is_hard_stop: false,
      },
    ]);
    const charged = await harness.charges(user.id);
    await treatments.daysPass(60);
    expect(await harness.charges(user.id)).toEqual(charged);
    expect((await subscriptionOf(user)).status).toBe('on_hold_rx');
    expect(await harness.rows('prescription_hold', { prescription_id: held.id })).toHaveLength(1);
    expect((await subjectsOf(user)).filter((subject) => subject.includes('on hold'))).toHaveLength(1);

    await annual.send(user);
    expect((await newestPrescription(user)).status).toBe('on_hold');
    expect((await annual.pageOf(user)).refills).toMatch(/^Refills are on hold/);
    await approve(user);
    expect((await newestPrescription(user)).status).toBe('active');
    expect((await subscriptionOf(user)).status).toBe('active');
    await treatments.daysPass(20);
    expect((await harness.charges(user.id)).length).toBeGreaterThan(charged.length);
  });

  it('what a clinician resumes meanwhile stays so', async () => {
    const user = await due();
    await treatments.daysPass(30);
    const { id } = await newestPrescription(user);
    await harness.scope.db('prescription').where({ id }).update({ status: 'active' });
    await harness.scope
      .db('prescription_hold')
      .where({ prescription_id: id })
      .update({ lifted_at: harness.clock.now(), lifted_by: (await harness.rows('clinician', {}))[0].id });
    await treatments.daysPass(5);
    expect((await newestPrescription(user)).status).toBe('active');
  });
});

// Each lives through a year; the yearly stories of the demo show the same.
describe.runIf(deep)('beside a renewal, both are one', () => {
  it('a renewal that is due leads, and the check-in is part of it', async () => {
    const visit = await evaluated(335);
    const { user } = visit;
    await harness.scope.db('renewal').where({ user_id: user.id }).delete();
    await treatments.useUp(visit);
    expect(await annual.pageOf(user)).toMatchObject({ status: 'joined', href: '/renewal' });
    expect(await codeOf(harness.api(user, START_ANNUAL))).toBe('CONFLICT');
    expect((await renewalOf(harness, user)).status).toBe('open');
    dataOf(await harness.api(user, START));
    expect(await harness.rows('renewal', { user_id: user.id })).toMatchObject([{ kind: 'renewal' }]);
  });

  it('a renewal that would open in its month opens with it, and the patient is told before the year is over', async () => {
    const { user } = await evaluated(335);
    await harness.scope.db('renewal').where({ user_id: user.id }).delete();
    const { id } = await newestPrescription(user);
    // It ends 50 days from now: its renewal would open in 20.
    await harness.scope
      .db('prescription')
      .where({ id })
      .update({ expires_at: addDays(harness.clock.now(), 50) });
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'open',
      title: 'Time for your yearly check-in and renewal',
    });
    expect(await annual.pageOf(user)).toMatchObject({ status: 'joined' });
    await treatments.daysPass(29);
    const notices = await noticesOf(user);
    expect(notices.at(-1)?.body).toMatch(/\/renewal$/);
    await treatments.daysPass(1);
    expect((await newestPrescription(user)).status).toBe('on_hold');
    expect((await renewalOf(harness, user)).refills).toMatch(/yearly check-in is overdue/);
  });

  it('one that was begun continues unchanged, although a renewal comes due meanwhile', async () => {
    const visit = await evaluated(335);
    const { user } = visit;
    await annual.answer(user);
    await treatments.useUp(visit);
    expect(await annual.pageOf(user)).toMatchObject({ status: 'in_progress' });
    expect(await renewalOf(harness, user)).toMatchObject({ status: 'annual', href: page });
    dataOf(await annual.confirmAddress(user));
    dataOf(await annual.choose(user));
    dataOf(await annual.submit(user));
    await approve(user);
    expect((await renewalOf(harness, user)).status).toBe('not_due');
  });

  it('a change of treatment keeps the year, and a full visit begins a new one', async () => {
    const { user } = await evaluated(100);
    const { id, clinician_id: clinicianId, evaluated_at } = await newestPrescription(user);
    const sign = async (isFullEvaluation: boolean) => {
      harness.clock.set(addDays(harness.clock.now(), 1));
      const { consultationId } = await harness.orderedVisit({ products: [finasteride] });
      const signed = await harness
        .makeScope()
        .use(prescriptionPort)
        .sign(
          { role: 'clinician', id: clinicianId, impersonatorId: null },
          {
            userId: user.id,
            consultationId,
            state: 'NY',
            clinicianId,
            productIds: [finasteride],
            refills: null,
            isFullEvaluation,
            reason: 'test',
          },
        );
      expect(signed.ok).toBe(true);
      return newestPrescription(user);
    };
    const changed = await sign(false);
    expect(changed.id).not.toBe(id);
    expect(changed.evaluated_at).toEqual(evaluated_at);
    const whole = await sign(true);
    expect(whole.evaluated_at).toEqual(whole.signed_at);
  });
});

it.each([
  ['questions', 'status title href', '{ renewalIntake { config } }'],
  ['address', 'title address { hash } supply { amount } others', ''],
  ['photos', 'title photoViews', '{ currentUser { renewalPhotos { photos { id } last { id } } } }'],
  [
    'review',
    'title consentText address { hash } supply { amount } steps { step } unfinished { title } answers { title }',
    '',
  ],
])('the page of the %s costs few SQL statements', async (_, fields, more) => {
  const user = await due();
  await annual.answer(user);
  const query = `{ currentUser { id annualCheckIn { ${fields} } } ${more.replace(/^\{|\}$/g, '')} }`;
  // Prices are calculated once and cached.
  dataOf(await harness.api(user, query));
  const statements = await statementsOf(harness.database.knex, () => harness.api(user, query).then(dataOf));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6);
});
