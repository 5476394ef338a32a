import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { billingEvents, prescriptionGatePort } from '#modules/billing/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { APPROVE, decision, statusOf } from '#test/harness/visit-api.ts';
import { prescriptionPort } from './index.ts';
import { usualFills } from './services/sign-prescriptions.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules, forgetsPatients: true });

const approved = async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'] });
  const answer = await harness.api(maya, APPROVE, decision(visit.consultationId));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const [id] = await harness.scope.db('prescription').where({ user_id: visit.user.id }).pluck('id');
  return { ...visit, prescriptionId: String(id) };
};

const gate = () => harness.makeScope().use(prescriptionGatePort);
const check = async (userId: string, state = 'NY') => {
  const [answer] = await gate().check(userId, [harness.product('finasteride')], state);
  return answer?.allowed ? 'allowed' : answer?.reason;
};
const set = (id: string, change: Record<string, unknown>) =>
  harness.scope.db('prescription').where({ id }).update(change);
const refillsOf = async (id: string) =>
  (await harness.scope.db('prescription').where({ id }).pluck('refills_remaining'))[0];

describe('fills that cover a year', () => {
  it.each([
    [0, 1],
    [30, 12],
    [90, 4],
    [180, 2],
    [360, 1],
  ])('a supply of %i days: %i', (supplyInDays, fills) => {
    expect(usualFills({ supplyInDays })).toBe(fills);
  });
});

describe('invariant 2: the refill gate', () => {
  it.each([
    ['active', {}, 'allowed'],
    ['draft', { status: 'draft' }, 'not_approved'],
    ['withdrawn', { status: 'canceled' }, 'not_approved'],
    ['replaced', { status: 'superseded' }, 'not_approved'],
    ['on hold', { status: 'on_hold' }, 'on_hold'],
    ['stopped', { status: 'stopped' }, 'stopped'],
    ['expired by status', { status: 'expired' }, 'expired'],
    ['expired by the clock alone', { expires_at: new Date('2026-11-20T12:00:00Z') }, 'expired'],
    ['used up', { refills_remaining: 0 }, 'no_refills'],
    ['completed', { status: 'completed', refills_remaining: 0 }, 'no_refills'],
  ])('%s', async (_, change, expected) => {
    const { user, prescriptionId } = await approved();
    await set(prescriptionId, { status: 'active', ...change });
    expect(await check(user.id)).toBe(expected);
  });

  it('requires a served state in which the prescriber is licensed', async () => {
    const { user } = await approved();
    expect(await check(user.id, 'AK')).toBe('state_not_served');
    expect(await check(user.id, 'CA')).toBe('allowed');
    await harness.scope.db('clinician_license').where({ state: 'CA' }).delete();
    expect(await check(user.id, 'CA')).toBe('state_not_served');
  });

  it('checks for a later day: a prescription that expires before it is not allowed then', async () => {
    const { user } = await approved();
    const then = (days: number) => new Date(harness.clock.now().getTime() + days * DAY_MS);
    const at = async (days: number) =>
      (await gate().check(user.id, [harness.product('finasteride')], 'NY', then(days)))[0]?.reason;
    expect([await at(364), await at(366)]).toEqual([null, 'expired']);
  });

  it('does not use another patient’s prescription', async () => {
    await approved();
    expect(await check((await harness.patient()).id)).toBe('not_approved');
  });

  it('uses one fill for one order, however often it is requested', async () => {
    const { prescriptionId } = await approved();
    const order = harness.scope.ids.uuid();
    const consume = () => gate().consumeRefill(prescriptionId, order);
    const answers = await Promise.all([consume(), consume(), consume()]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await refillsOf(prescriptionId)).toBe(3);
  });

  it('never uses more fills than are left, also with concurrent requests', async () => {
    const { prescriptionId } = await approved();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => gate().consumeRefill(prescriptionId, harness.scope.ids.uuid())),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4);
    expect(await refillsOf(prescriptionId)).toBe(0);
  });

  it('still allows an order that used the last fill', async () => {
    const { prescriptionId } = await approved();
    await set(prescriptionId, { refills_remaining: 1 });
    const order = harness.scope.ids.uuid();
    expect((await gate().consumeRefill(prescriptionId, order)).ok).toBe(true);
    expect((await gate().consumeRefill(prescriptionId, order)).ok).toBe(true);
    expect((await gate().consumeRefill(prescriptionId, harness.scope.ids.uuid())).ok).toBe(false);
  });

  it('gets back the fill of an order that does not ship, once, and keeps the record', async () => {
    const { prescriptionId, user } = await approved();
    const [kept, stopped] = [harness.scope.ids.uuid(), harness.scope.ids.uuid()];
    for (const order of [kept, stopped]) await gate().consumeRefill(prescriptionId, order);
    for (const _ of [1, 2]) await gate().returnRefills(stopped);
    await Promise.all([1, 2, 3].map(() => gate().returnRefills(stopped)));
    expect(await refillsOf(prescriptionId)).toBe(3);
    expect(await harness.rows('prescription_fill', { prescription_id: prescriptionId })).toHaveLength(2);
    expect(await harness.rows('audit_log', { action: 'prescription.fill_returned' })).toHaveLength(1);
    await gate().returnRefills(kept);
    const { lastFillAt } = (await harness.scope.use(prescriptionPort).prescriptions(user.id))[0] ?? {};
    expect(lastFillAt).toBeNull();
  });
});

describe('a shipped order', () => {
  it('completes the journey, and the prescription with its last fill', async () => {
    const { prescriptionId, journeyId, consultationId, user } = await approved();
    await set(prescriptionId, { refills_remaining: 1 });
    const orderId = harness.scope.ids.uuid();
    await gate().consumeRefill(prescriptionId, orderId);
    await harness.scope.emit(billingEvents.orderShipped, { userId: user.id, orderId });
    await harness.drain();
    expect(await statusOf(harness, 'journey', journeyId)).toBe('completed');
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('follow_up');
    expect((await harness.scope.use(prescriptionPort).prescriptions(user.id))[0]?.status).toBe('completed');
  });
});

const renew = (user: SignedInUser, changes: Answers = {}, acknowledgedRuleIds: readonly string[] = []) =>
  submitRenewal(harness.scope, user, changes, acknowledgedRuleIds);

describe('a renewal', () => {
  it('is reviewed, and its prescriptions replace the old ones', async () => {
    const { user, prescriptionId } = await approved();
    const renewal = await renew(user);
    expect(await renewal.submit()).toEqual({ ok: true, value: { consultationId: renewal.consultationId } });
    expect(await harness.scope.use(consultationPort).openRenewal(user.id)).toMatchObject({
      consultationId: renewal.consultationId,
    });
    expect(await check(user.id)).toBe('allowed');
    const answer = await harness.api(maya, APPROVE, decision(renewal.consultationId));
    expect(answer.errors).toBeUndefined();
    expect(harness.billing.renewals).toContain(user.id);
    const prescriptions = await harness.scope.use(prescriptionPort).prescriptions(user.id);
    expect(prescriptions.find(({ id }) => id === prescriptionId)?.status).toBe('superseded');
    expect(prescriptions.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(await harness.scope.use(consultationPort).openRenewal(user.id)).toBeNull();
    expect(await check(user.id)).toBe('allowed');
  });

  it('invariant 5: with a stop puts active prescriptions on hold and cannot be approved', async () => {
    const { user } = await approved();
    const { consultationId } = await renew(user, { self_harm_now: 'yes' });
    expect(await check(user.id)).toBe('on_hold');
    const answer = await harness.api(maya, APPROVE, decision(consultationId));
    expect(answer.errors?.[0]?.message).toContain('safety rule');
    await harness.api(
      maya,
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      { id: consultationId },
    );
    expect(await check(user.id)).toBe('stopped');
  });

  it('requires the counsel texts that are new to the patient, and stores when each was read', async () => {
    const { user } = await approved();
    const other = (await approved()).user;
    const before = harness.clock.now();
    harness.clock.advance(DAY_MS);
    const pregnant = { partner_pregnant: ['pregnant'] };
    await expect(renew(user, pregnant)).rejects.toThrow('acknowledgedRuleIds.FIN-HANDLING');
    expect(await harness.scope.use(consultationPort).openRenewal(user.id)).toBeNull();
    const { consultationId } = await renew(other, pregnant, ['FIN-HANDLING']);
    const texts = await harness.scope
      .db('eligibility_finding')
      .where({ consultation_id: consultationId, outcome: 'counsel' })
      .orderBy('rule_id')
      .select('rule_id', 'read_at');
    expect(texts).toEqual([
      { rule_id: 'FIN-COUNSEL', read_at: before },
      { rule_id: 'FIN-HANDLING', read_at: harness.clock.now() },
    ]);
  });

  it('needs a prescription and the patient’s own answers, and only one may be open', async () => {
    const { user } = await approved();
    const { quizResponseId } = await renew(user);
    const other = await harness.patient();
    const actor = { role: 'patient', id: other.id, impersonatorId: null } as const;
    const { submitRenewal } = harness.scope.use(consultationPort);
    const foreign = await submitRenewal(actor, { userId: other.id, quizResponseId });
    expect(foreign).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    await expect(renew(user)).rejects.toThrow('reviewing your renewal');
    await expect(renew(other)).rejects.toThrow('no prescription');
  });
});

describe('as time passes', () => {
  const noticesOf = (userId: string): Promise<string[]> =>
    harness.scope.db('notice').where({ person_id: userId }).orderBy('created_at').pluck('kind');

  it('a prescription expires after a year, once', async () => {
    const { user, prescriptionId } = await approved();
    harness.clock.advance(365 * DAY_MS - 1);
    await harness.sweep();
    expect(await harness.scope.db('prescription').where({ id: prescriptionId }).pluck('status')).toEqual([
      'active',
    ]);
    harness.clock.advance(1);
    await Promise.all([harness.sweep(), harness.sweep()]);
    expect(await harness.scope.db('prescription').where({ id: prescriptionId }).pluck('status')).toEqual([
      'expired',
    ]);
    expect((await noticesOf(user.id)).filter((kind) => kind === 'prescription_ended')).toHaveLength(1);
    harness.clock.advance(-365 * DAY_MS);
  });

  it('the patient is reminded of a draft on days 1, 3 and 7, and it ends on day 30', async () => {
    const user = await harness.patient();
    const bought = await harness.openVisit({ patient: user, drugTypes: ['finasteride'] });
    const counts: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      harness.clock.advance(DAY_MS);
      await harness.sweep();
      await harness.sweep();
      counts.push((await noticesOf(user.id)).length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    harness.clock.advance(22 * DAY_MS);
    await harness.sweep();
    expect(await statusOf(harness, 'journey', bought.journeyId)).toBe('abandoned');
    expect(harness.billing.releases.filter((id) => id === bought.checkoutId)).toHaveLength(1);
    harness.clock.advance(-30 * DAY_MS);
  });

  it('a question that stays unanswered for 14 days ends the visit', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(
      maya,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Since when?", asksPatient: true) { id } }',
      { id: visit.consultationId },
    );
    harness.clock.advance(14 * DAY_MS - 1);
    await harness.sweep();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('needs_info');
    harness.clock.advance(1);
    await harness.sweep();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('expired');
    expect(harness.billing.releases).toContain(visit.checkoutId);
    harness.clock.advance(-14 * DAY_MS);
  });

  it('no visit waits for photos longer than a day, and the patient is told once of a late review', async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride'] });
    harness.clock.advance(DAY_MS);
    await harness.sweep();
    await harness.sweep();
    expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('awaiting_doctor');
    expect((await noticesOf(visit.user.id)).filter((kind) => kind === 'review_delayed')).toHaveLength(1);
    harness.clock.advance(-DAY_MS);
  });
});
