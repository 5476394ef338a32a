import { describe, expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { checkInApi } from '#test/harness/check-in-api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf } from '#test/harness/treatment-api.ts';
import { decision } from '#test/harness/visit-api.ts';

/** The consequences of missing answers, clinicians' decisions about check-ins, and the check-in after a renewal. */
const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const treatments = orderedTreatment(harness);
const checkIns = checkInApi(harness);
const maya = await harness.clinician();

/** A treatment that began this many days ago; a drug with more frequent check-ins, as if it had been prescribed. */
const treatedFor = async (days: number, drugType = 'finasteride') => {
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await harness.scope.db('prescription').where({ user_id: visit.user.id }).update({ drug_type: drugType });
  await treatments.daysPass(days);
  return visit;
};
const noticesOf = async (userId: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: userId })).map(({ kind }: { kind: string }) => kind);
const visitOf = async (id: string) => (await harness.rows('consultation', { id }))[0];
const statusOf = async (userId: string): Promise<string[]> =>
  (await harness.rows('prescription', { user_id: userId })).map(({ status }: { status: string }) => status);

interface QueueRow {
  readonly consultationId: string;
  readonly kind: string;
  readonly statusLabel: string;
}
const queue = async (): Promise<readonly QueueRow[]> =>
  dataOf<{ deskQueue: QueueRow[] }>(
    await harness.api(maya, '{ deskQueue { consultationId kind statusLabel } }', {}),
  ).deskQueue;

const CLOSE = `mutation($input: DeskCheckInInput!) { deskCloseCheckIn(input: $input) { status } }`;
const TAKE = `mutation($id: ID!) { deskTake(consultationId: $id) { status } }`;
const close = (consultationId: string, changes: Record<string, unknown> = {}) =>
  harness.api(maya, CLOSE, {
    input: {
      consultationId,
      outcome: 'continue',
      prescriptionIds: [],
      acknowledgedRuleIds: [],
      message: 'Please go on as before.',
      ...changes,
    },
  });

describe('erection medicine without an answer', () => {
  it('the refill waits from day 105, the card says so, and the answer lifts the hold', async () => {
    const { user } = await treatedFor(100, 'sildenafil');
    expect(await statusOf(user.id)).toEqual(['active']);
    const { id, holds } = await checkIns.open(user);
    expect(holds).toBe(false);
    await treatments.daysPass(10);
    expect(await harness.rows('prescription_hold', { check_in_id: id })).toMatchObject([
      { rule_ids: [], is_hard_stop: false, lifted_at: null },
    ]);
    expect(await checkIns.open(user)).toMatchObject({ id, holds: true, isOverdue: true });
    expect(await noticesOf(user.id)).toContain('check_in_missing');
    const sent = async () => (await treatments.sentProducts({ user, consultationId: id })).length;
    await treatments.daysPass(65);
    expect(await harness.rows('prescription_hold', { check_in_id: id })).toHaveLength(1);
    expect(await sent()).toBe(2);
    expect(await noticesOf(user.id)).toContain('refill_on_hold');
    expect(await checkIns.checksIn(user)).toMatchObject({ result: 'normal', onHold: [] });
    expect(await statusOf(user.id)).toEqual(['active']);
    const [hold] = await harness.rows('prescription_hold', { check_in_id: id });
    expect(hold).toMatchObject({ lifted_by: null });
    expect(hold.lifted_at).not.toBeNull();
    // Announced first, and charged a week later.
    await treatments.daysPass(5);
    expect(await sent()).toBe(2);
    await treatments.daysPass(10);
    expect(await sent()).toBe(3);
  });
});

describe('an antidepressant without an answer', () => {
  it('staff call after a week; an answer then replaces the call', async () => {
    const { user } = await treatedFor(20, 'sertraline');
    const { id } = await checkIns.open(user);
    expect(await queue()).not.toContainEqual(expect.objectContaining({ consultationId: id }));
    await treatments.daysPass(5);
    expect(await queue()).toContainEqual({
      consultationId: id,
      kind: 'check_in',
      statusLabel: 'No answer to the check-in: call the patient',
    });
    expect(await statusOf(user.id)).toEqual(['active']);
    // The chart of this patient has no intake of an antidepressant, which asks for a review.
    expect(await checkIns.checksIn(user)).toMatchObject({ result: 'flagged', onHold: [] });
    expect(await visitOf(id)).toMatchObject({ outcome: 'review' });
    const label = (await queue()).find((row) => row.consultationId === id)?.statusLabel;
    expect(label).not.toMatch(/call the patient/);
  });

  it('two weeks later the next check-in joins it; after four weeks a clinician decides, and nothing lapses', async () => {
    const { user } = await treatedFor(35, 'sertraline');
    const { id, questionnaire } = await checkIns.open(user);
    expect(questionnaire.config).toContain('"pe_time"');
    const labelOf = async () => (await queue()).find((row) => row.consultationId === id)?.statusLabel;
    expect(await labelOf()).toMatch(/no higher dose/);
    await treatments.daysPass(15);
    expect(await labelOf()).toMatch(/SSRI-NOGAP/);
    expect(await statusOf(user.id)).toEqual(['active']);
    expect((await checkIns.page(user)).checkIns).toHaveLength(1);
    await harness.api(maya, TAKE, { id });
    expect((await close(id)).errors).toBeUndefined();
    expect(await visitOf(id)).toMatchObject({ status: 'completed' });
    expect((await checkIns.page(user)).checkIns[0]).toMatchObject({ id, result: 'missed' });
  });
});

describe('what a clinician decides', () => {
  const effects = { side_effects: ['sexual'], side_effects_detail: 'Less drive.' };
  const flagged = async (answers: Record<string, string | string[]> = effects) => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    await checkIns.checksIn(user, answers);
    await harness.scope.db('consultation').where({ id }).update({ clinician_id: null, status: 'submitted' });
    await harness.api(maya, TAKE, { id });
    const [prescription] = await harness.rows('prescription', { user_id: user.id });
    return { user, id, prescriptionId: String(prescription.id) };
  };

  it('it continues, once every flag is acknowledged; approving and refusing are not possible', async () => {
    const { user, id } = await flagged();
    const approve = `mutation($input: DecisionInput!) { deskApprove(input: $input) { status } }`;
    expect(codeOf(await harness.api(maya, approve, decision(id)))).toBe('CONFLICT');
    const refuse = `mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "No", alternatives: "Other") { status } }`;
    expect(codeOf(await harness.api(maya, refuse, { id }))).toBe('CONFLICT');
    expect(codeOf(await close(id))).toBe('CONFLICT');
    expect((await close(id, { acknowledgedRuleIds: ['SE-SEXUAL'] })).data).toEqual({
      deskCloseCheckIn: { status: 'completed' },
    });
    expect(await statusOf(user.id)).toEqual(['active']);
    const messages = await harness.rows('care_message', { user_id: user.id, author_type: 'provider' });
    expect(messages.map(({ body }: { body: string }) => body)).toContain('Please go on as before.');
    expect(codeOf(await close(id, { acknowledgedRuleIds: ['SE-SEXUAL'] }))).toBe('CONFLICT');
  });

  it('it is put on hold, or ended, with a message', async () => {
    const held = await flagged();
    const about = { acknowledgedRuleIds: ['SE-SEXUAL'], prescriptionIds: [held.prescriptionId] };
    expect(codeOf(await close(held.id, { ...about, outcome: 'hold', prescriptionIds: [] }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(
      (await close(held.id, { ...about, outcome: 'hold', message: 'Please pause.' })).errors,
    ).toBeUndefined();
    expect(await statusOf(held.user.id)).toEqual(['on_hold']);
    const ended = await flagged();
    const end = {
      outcome: 'discontinue',
      acknowledgedRuleIds: ['SE-SEXUAL'],
      prescriptionIds: [ended.prescriptionId],
    };
    expect((await close(ended.id, end)).errors).toBeUndefined();
    expect(await statusOf(ended.user.id)).toEqual(['stopped']);
    expect(await visitOf(ended.id)).toMatchObject({ status: 'completed' });
  });

  it('a hold by a rule is not closed with “continue”, and an emergency is handled first', async () => {
    const stopped = await flagged({ side_effects: ['mood'], side_effects_detail: 'Low.' });
    expect(codeOf(await close(stopped.id))).toBe('CONFLICT');
    expect(await visitOf(stopped.id)).toMatchObject({ status: 'in_review' });
    const urgent = await flagged({ urgent_symptoms: ['fainting'] });
    const answer = await close(urgent.id, { outcome: 'hold', prescriptionIds: [urgent.prescriptionId] });
    expect(answer.errors?.[0]?.message).toMatch(/emergency/);
  });
});

describe('a failure in the middle', () => {
  it('a failure while the check-in is recorded leaves nothing behind, and it can be sent again', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    const saved = await checkIns.answer(user);
    const { knex } = harness;
    await knex.raw(`create function no_decision() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`);
    await knex.raw(
      'create trigger no_decision before insert on decision_record for each row execute function no_decision()',
    );
    expect((await checkIns.submit(user, saved)).errors).toHaveLength(1);
    await knex.raw('drop trigger no_decision on decision_record');
    await knex.raw('drop function no_decision()');
    expect(await visitOf(id)).toMatchObject({ status: 'draft', answers: null });
    expect((await checkIns.open(user)).id).toBe(id);
    expect(await noticesOf(user.id)).not.toContain('check_in_done');
    expect((await checkIns.submit(user, saved)).data).toMatchObject({ submitCheckIn: { result: 'normal' } });
  });
});

describe('after a renewal (S2.39)', () => {
  it('two weeks after the decision the patient is asked once whether it goes as planned', async () => {
    const { user } = await treatments.treated([finasteride], ['finasteride']);
    await harness.scope
      .db('prescription')
      .where({ user_id: user.id })
      .update({ refills_remaining: 0, status: 'active' });
    await treatments.daysPass(5);
    const { consultationId } = await submitRenewal(harness.scope, user);
    await harness.approve(consultationId);
    await treatments.daysPass(10);
    expect((await checkIns.page(user)).checkIns).toEqual([]);
    await treatments.daysPass(5);
    const open = await checkIns.open(user);
    expect(open).toMatchObject({ form: 'post_arc', href: '/consultation/post-arc' });
    expect(open.decided?.after).toHaveLength(1);
    const outcome = await checkIns.checksIn(user, {
      plan_started: 'not_yet',
      plan_not_started: 'The package has not come.',
    });
    expect(outcome).toMatchObject({ result: 'normal' });
    const journey = (await harness.rows('journey', { user_id: user.id, kind: 'post_arc' }))[0];
    expect(journey).toMatchObject({ status: 'completed' });
    const messages = await harness.rows('care_message', { user_id: user.id, author_type: 'patient' });
    expect(messages.map(({ body }: { body: string }) => body)).toEqual(['The package has not come.']);
    await treatments.daysPass(20);
    expect((await checkIns.page(user)).checkIns.filter(({ form }) => form === 'post_arc')).toHaveLength(1);
  });
});
