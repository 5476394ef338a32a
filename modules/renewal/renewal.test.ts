import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { billingEvents, prescriptionGatePort } from '#modules/billing/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import {
  confirmAddress,
  intakeOf,
  patientDueForRenewal,
  renewalAnswers,
  renewalOf,
  renewalStatuses,
  reviewOf,
  SAVE,
  START,
  SUBMIT,
  saveAnswers,
  sendRenewal,
  startRenewal,
} from '#test/harness/renewal-api.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { renewalModule } from './module.ts';

const APPROVED_AT = '2026-11-20T12:00:00Z';
const { harness, maya } = await openFileDeskHarness({
  modules: [...careModules, renewalModule],
  forgetsPatients: true,
});
beforeEach(() => harness.clock.set(APPROVED_AT));

const advance = (days: number) => harness.clock.advance(days * DAY_MS);
const renewals = (user: SignedInUser) => renewalStatuses(harness, user);
const errorOf = async (answer: ReturnType<Harness['api']>) => {
  const [error] = (await answer).errors ?? [];
  return error && [error.extensions.code, error.message];
};

const due = () => patientDueForRenewal(harness);

describe('the renewal of a patient', () => {
  it('has the state none without a prescription', async () => {
    const user = await harness.patient();
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'none',
      due: false,
      openedOn: null,
      steps: [],
      treatments: [],
      title: 'You have nothing to renew',
    });
    expect(await errorOf(harness.api(user, START))).toEqual([
      'CONFLICT',
      'You have no prescription that can be renewed.',
    ]);
  });

  it('is not due before the last 30 days, and shows when it opens', async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    advance(334);
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'not_due',
      due: false,
      openedOn: '2027-10-21T12:00:00.000Z',
      reason: null,
      refills: 'Your refills continue as planned.',
      href: '/dashboard',
    });
    expect(await errorOf(harness.api(user, START))).toEqual([
      'CONFLICT',
      'Your renewal opens on October 21, 2027 at the latest.',
    ]);
    expect(await renewals(user)).toEqual([]);
  });

  it('is due from 30 days before the end, with its steps and what happens to refills', async () => {
    const user = await due();
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'open',
      due: true,
      openedOn: '2027-10-21T12:00:00.000Z',
      expiresOn: '2027-11-20T12:00:00.000Z',
      href: '/renewal',
      treatments: [{ drugType: 'finasteride' }],
      refills:
        'Refills that are due before November 20, 2027 are charged and shipped as planned. After that day nothing is charged until a clinician renews your prescription.',
      steps: [
        { step: 'progress', status: 'to_do', href: null },
        { step: 'medicalHistory', status: 'to_do', href: null },
        { step: 'photos', status: 'to_do', statusLabel: 'Optional', href: null },
        { step: 'subscriptionOptions', status: 'to_do', href: null },
        { step: 'review', status: 'to_do', href: null },
      ],
    });
  });

  it('is due with the last fill, even if the prescription expires much later', async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    const [id] = await harness.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    await harness.scope.db('prescription').where({ id }).update({ refills_remaining: 1 });
    advance(40);
    expect((await renewalOf(harness, user)).status).toBe('not_due');
    await harness.makeScope().use(prescriptionGatePort).consumeRefill(id, harness.scope.ids.uuid());
    advance(1);
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'open',
      openedOn: '2026-12-30T12:00:00.000Z',
      detail:
        'You have no refills left. Renew now so your next refill is not late. Your prescription ends on November 20, 2027.',
    });
  });

  it('stays due when the prescription has ended', async () => {
    const user = await due();
    advance(40);
    await harness.sweep();
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'open',
      title: 'Your prescription has expired',
    });
  });
});

describe('the renewal questionnaire', () => {
  it('asks again on a later day how the patient feels', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    const { revision: first } = intake;
    dataOf(await saveAnswers(harness, user, intake, renewalAnswers()));
    dataOf(await confirmAddress(harness, user));
    advance(1);
    harness.clock.advance(1);
    const send = (revision: number) => harness.api(user, SUBMIT, { id: intake.responseId, revision });
    const [error] = (await send(first + 1)).errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    const again = { message: 'Please answer this one again: it is about today.' };
    expect(error?.extensions.fields).toEqual(
      ['urgent_symptoms', 'phq2_interest', 'phq2_down', 'self_harm_now'].map((field) => ({
        field,
        ...again,
      })),
    );
    expect(await renewals(user)).toEqual(['in_progress']);
    // They are taken back, so that every device asks them again.
    const {
      urgent_symptoms: _,
      phq2_interest: __,
      phq2_down: ___,
      self_harm_now: ____,
      ...others
    } = renewalAnswers();
    const open = await intakeOf(harness, user);
    expect(JSON.parse(open?.answers ?? '')).toEqual(others);
    expect(open?.revision).toBe(first + 2);
    expect((await renewalOf(harness, user)).href).toBe('/renewal/medical-history');
    dataOf(await saveAnswers(harness, user, { ...intake, revision: first + 2 }, renewalAnswers()));
    advance(1);
    dataOf(await send(first + 3));
    expect(await renewals(user)).toEqual(['submitted']);
  });

  it('opens once, is saved and resumed, and is not overwritten by an older device', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    expect(intake.configName).toBe('renewal-medical-history');
    expect((await startRenewal(harness, user)).responseId).toBe(intake.responseId);
    expect(await renewals(user)).toEqual(['in_progress']);
    expect((await renewalOf(harness, user)).href).toBe('/renewal/progress');
    const saved = await saveAnswers(harness, user, intake, { urgent_symptoms: ['none'] });
    expect(saved.errors).toBeUndefined();
    expect(JSON.parse((await intakeOf(harness, user))?.answers ?? '')).toEqual({ urgent_symptoms: ['none'] });
    expect((await errorOf(saveAnswers(harness, user, intake, {})))?.[0]).toBe('CONFLICT');
  });

  it('is prefilled with lists to correct, but not with answers that must be given again', async () => {
    const allergies = { allergies: ['other'], allergies_detail: 'Penicillin, a rash.' };
    const { user } = await harness.prescription({
      drugTypes: ['finasteride'],
      answers: { meds: ['none'], ...allergies },
      acknowledgedRuleIds: ['OTHER-HISTORY'],
    });
    advance(335);
    expect(JSON.parse((await startRenewal(harness, user)).answers)).toEqual(allergies);
  });

  it.each([
    ['invalid JSON', '{', 'answers'],
    ['a list', '[]', 'answers'],
    ['an answer that is not offered', '{"missed_days":"9"}', 'missed_days'],
    ['a question of another questionnaire', '{"norwood":"norwood_2"}', 'norwood'],
  ])('refuse %s and keep what was there', async (_what, answersJson, field) => {
    const user = await due();
    const { responseId, revision } = await startRenewal(harness, user);
    const answer = await harness.api(user, SAVE, { input: { responseId, revision, answersJson } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    expect((await intakeOf(harness, user))?.revision).toBe(revision);
  });

  it('is not found for anybody else', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    const other = await harness.patient();
    expect((await errorOf(saveAnswers(harness, other, intake, {})))?.[0]).toBe('NOT_FOUND');
    const send = { id: intake.responseId, revision: intake.revision };
    expect((await errorOf(harness.api(other, SUBMIT, send)))?.[0]).toBe('NOT_FOUND');
    expect(await intakeOf(harness, other)).toBeNull();
    expect((await errorOf(harness.api(maya, START)))?.[0]).toBe('FORBIDDEN');
    expect((await errorOf(harness.api({ ...user, impersonatorId: maya.id }, START)))?.[0]).toBe(
      'IMPERSONATION_REFUSED',
    );
    const nobody = await harness.api(null, START);
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('submitting a renewal', () => {
  it('requires every answer, and names the missing ones', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    const { attest: _, ...others } = renewalAnswers();
    await saveAnswers(harness, user, intake, others);
    const answer = await harness.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'attest' }],
    });
    expect(await renewals(user)).toEqual(['in_progress']);
  });

  it('creates one visit for a clinician, however often it is repeated', async () => {
    const user = await due();
    const intake = await sendRenewal(harness, user);
    const again = { id: intake.responseId, revision: intake.revision + 1 };
    const answers = await Promise.all([1, 2, 3].map(() => harness.api(user, SUBMIT, again)));
    for (const answer of answers) expect(answer.data).toEqual({ submitRenewal: { status: 'submitted' } });
    const visits = await harness.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' });
    expect(visits).toHaveLength(1);
    expect(
      await harness.scope
        .db('outbox_event')
        .where({ type: 'renewal.submitted' })
        .whereRaw("payload->>'userId' = ?", [user.id])
        .pluck('payload'),
    ).toEqual([{ userId: user.id, renewalId: expect.any(String), consultationId: visits[0]?.id }]);
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'submitted',
      title: 'Renewal sent',
      submittedAt: '2027-10-21T12:00:00.000Z',
      steps: [
        { step: 'progress', status: 'done' },
        { step: 'medicalHistory', status: 'done' },
        { step: 'subscriptionOptions', status: 'done' },
        { step: 'review', status: 'in_progress' },
        { step: 'photos', href: '/consultation/photo-upload' },
      ],
    });
    expect(await intakeOf(harness, user)).toBeNull();
    expect((await errorOf(harness.api(user, START)))?.[0]).toBe('CONFLICT');
  });

  it('refuses an emergency that the rules do not confirm, and accepts a confirmed one, complete or not', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    await saveAnswers(harness, user, intake, { urgent_symptoms: ['none'] });
    const calm = { id: intake.responseId, revision: intake.revision + 1, isEmergency: true };
    expect((await errorOf(harness.api(user, SUBMIT, calm)))?.[0]).toBe('CONFLICT');
    expect((await intakeOf(harness, user))?.revision).toBe(intake.revision + 1);

    await saveAnswers(
      harness,
      user,
      { ...intake, revision: calm.revision },
      { urgent_symptoms: ['chest_pain'] },
    );
    const sent = await harness.api(user, SUBMIT, { ...calm, revision: calm.revision + 1 });
    expect(sent.data).toEqual({ submitRenewal: { status: 'submitted' } });
    const visit = await harness.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' }).first();
    expect(visit).toMatchObject({ outcome: 'emergency', alert_at: harness.clock.now() });
    expect((await renewalOf(harness, user)).refills).toContain('on hold until a clinician');
  });

  it('happens automatically for an emergency in saved answers when the patient closed the page', async () => {
    const user = await due();
    const intake = await startRenewal(harness, user);
    await saveAnswers(harness, user, intake, { urgent_symptoms: ['chest_pain'] });
    harness.clock.advance(60_000);
    await harness.sweep();
    expect(await renewals(user)).toEqual(['in_progress']);
    harness.clock.advance(60_000);
    await harness.sweep();
    await harness.sweep();
    expect(await renewals(user)).toEqual(['submitted']);
    const visit = await harness.scope.db('consultation').where({ user_id: user.id, kind: 'renewal' }).first();
    expect(visit).toMatchObject({ outcome: 'emergency', alert_at: harness.clock.now() });
  });

  it('ends with the decision: when approved, nothing is due for another year', async () => {
    const user = await due();
    await sendRenewal(harness, user);
    await harness.api(maya, APPROVE, decision(await reviewOf(harness, user)));
    await harness.drain();
    expect(await renewals(user)).toEqual(['approved']);
    expect(await renewalOf(harness, user)).toMatchObject({
      status: 'not_due',
      openedOn: '2028-09-21T12:00:00.000Z',
    });
  });

  it('leaves no renewal on the dashboard after approval, even when the fills were used up', async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    const [id] = await harness.scope.db('prescription').where({ user_id: user.id }).pluck('id');
    await harness.scope.db('prescription').where({ id }).update({ refills_remaining: 1 });
    const orderId = harness.scope.ids.uuid();
    await harness.makeScope().use(prescriptionGatePort).consumeRefill(id, orderId);
    await harness.scope.emit(billingEvents.orderShipped, { userId: user.id, orderId });
    await harness.drain();
    advance(80);
    await sendRenewal(harness, user);
    await harness.api(maya, APPROVE, decision(await reviewOf(harness, user)));
    await harness.drain();
    const { data } = await harness.api(
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

  it('ends with the decision: when denied, with a link to the reason', async () => {
    const user = await due();
    await sendRenewal(harness, user);
    await harness.api(
      maya,
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      { id: await reviewOf(harness, user) },
    );
    await harness.drain();
    expect(await renewals(user)).toEqual(['denied']);
    expect(await renewalOf(harness, user)).toMatchObject({ status: 'denied', title: 'Not renewed' });
  });

  it('is possible again when the visit ended without a decision', async () => {
    const user = await due();
    await sendRenewal(harness, user);
    await harness.api(user, 'mutation { cancelVisit(reason: "Later") }');
    expect((await renewalOf(harness, user)).status).toBe('open');
    harness.clock.advance(1);
    await sendRenewal(harness, user);
    expect(await renewals(user)).toEqual(['canceled', 'submitted']);
  });
});

describe('the renewal pages', () => {
  const PAGES = [
    '{ currentUser { id renewal { title } } }',
    '{ currentUser { id renewal { title } } renewalIntake { config } }',
  ];

  /** The SQL statements that the two pages cost, without the one for the session. */
  const costs = async (user: SignedInUser): Promise<number[]> => {
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    const counts: number[] = [];
    harness.database.knex.on('query', count);
    for (const page of PAGES) {
      statements = 0;
      expect((await harness.api(user, page)).errors).toBeUndefined();
      counts.push(statements);
    }
    harness.database.knex.off('query', count);
    return counts;
  };

  it('run at most two SQL statements, whatever the state of the renewal', async () => {
    const user = await due();
    expect(await costs(user)).toEqual([1, 1]);
    const intake = await startRenewal(harness, user);
    expect(await costs(user)).toEqual([1, 2]);
    await saveAnswers(harness, user, intake, renewalAnswers());
    dataOf(await confirmAddress(harness, user));
    await harness.api(user, SUBMIT, { id: intake.responseId, revision: intake.revision + 1 });
    expect(await costs(user)).toEqual([2, 2]);
  });
});
