import { describe, expect, it } from 'vitest';
import { factPort } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, intakeAnswers, PROPOSE, responseOf, statusOf } from '#test/harness/visit-api.ts';

const AMEND = `mutation($input: IntakeAmendmentInput!) {
  amendIntake(input: $input) { outcome removedDrugTypes findings { ruleId } } }`;
const DESK_AMEND = `mutation($id: ID!, $input: IntakeAmendmentInput!) {
  deskAmendIntake(consultationId: $id, input: $input) { outcome } }`;

const harness = await openFileHarness({ modules: careModules });
const clinician = await harness.clinician();

const submittedIntake = async (consultationId: string) => {
  const response = await harness.scope
    .use(quizPort)
    .response(await responseOf(harness.scope, consultationId));
  if (!response) throw new Error('There is no questionnaire.');
  return response;
};

const correction = async (consultationId: string, changes: Answers, reason = 'I forgot this') => {
  const { id, revision } = await submittedIntake(consultationId);
  const answersJson = JSON.stringify(intakeAnswers(['finasteride'], changes));
  return { input: { responseId: id, revision, answersJson, reason } };
};

const caseOf = (id: string) => harness.scope.db('consultation').where({ id }).first();
const codeOf = (answer: { errors?: readonly { extensions?: { code?: unknown } }[] }) =>
  answer.errors?.[0]?.extensions?.code;

const liver: Answers = { conditions: ['liver'], conditions_detail: 'Fatty liver' };
const allergic: Answers = { allergies: ['finasteride'], allergies_detail: 'Hives' };

describe('correcting completed answers needs a reason, stores a new version, and runs the rules again', () => {
  it('the rules find what the first answers did not show, and both versions are stored', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(user, AMEND, await correction(consultationId, liver));
    expect(answer.data?.amendIntake).toMatchObject({ outcome: 'review', removedDrugTypes: [] });
    const response = await submittedIntake(consultationId);
    expect(response).toMatchObject({ status: 'amended', content: { conditions: ['liver'] } });
    expect(response.earlier.map(({ content, reason }) => [content.conditions, reason])).toEqual([
      [['none'], 'I forgot this'],
    ]);
    const row = await caseOf(consultationId);
    expect(row).toMatchObject({ outcome: 'review', answers: { conditions: ['liver'] } });
    const facts = await harness.scope.use(factPort).of(user.id);
    expect(
      facts
        .filter(({ question }) => question === 'conditions')
        .map(({ value, stage, visitId }) => ({ value, stage, visitId })),
    ).toEqual([
      { value: ['none'], stage: 'submitted', visitId: consultationId },
      { value: ['liver'], stage: 'corrected', visitId: consultationId },
    ]);
    const messages = await harness.scope
      .db('care_message')
      .where({ consultation_id: consultationId })
      .pluck('body');
    expect(messages).toContain('Answers were corrected. Reason: I forgot this');
  });

  it('the clinician cannot approve what the corrected answers forbid', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(user, AMEND, await correction(consultationId, allergic));
    expect(answer.data?.amendIntake).toMatchObject({
      outcome: 'alternative',
      removedDrugTypes: ['finasteride'],
    });
    expect(codeOf(await harness.api(clinician, APPROVE, decision(consultationId)))).toBe('CONFLICT');
  });

  it('an open proposal is withdrawn, an active prescription is put on hold', async () => {
    const proposed = await harness.visit({ drugTypes: ['finasteride'] });
    const other = harness.products.find(
      ({ drugType, supplyInDays }) => drugType === 'finasteride' && supplyInDays === 360,
    );
    const plan = decision(proposed.consultationId, { productIds: [other?.id] });
    expect((await harness.api(clinician, PROPOSE, plan)).errors).toBeUndefined();
    const first = await harness.api(
      proposed.user,
      AMEND,
      await correction(proposed.consultationId, allergic),
    );
    expect(first.errors).toBeUndefined();
    expect(await statusOf(harness, 'consultation', proposed.consultationId)).toBe('in_review');
    expect(await statusOf(harness, 'journey', proposed.journeyId)).toBe('awaiting_doctor');

    const running = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await harness.api(clinician, APPROVE, decision(running.consultationId))).errors).toBeUndefined();
    await harness.api(running.user, AMEND, await correction(running.consultationId, allergic));
    const prescriptions = harness.scope.db('prescription').where({ user_id: running.user.id });
    expect(await prescriptions.pluck('status')).toEqual(['on_hold']);
  });

  it('an emergency alerts the care team', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    await harness.api(user, AMEND, await correction(consultationId, { self_harm_now: 'yes' }));
    expect((await caseOf(consultationId)).alert_at).not.toBeNull();
    const events = harness.scope.db('outbox_event').where({ type: 'care.alerted' });
    expect(JSON.stringify(await events.pluck('payload'))).toContain(consultationId);
  });

  it('a clinician records a correction that the patient reported, and it is audited', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const variables = { id: consultationId, ...(await correction(consultationId, liver)) };
    expect((await harness.api(clinician, DESK_AMEND, variables)).data).toEqual({
      deskAmendIntake: { outcome: 'review' },
    });
    const audits = harness.scope.db('audit_log').where({ subject_id: consultationId });
    expect(await audits.pluck('action')).toContain('case.answers_corrected');
  });
});

describe('refused corrections', () => {
  it.each([
    ['without a reason', '', 'BAD_USER_INPUT'],
    ['with one that is too long', 'x'.repeat(501), 'BAD_USER_INPUT'],
  ])('%s', async (_, reason, code) => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const answer = await harness.api(user, AMEND, await correction(consultationId, liver, reason));
    expect(codeOf(answer)).toBe(code);
    expect((await submittedIntake(consultationId)).status).toBe('completed');
  });

  it('by another patient, and by anybody after the visit has ended', async () => {
    const { user, consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const stranger = await harness.patient();
    expect(codeOf(await harness.api(stranger, AMEND, await correction(consultationId, liver)))).toBe(
      'NOT_FOUND',
    );
    await harness.api(user, 'mutation { cancelVisit }');
    expect(codeOf(await harness.api(user, AMEND, await correction(consultationId, liver)))).toBe('CONFLICT');
  });
});
