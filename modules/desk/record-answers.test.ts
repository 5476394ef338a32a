import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { parseAnswers, parseConfig } from '#modules/quiz/ui.ts';
import { systemActor } from '#server/actor.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';
import { questionsToRecord } from './ui/record-answers-view.ts';

/** The patient's statements to the clinician are recorded in the case. */
const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeEach(() => harness.clock.set('2026-11-20T12:00:00Z'));

const CASE = `query($id: ID!) { deskCase(consultationId: $id) {
  approvalBlocks answerForm { responseId revision config configVersion answers neededIds } } }`;
const RECORD = `mutation($id: ID!, $input: IntakeAmendmentInput!, $again: [ID!]) {
  deskAmendIntake(consultationId: $id, input: $input, askedAgain: $again) { outcome } }`;

interface Form {
  readonly responseId: string;
  readonly revision: number;
  readonly config: string;
  readonly configVersion: number;
  readonly answers: string;
  readonly neededIds: readonly string[];
}

const caseOf = async (id: string, user = maya) =>
  dataOf<{ deskCase: { approvalBlocks: string[]; answerForm: Form | null } }>(
    await harness.api(user, CASE, { id }),
  ).deskCase;
const formOf = async (id: string): Promise<Form> => {
  const { answerForm } = await caseOf(id);
  if (!answerForm) throw new Error('Nothing can be recorded.');
  return answerForm;
};
const record = async (
  id: string,
  {
    again = [],
    changes = {},
    reason = 'Told me on the phone',
  }: { again?: readonly string[]; changes?: object; reason?: string },
) => {
  const { responseId, revision, configVersion, answers } = await formOf(id);
  const answersJson = JSON.stringify({ ...JSON.parse(answers), ...changes });
  const input = { responseId, revision, configVersion, answersJson, reason };
  return harness.api(maya, RECORD, { id, input, again });
};
const approve = (id: string) =>
  harness.api(maya, APPROVE, decision(id, { acknowledgedRuleIds: ['ANSWER-CHANGED'] }));
const feelings = ['urgent_symptoms', 'phq2_interest', 'phq2_down', 'self_harm_now'];

describe('recording answers in a case', () => {
  it('requires outdated answers, and the same answers recorded again count as new', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await formOf(consultationId)).neededIds).toEqual([]);
    harness.clock.advance(14 * DAY_MS + 1);
    expect((await formOf(consultationId)).neededIds).toEqual(feelings);
    expect((await approve(consultationId)).errors).toBeDefined();

    // Saving the form without having asked does not renew these answers.
    dataOf(await record(consultationId, { changes: { goals: ['keep'] } }));
    expect((await formOf(consultationId)).neededIds).toEqual(feelings);

    dataOf(await record(consultationId, { again: feelings }));
    expect((await formOf(consultationId)).neededIds).toEqual([]);
    dataOf(await approve(consultationId));
  });

  it('needs a reason, and names each wrong answer', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const [noReason] = (await record(consultationId, { reason: ' ' })).errors ?? [];
    expect(noReason?.extensions.fields).toMatchObject([{ field: 'reason' }]);
    const [wrong] = (await record(consultationId, { changes: { urgent_symptoms: [] } })).errors ?? [];
    expect(wrong?.extensions.fields).toMatchObject([{ field: 'urgent_symptoms' }]);
  });

  it('also takes answers about drugs of the service line that were not requested', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['ketoconazole'] });
    expect((await formOf(consultationId)).config).toContain('"bp"');
    const bp = { systolic: 120, diastolic: 80, pulse: 70, takenOn: '2026-11-19' };
    dataOf(await record(consultationId, { changes: { bp }, again: ['bp'] }));
    expect(JSON.parse((await formOf(consultationId)).answers)).toMatchObject({ bp });
  });

  it('is possible for a visit that has not ended without treatment', async () => {
    const { consultationId } = await harness.visit({
      drugTypes: ['finasteride'],
      answers: { patchy: 'yes' },
    });
    expect((await caseOf(consultationId)).answerForm).toBeNull();
  });
});

describe('recording answers of a renewal that an emergency interrupted', () => {
  const interrupted = async () => {
    const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
    const actor = { role: 'patient', id: user.id, impersonatorId: null } as const;
    const owner = { userId: user.id };
    const config = renewalMedicalHistoryFor(['finasteride']);
    const quiz = harness.scope.use(quizPort);
    const { id, revision } = await quiz.openDraft(actor, owner, config);
    const answers = { urgent_symptoms: ['chest_pain'] };
    expect(await quiz.saveDraft(actor, owner, config, { responseId: id, revision, answers })).toMatchObject({
      ok: true,
    });
    await quiz.stop(systemActor, id, 'emergency');
    const sent = await harness.scope
      .use(consultationPort)
      .submitRenewal(actor, { userId: user.id, quizResponseId: id });
    if (!sent.ok) throw new Error(sent.failure.message);
    return sent.value.consultationId;
  };
  const listed = async (id: string) => {
    const { config, answers, neededIds } = await formOf(id);
    const form = { config: parseConfig(config), answers: parseAnswers(answers), neededIds };
    return questionsToRecord(form, {}, []).map((question) => question.id);
  };
  const unanswered = ['missed_days', 'hair_change', 'side_effects', 'changes'];

  it('lists only questions that no visit has answered', async () => {
    expect(await listed(await interrupted())).toEqual(unanswered);
  });

  it('lists answers of earlier visits when they are too old', async () => {
    const id = await interrupted();
    harness.clock.advance(14 * DAY_MS + 1);
    const old = ['phq2_interest', 'phq2_down', 'self_harm_now'];
    expect((await listed(id)).toSorted()).toEqual([...unanswered, 'urgent_symptoms', ...old].toSorted());
  });

  it('can be saved with these answers alone, without changing the others', async () => {
    const id = await interrupted();
    const changes = { side_effects: ['none'], missed_days: '0', hair_change: '0', changes: ['none'] };
    dataOf(await record(id, { changes, again: unanswered }));
    expect(await listed(id)).toEqual([]);
    const [visit] = await harness.rows('consultation', { id });
    expect(visit.answers).toMatchObject({ ...changes, conditions: ['none'], phq2_down: '0' });
  });

  it('still names a required answer that is missing everywhere', async () => {
    const id = await interrupted();
    const [error] =
      (await record(id, { changes: { side_effects: ['none'], missed_days: '0', hair_change: '0' } }))
        .errors ?? [];
    expect(error?.extensions.fields).toMatchObject([{ field: 'changes' }]);
  });

  it('saves an answer that raises another emergency without them', async () => {
    const id = await interrupted();
    dataOf(await record(id, { changes: { self_harm_now: 'yes' }, again: ['self_harm_now'] }));
    const [visit] = await harness.rows('consultation', { id });
    expect(visit).toMatchObject({ answers: { self_harm_now: 'yes' }, alert_handled_at: null });
    expect(await listed(id)).toEqual(expect.arrayContaining(unanswered));
  });
});
