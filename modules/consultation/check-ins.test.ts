import { describe, expect, it } from 'vitest';
import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { checkInApi } from '#test/harness/check-in-api.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf } from '#test/harness/treatment-api.ts';

/** Check-ins: opened when they are due, evaluated by the rules, with the consequences of the answers. */
const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const treatments = orderedTreatment(harness);
const checkIns = checkInApi(harness);

const treatedFor = async (days: number) => {
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await treatments.daysPass(days);
  return visit;
};
const noticesOf = async (userId: string): Promise<string[]> =>
  (await harness.rows('notice', { person_id: userId })).map(({ kind }: { kind: string }) => kind);
const visitOf = async (id: string) => (await harness.rows('consultation', { id }))[0];
const journeyOf = async (id: string) => {
  const { journey_id } = await visitOf(id);
  return (await harness.rows('journey', { id: journey_id }))[0];
};
const decisionsOf = (userId: string) =>
  harness.rows('decision_record', { user_id: userId, purpose: 'check_in' });
const statusOf = async (userId: string): Promise<string[]> =>
  (await harness.rows('prescription', { user_id: userId })).map(({ status }: { status: string }) => status);

describe('a check-in that is due (S2.39)', () => {
  it('opens in week 6 with a notice, a journey of its kind and the questions by what is taken', async () => {
    const { user } = await treatedFor(40);
    expect((await checkIns.page(user)).checkIns).toEqual([]);
    await treatments.daysPass(10);
    const open = await checkIns.open(user);
    expect(open).toMatchObject({ form: 'early', href: '/consultation/fmp-checkin', isOverdue: false });
    expect(open.questionnaire.config).toContain('shedding');
    expect(open.questionnaire.config).toContain('phq2_down');
    expect(open.questionnaire.config).not.toContain('weight_gain');
    expect(await journeyOf(open.id)).toMatchObject({ kind: 'fmp_check_in', status: 'created' });
    expect(await noticesOf(user.id)).toContain('check_in_due');
    await harness.sweep();
    expect((await checkIns.page(user)).checkIns).toHaveLength(1);
  });

  it('is saved after each answer and can be continued elsewhere', async () => {
    const { user } = await treatedFor(50);
    await checkIns.answer(user, { satisfaction: '2' });
    expect((await checkIns.open(user)).questionnaire.answers).toContain('"satisfaction":"2"');
  });

  it('is inaccessible to others', async () => {
    const { user } = await treatedFor(50);
    const saved = await checkIns.answer(user);
    const other = await harness.account();
    expect(codeOf(await checkIns.submit(other, saved))).toBe('NOT_FOUND');
    expect((await checkIns.page(other)).checkIns).toEqual([]);
  });

  it('cannot be canceled like a visit, before or after its answers', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    const cancel = () => harness.api(user, 'mutation($id: ID!) { cancelVisit(consultationId: $id) }', { id });
    expect(codeOf(await cancel())).toBe('CONFLICT');
    const found = { side_effects: ['sexual'], side_effects_detail: 'Less drive for two weeks.' };
    expect((await checkIns.checksIn(user, found)).result).toBe('flagged');
    expect(codeOf(await cancel())).toBe('CONFLICT');
    expect(await visitOf(id)).toMatchObject({ status: 'assigned' });
  });

  it('ends without an answer with no further consequence, and the next one opens', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    await treatments.daysPass(40);
    expect(await visitOf(id)).toMatchObject({ status: 'expired' });
    const next = await checkIns.open(user);
    expect(next).toMatchObject({ form: 'check_in', href: '/consultation/checkin' });
    expect(next.questionnaire.answers).toBe('{}');
    expect(await statusOf(user.id)).toEqual(['active']);
    expect((await checkIns.page(user)).checkIns.find((one) => one.id === id)?.result).toBe('missed');
  });
});

describe('a renewal that is submitted while a check-in is open', () => {
  it('asks the same: the check-in ends with it, and waits for no answer', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    const scope = harness.makeScope();
    await scope.use(prescriptionPort).holdUnanswered(user.id, ['finasteride'], id);
    await submitRenewal(scope, user);
    expect(await visitOf(id)).toMatchObject({ status: 'expired' });
    expect(await journeyOf(id)).toMatchObject({ status: 'expired' });
    expect((await checkIns.page(user)).checkIns).toMatchObject([
      { id, result: 'renewed', questionnaire: null },
    ]);
    const [hold] = await harness.rows('prescription_hold', { check_in_id: id });
    expect(hold.lifted_at).not.toBeNull();
    // No new check-in opens while the renewal is reviewed.
    await treatments.daysPass(40);
    expect((await checkIns.page(user)).checkIns).toHaveLength(1);
  });
});

describe('answers without findings', () => {
  it('complete without a clinician; refills continue, the patient is notified, and the decision is recorded', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    const outcome = await checkIns.checksIn(user);
    expect(outcome).toMatchObject({ result: 'normal', onHold: [], findings: [] });
    expect(outcome.goesOn).toHaveLength(1);
    expect(await visitOf(id)).toMatchObject({ status: 'completed', outcome: 'ok', clinician_id: null });
    expect(await journeyOf(id)).toMatchObject({ status: 'completed' });
    expect(await noticesOf(user.id)).toContain('check_in_done');
    expect(await decisionsOf(user.id)).toMatchObject([
      { consultation_id: id, is_allowed: true, actor_role: 'patient', drug_types: ['finasteride'] },
    ]);
    const sent = (await treatments.sentProducts({ user, consultationId: id })).length;
    await treatments.daysPass(60);
    expect((await treatments.sentProducts({ user, consultationId: id })).length).toBeGreaterThan(sent);
  });

  it('become facts of the chart, and the patient sees the trend', async () => {
    const { user } = await treatedFor(50);
    await checkIns.checksIn(user, { hair_change: '-1', satisfaction: '3' });
    expect((await checkIns.page(user)).trends).toEqual([]);
    await treatments.daysPass(45);
    await checkIns.checksIn(user, { hair_change: '2', satisfaction: '4' });
    const { trends } = await checkIns.page(user);
    expect(trends.map(({ id }) => id)).toEqual(['hair_change', 'shedding', 'satisfaction']);
    expect(trends[0]?.points.map(({ text }) => text)).toEqual(['A little thinner', 'Fuller']);
    const facts = await harness.rows('patient_fact', { user_id: user.id, question: 'hair_change' });
    expect(facts).toHaveLength(2);
  });

  it('a question to the clinician becomes a message and causes no hold', async () => {
    const { user } = await treatedFor(50);
    const outcome = await checkIns.checksIn(user, {
      want_change: 'form',
      question_for_clinician: 'Is foam better?',
    });
    expect(outcome.result).toBe('normal');
    const messages = await harness.rows('care_message', { user_id: user.id, author_type: 'patient' });
    expect(messages.map(({ body }: { body: string }) => body)).toEqual([
      'I would like a different form of my treatment.\n\nIs foam better?',
    ]);
  });

  it('alarming words in that question raise an emergency, whatever the other answers are', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    await checkIns.checksIn(user, { question_for_clinician: 'I think I want to die.' });
    expect(await visitOf(id)).toMatchObject({ alert_at: expect.any(Date), alert_handled_at: null });
    expect(await harness.rows('patient_fact', { user_id: user.id, question: 'message_alarm' })).toMatchObject(
      [{ value: ['ALARM-SUICIDE'], visit_id: id }],
    );
    const alerts = await harness.rows('outbox_event', { type: 'care.alerted' });
    expect(alerts.map(({ payload }: { payload: { userId: string } }) => payload.userId)).toContain(user.id);
  });

  it('two simultaneous submissions are one check-in, one decision and one notice', async () => {
    const { user } = await treatedFor(50);
    const saved = await checkIns.answer(user);
    const answers = await Promise.all([checkIns.submit(user, saved), checkIns.submit(user, saved)]);
    for (const answer of answers) expect(answer.data).toMatchObject({ submitCheckIn: { result: 'normal' } });
    expect(await decisionsOf(user.id)).toHaveLength(1);
    expect((await noticesOf(user.id)).filter((kind) => kind === 'check_in_done')).toHaveLength(1);
  });
});

describe('answers with findings', () => {
  it('a review goes to a clinician and causes no hold', async () => {
    const { user } = await treatedFor(50);
    const { id } = await checkIns.open(user);
    const outcome = await checkIns.checksIn(user, {
      side_effects: ['sexual'],
      side_effects_detail: 'Less drive for two weeks.',
    });
    expect(outcome).toMatchObject({ result: 'flagged', onHold: [], findings: [{ ruleId: 'SE-SEXUAL' }] });
    expect(await visitOf(id)).toMatchObject({ status: 'assigned', outcome: 'review' });
    expect(await journeyOf(id)).toMatchObject({ status: 'awaiting_doctor' });
    expect(await noticesOf(user.id)).toContain('check_in_flagged');
  });

  it('a stop causes a hold within its scope, in the transaction of the answers', async () => {
    const { user } = await treatedFor(50);
    const outcome = await checkIns.checksIn(user, {
      side_effects: ['mood'],
      side_effects_detail: 'Low for a week.',
    });
    expect(outcome).toMatchObject({ result: 'flagged', findings: [{ ruleId: 'SE-MOOD' }] });
    expect(outcome.onHold).toHaveLength(1);
    expect(await statusOf(user.id)).toEqual(['on_hold']);
    expect(await decisionsOf(user.id)).toMatchObject([{ is_allowed: false }]);
    const before = await treatments.sentProducts({ user, consultationId: '' });
    await treatments.daysPass(60);
    expect(await treatments.sentProducts({ user, consultationId: '' })).toEqual(before);
  });

  it('an emergency alerts the care team immediately, without the remaining answers', async () => {
    const { user } = await treatedFor(50);
    const { id, questionnaire } = await checkIns.open(user);
    const { responseId, revision } = questionnaire;
    const answersJson = JSON.stringify({ urgent_symptoms: ['chest_pain'] });
    const saved = await harness.api(
      user,
      `mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }`,
      { input: { responseId, revision, answersJson } },
    );
    expect(saved.errors).toBeUndefined();
    expect(await statusOf(user.id)).toEqual(['on_hold']);
    const answer = await checkIns.submit(user, { responseId, revision: revision + 1 });
    expect(answer.data).toMatchObject({ submitCheckIn: { result: 'urgent' } });
    const visit = await visitOf(id);
    expect(visit.alert_at).not.toBeNull();
    expect(visit.alert_handled_at).toBeNull();
  });

  it('an emergency in saved answers is submitted when the page was closed', async () => {
    const { user } = await treatedFor(50);
    const { id, questionnaire } = await checkIns.open(user);
    const { responseId, revision } = questionnaire;
    const answersJson = JSON.stringify({ urgent_symptoms: ['fainting'] });
    await harness.api(
      user,
      `mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }`,
      { input: { responseId, revision, answersJson } },
    );
    await treatments.daysPass(1);
    expect((await visitOf(id)).alert_at).not.toBeNull();
    expect((await checkIns.page(user)).checkIns[0]).toMatchObject({ id, result: 'urgent' });
  });

  it('incomplete answers are refused, with the questions', async () => {
    const { user } = await treatedFor(50);
    const { questionnaire } = await checkIns.open(user);
    const refused = await checkIns.submit(user, questionnaire);
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
  });

  it('answers that a clinician acknowledged before are settled', async () => {
    const open = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(open, ['finasteride'], { family: 'no' });
    await harness.approve(open.consultationId, { acknowledgedRuleIds: ['H8'] });
    await treatments.hour();
    await treatments.daysPass(50);
    expect(await checkIns.checksIn(open.user)).toMatchObject({ result: 'normal', findings: [] });
  });

  it('every decision can be replayed', async () => {
    const { judgedAgain, differing } = await replayDecisions(harness.knex, rules);
    expect(judgedAgain).toBeGreaterThan(5);
    expect(differing).toEqual([]);
  });
});
