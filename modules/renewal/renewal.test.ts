import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { billingEvents, prescriptionGatePort } from '#modules/billing/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import {
  intakeOf,
  openWorld,
  renewalAnswers,
  renewalOf,
  reviewOf,
  SAVE,
  START,
  SUBMIT,
  saveAnswers,
  sendRenewal,
  start,
  treated,
  type World,
} from '#test/harness/care/renewal.ts';
import { APPROVE, decision } from '#test/harness/care/visit.ts';

const APPROVED_AT = '2026-11-20T12:00:00Z';
let world: World;
let maya: SignedInUser;
beforeAll(async () => {
  world = await openWorld();
  maya = await world.clinician();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(APPROVED_AT));

const advance = (days: number) => world.clock.advance(days * DAY_MS);
const renewals = (user: SignedInUser): Promise<string[]> =>
  world.scope.db('renewal').where({ user_id: user.id }).orderBy('created_at').pluck('status');
const errorOf = async (answer: ReturnType<World['api']>) => {
  const [error] = (await answer).errors ?? [];
  return error && [error.extensions.code, error.message];
};

/** Patient whose renewal opened today. */
const due = async (): Promise<SignedInUser> => {
  const user = await treated(world, maya);
  advance(335);
  return user;
};

describe('the renewal of a patient', () => {
  it('is nothing without a prescription', async () => {
    const user = await world.patient();
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'none',
      due: false,
      openedOn: null,
      steps: [],
      treatments: [],
      title: 'You have nothing to renew',
    });
    expect(await errorOf(world.api(user, START))).toEqual([
      'CONFLICT',
      'You have no prescription that can be renewed.',
    ]);
  });

  it('is not due before the last 30 days, and says when it opens', async () => {
    const user = await treated(world, maya);
    advance(334);
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'not_due',
      due: false,
      openedOn: '2027-10-21T12:00:00.000Z',
      reason: null,
      refills: 'Your refills go on as planned.',
      href: '/dashboard',
    });
    expect(await errorOf(world.api(user, START))).toEqual([
      'CONFLICT',
      'Your renewal opens on 21 October 2027 at the latest.',
    ]);
    expect(await renewals(user)).toEqual([]);
  });

  it('is due from 30 days before the end, with its steps and what happens to refills', async () => {
    const user = await due();
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'open',
      due: true,
      openedOn: '2027-10-21T12:00:00.000Z',
      expiresOn: '2027-11-20T12:00:00.000Z',
      href: '/renewal',
      treatments: [{ drugType: 'finasteride' }],
      refills:
        'Refills that are due before 20 November 2027 are charged and shipped as planned. After that day nothing is charged until a clinician renews your prescription.',
      steps: [
        { step: 'medicalHistory', status: 'to_do', href: null },
        { step: 'photos', status: 'to_do', statusWords: 'Optional', href: null },
        { step: 'review', status: 'to_do', href: null },
      ],
    });
  });

  it('is due with the last fill, however long the prescription lasts', async () => {
    const user = await treated(world, maya);
    const [id] = await world.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    await world.scope.db('prescription').where({ id }).update({ refills_remaining: 1 });
    advance(40);
    expect((await renewalOf(world, user)).status).toBe('not_due');
    await world.makeScope().use(prescriptionGatePort).consumeRefill(id, world.scope.ids.uuid());
    advance(1);
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'open',
      openedOn: '2026-12-30T12:00:00.000Z',
      detail:
        'You have no refills left. Renew now so your next refill is not late. Your prescription ends on 20 November 2027.',
    });
  });

  it('stays due when the prescription has ended', async () => {
    const user = await due();
    advance(40);
    await world.sweep();
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'open',
      title: 'Your prescription has expired',
    });
  });
});

describe('its questions', () => {
  it('open once, are saved, resumed and not overwritten by an older device', async () => {
    const user = await due();
    const intake = await start(world, user);
    expect(intake.configName).toBe('renewal-medical-history');
    expect((await start(world, user)).responseId).toBe(intake.responseId);
    expect(await renewals(user)).toEqual(['in_progress']);
    expect((await renewalOf(world, user)).href).toBe('/renewal/medical-history');
    const saved = await saveAnswers(world, user, intake, { urgent_symptoms: ['none'] });
    expect(saved.errors).toBeUndefined();
    expect(JSON.parse((await intakeOf(world, user))?.answers ?? '')).toEqual({ urgent_symptoms: ['none'] });
    expect((await errorOf(saveAnswers(world, user, intake, {})))?.[0]).toBe('CONFLICT');
  });

  it('take over lists to be corrected, and nothing that has to be told afresh', async () => {
    const allergies = { allergies: ['other'], allergies_detail: 'Penicillin, a rash.' };
    const user = await treated(world, maya, { meds: ['none'], ...allergies }, ['OTHER-HISTORY']);
    advance(335);
    expect(JSON.parse((await start(world, user)).answers)).toEqual(allergies);
  });

  it.each([
    ['no JSON', '{', 'answers'],
    ['a list', '[]', 'answers'],
    ['an answer that is not offered', '{"missed_days":"9"}', 'missed_days'],
    ['a question of another questionnaire', '{"norwood":"norwood_2"}', 'norwood'],
  ])('refuse %s and keep what was there', async (_what, answersJson, field) => {
    const user = await due();
    const { responseId, revision } = await start(world, user);
    const answer = await world.api(user, SAVE, { input: { responseId, revision, answersJson } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    expect((await intakeOf(world, user))?.revision).toBe(revision);
  });

  it('are nobody else’s', async () => {
    const user = await due();
    const intake = await start(world, user);
    const other = await world.patient();
    expect((await errorOf(saveAnswers(world, other, intake, {})))?.[0]).toBe('NOT_FOUND');
    const send = { id: intake.responseId, revision: intake.revision };
    expect((await errorOf(world.api(other, SUBMIT, send)))?.[0]).toBe('NOT_FOUND');
    expect(await intakeOf(world, other)).toBeNull();
    expect((await errorOf(world.api(maya, START)))?.[0]).toBe('FORBIDDEN');
    expect((await errorOf(world.api({ ...user, impersonatorId: maya.id }, START)))?.[0]).toBe(
      'IMPERSONATION_REFUSED',
    );
    const nobody = await world.api(null, START);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('sending it', () => {
  it('needs every answer, and names what is missing', async () => {
    const user = await due();
    const intake = await start(world, user);
    const { attest: _, ...others } = renewalAnswers();
    await saveAnswers(world, user, intake, others);
    const answer = await world.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'attest' }],
    });
    expect(await renewals(user)).toEqual(['in_progress']);
  });

  it('gives a clinician one visit, however often it is sent', async () => {
    const user = await due();
    const intake = await sendRenewal(world, user);
    const again = { id: intake.responseId, revision: intake.revision + 1 };
    const answers = await Promise.all([1, 2, 3].map(() => world.api(user, SUBMIT, again)));
    for (const answer of answers) expect(answer.data).toEqual({ submitRenewal: { status: 'submitted' } });
    const visits = await world.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' });
    expect(visits).toHaveLength(1);
    expect(
      await world.scope
        .db('outbox_event')
        .where({ type: 'renewal.submitted' })
        .whereRaw("payload->>'userId' = ?", [user.id])
        .pluck('payload'),
    ).toEqual([{ userId: user.id, renewalId: expect.any(String), consultationId: visits[0]?.id }]);
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'submitted',
      title: 'Renewal sent',
      submittedAt: '2027-10-21T12:00:00.000Z',
      steps: [
        { step: 'medicalHistory', status: 'done' },
        { step: 'review', status: 'in_progress' },
        { step: 'photos', href: '/consultation/photo-upload' },
      ],
    });
    expect(await intakeOf(world, user)).toBeNull();
    expect((await errorOf(world.api(user, START)))?.[0]).toBe('CONFLICT');
  });

  it('refuses an emergency that is none, and takes one that is, complete or not', async () => {
    const user = await due();
    const intake = await start(world, user);
    await saveAnswers(world, user, intake, { urgent_symptoms: ['none'] });
    const calm = { id: intake.responseId, revision: intake.revision + 1, isEmergency: true };
    expect((await errorOf(world.api(user, SUBMIT, calm)))?.[0]).toBe('CONFLICT');
    expect((await intakeOf(world, user))?.revision).toBe(intake.revision + 1);

    await saveAnswers(
      world,
      user,
      { ...intake, revision: calm.revision },
      { urgent_symptoms: ['chest_pain'] },
    );
    const sent = await world.api(user, SUBMIT, { ...calm, revision: calm.revision + 1 });
    expect(sent.data).toEqual({ submitRenewal: { status: 'submitted' } });
    const visit = await world.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' }).first();
    expect(visit).toMatchObject({ outcome: 'emergency', alert_at: world.clock.now() });
    expect((await renewalOf(world, user)).refills).toContain('on hold until a clinician');
  });

  it('hands in an emergency of saved answers when the page was closed', async () => {
    const user = await due();
    const intake = await start(world, user);
    await saveAnswers(world, user, intake, { urgent_symptoms: ['chest_pain'] });
    world.clock.advance(60_000);
    await world.sweep();
    expect(await renewals(user)).toEqual(['in_progress']);
    world.clock.advance(60_000);
    await world.sweep();
    await world.sweep();
    expect(await renewals(user)).toEqual(['submitted']);
    const visit = await world.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' }).first();
    expect(visit).toMatchObject({ outcome: 'emergency', alert_at: world.clock.now() });
  });

  it('ends with the decision: approved, and not due for another year', async () => {
    const user = await due();
    await sendRenewal(world, user);
    await world.api(maya, APPROVE, decision(await reviewOf(world, user)));
    await world.drain();
    expect(await renewals(user)).toEqual(['approved']);
    expect(await renewalOf(world, user)).toMatchObject({
      status: 'not_due',
      openedOn: '2028-09-21T12:00:00.000Z',
    });
  });

  it('leaves nothing to renew on the dashboard, when the fills were used up', async () => {
    const user = await treated(world, maya);
    const [id] = await world.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    await world.scope.db('prescription').where({ id }).update({ refills_remaining: 1 });
    const orderId = world.scope.ids.uuid();
    await world.makeScope().use(prescriptionGatePort).consumeRefill(id, orderId);
    await world.scope.emit(billingEvents.orderShipped, { userId: user.id, orderId });
    await world.drain();
    advance(80);
    await sendRenewal(world, user);
    await world.api(maya, APPROVE, decision(await reviewOf(world, user)));
    await world.drain();
    const { data } = await world.api(
      user,
      '{ currentUser { care { headline treatments { renewalDue expiresAt } } } }',
    );
    expect(data?.currentUser).toEqual({
      care: {
        headline: 'Your treatment is under way',
        treatments: [
          { renewalDue: false, expiresAt: '2028-02-08T12:00:00.000Z' },
          { renewalDue: false, expiresAt: '2027-11-20T12:00:00.000Z' },
        ],
      },
    });
  });

  it('ends with the decision: denied, with where to read why', async () => {
    const user = await due();
    await sendRenewal(world, user);
    await world.api(
      maya,
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      { id: await reviewOf(world, user) },
    );
    await world.drain();
    expect(await renewals(user)).toEqual(['denied']);
    expect(await renewalOf(world, user)).toMatchObject({ status: 'denied', title: 'Not renewed' });
  });

  it('can be done again when the visit ended undecided', async () => {
    const user = await due();
    await sendRenewal(world, user);
    await world.api(user, 'mutation { cancelVisit(reason: "Later") }');
    expect((await renewalOf(world, user)).status).toBe('open');
    await sendRenewal(world, user);
    expect(await renewals(user)).toEqual(['canceled', 'submitted']);
  });
});

describe('its pages', () => {
  const PAGES = [
    '{ currentUser { id renewal { title } } }',
    '{ currentUser { id renewal { title } } renewalIntake { config } }',
  ];

  /** What the two pages cost the database, without the statement for the session. */
  const costs = async (user: SignedInUser): Promise<number[]> => {
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    const counts: number[] = [];
    world.database.knex.on('query', count);
    for (const page of PAGES) {
      statements = 0;
      expect((await world.api(user, page)).errors).toBeUndefined();
      counts.push(statements);
    }
    world.database.knex.off('query', count);
    return counts;
  };

  it('ask at most three statements, however the renewal stands', async () => {
    const user = await due();
    expect(await costs(user)).toEqual([2, 2]);
    const intake = await start(world, user);
    expect(await costs(user)).toEqual([2, 3]);
    await saveAnswers(world, user, intake, renewalAnswers());
    await world.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 });
    expect(await costs(user)).toEqual([3, 3]);
  });
});
