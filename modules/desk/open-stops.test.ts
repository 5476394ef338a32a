import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { codeOf, DISCONTINUE, fieldsOf, treatmentApi } from '#test/harness/treatment-api.ts';
import { decision, recordAnswers } from '#test/harness/visit-api.ts';

/** Stops of a patient without a hold are resolved in the case. */
let ola: SignedInUser;
let operator: SignedInUser;
const { harness, maya } = await openFileDeskHarness({ modules: careModules });
beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['NY', 'CA']);
  // Maya gets new cases.
  await harness.scope.db('clinician').where({ email: ola.email }).update({ takes_turns: false });
  operator = await harness.operator();
});

const rash: Answers = { allergies: ['finasteride'], allergies_detail: 'A rash' };
const patchy: Answers = { patchy: 'yes' };
const OPEN_STOPS = `query($id: ID!) { deskOpenStops(consultationId: $id) {
  ruleId outcome needsSecondClinician proposedBy proposedReason answers { questionId answer } } }`;
const RESOLVE = `mutation($id: ID!, $rule: ID!, $reason: String!) {
  deskResolveStop(consultationId: $id, ruleId: $rule, reason: $reason) }`;

interface Stop {
  readonly ruleId: string;
  readonly proposedBy: string | null;
}
const stopsOf = async (id: string, by = maya): Promise<readonly Stop[]> =>
  dataOf<{ deskOpenStops: readonly Stop[] }>(await harness.api(by, OPEN_STOPS, { id })).deskOpenStops;
const resolve = (by: SignedInUser, id: string, rule: string, reason = 'It was hay fever.') =>
  harness.api(by, RESOLVE, { id, rule, reason });
const resolutionsOf = (user: SignedInUser) => harness.rows('patient_fact_resolution', { user_id: user.id });

/** A patient whose earlier visit said this and was canceled, with a new visit to decide. */
const withOldStop = async (answers: Answers) => {
  const first = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'], answers });
  await harness.scope.db('consultation').where({ id: first.consultationId }).update({ status: 'canceled' });
  const { consultationId } = await harness.visit({ drugTypes: ['finasteride'], patient: first.user });
  return { user: first.user, consultationId };
};
const PROPOSE = 'mutation($input: DecisionInput!) { deskApprove(input: $input) { status } }';
const approve = (id: string, acknowledgedRuleIds: readonly string[] = []) =>
  harness.api(maya, PROPOSE, decision(id, { acknowledgedRuleIds }));

describe('a stop without a hold', () => {
  it('is listed with its answers, and resolved by one clinician where one is enough', async () => {
    const { user, consultationId } = await withOldStop(rash);
    expect(await stopsOf(consultationId)).toMatchObject([
      {
        ruleId: 'FIN-ALLERGY',
        outcome: 'alternative',
        needsSecondClinician: false,
        proposedBy: null,
        answers: [
          { questionId: 'allergies', answer: 'Finasteride or dutasteride' },
          { questionId: 'allergies_detail', answer: 'A rash' },
        ],
      },
    ]);
    expect(codeOf(await approve(consultationId))).toBe('CONFLICT');
    expect((await resolve(maya, consultationId, 'FIN-ALLERGY')).data).toEqual({ deskResolveStop: true });
    expect(await stopsOf(consultationId)).toEqual([]);
    expect(await resolutionsOf(user)).toMatchObject([
      { rule_id: 'FIN-ALLERGY', confirmed_by: null, reason: 'It was hay fever.' },
    ]);
    expect((await approve(consultationId)).errors).toBeUndefined();
    const audits = await harness.rows('audit_log', { action: 'treatment.stop_resolved' });
    expect(audits).toMatchObject([
      { subject_id: consultationId, detail: { patientId: user.id, ruleId: 'FIN-ALLERGY' } },
    ]);
  });

  it('counts again when the same answer is submitted again', async () => {
    const { user, consultationId } = await withOldStop(rash);
    await resolve(maya, consultationId, 'FIN-ALLERGY');
    await recordAnswers(harness, maya, consultationId, rash);
    expect(await stopsOf(consultationId)).toMatchObject([{ ruleId: 'FIN-ALLERGY' }]);
    expect(await resolutionsOf(user)).toHaveLength(1);
  });

  it('needs two clinicians where the rule is a stop', async () => {
    const { user, consultationId } = await withOldStop(patchy);
    const rule = 'H1';
    expect(await stopsOf(consultationId)).toMatchObject([{ ruleId: rule, needsSecondClinician: true }]);
    expect((await resolve(maya, consultationId, rule, 'A scar, on the photo.')).data).toEqual({
      deskResolveStop: false,
    });
    expect(await resolutionsOf(user)).toEqual([]);
    expect(await stopsOf(consultationId, ola)).toMatchObject([
      { ruleId: rule, proposedBy: expect.stringContaining('Maya'), proposedReason: 'A scar, on the photo.' },
    ]);
    const alone = await resolve(maya, consultationId, rule);
    expect(codeOf(alone)).toBe('CONFLICT');
    expect(alone.errors?.[0]?.message).toContain('A second clinician has to confirm it.');
    expect((await resolve(ola, consultationId, rule, 'I agree.')).data).toEqual({ deskResolveStop: true });
    const [resolution] = await resolutionsOf(user);
    expect(resolution).toMatchObject({ rule_id: rule, reason: 'I agree.' });
    expect(resolution.confirmed_by).not.toBe(resolution.resolved_by);
    expect(await stopsOf(consultationId)).toEqual([]);
    expect(codeOf(await resolve(ola, consultationId, rule))).toBe('CONFLICT');
  });

  it('requires a new proposal when the answer was submitted again after it', async () => {
    const { user, consultationId } = await withOldStop(patchy);
    await resolve(maya, consultationId, 'H1');
    await harness.visit({ drugTypes: ['finasteride'], patient: user, answers: patchy }).catch(() => null);
    await recordAnswers(harness, maya, consultationId, patchy);
    expect(await stopsOf(consultationId)).toMatchObject([{ ruleId: 'H1', proposedBy: null }]);
    expect((await resolve(ola, consultationId, 'H1')).data).toEqual({ deskResolveStop: false });
  });

  it('is resolved once by two simultaneous clinicians', async () => {
    const { user, consultationId } = await withOldStop(rash);
    const answers = await Promise.all([maya, ola].map((by) => resolve(by, consultationId, 'FIN-ALLERGY')));
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await resolutionsOf(user)).toHaveLength(1);
  });

  it('is not resolved by an operator, without a reason or without a license', async () => {
    const { consultationId } = await withOldStop(rash);
    expect(await stopsOf(consultationId, operator)).toHaveLength(1);
    expect(codeOf(await resolve(operator, consultationId, 'FIN-ALLERGY'))).toBe('FORBIDDEN');
    const blank = await resolve(maya, consultationId, 'FIN-ALLERGY', ' ');
    expect(fieldsOf(blank)).toMatchObject([{ field: 'reason' }]);
    const texan = await harness.addClinician('texan@example.com', ['TX']);
    expect(codeOf(await resolve(texan, consultationId, 'FIN-ALLERGY'))).toBe('NOT_FOUND');
    expect(codeOf(await harness.api(texan, OPEN_STOPS, { id: consultationId }))).toBe('NOT_FOUND');
  });
});

it('a stop that holds a treatment is resolved by resuming it, and listed when the treatment has ended', async () => {
  const api = treatmentApi(harness);
  const patient = await api.treated(['finasteride']);
  const { user } = patient;
  const { consultationId } = await harness.visit({
    drugTypes: ['ketoconazole'],
    patient: user,
    answers: rash,
  });
  expect(await api.statuses(patient)).toEqual(['on_hold']);
  expect(await stopsOf(consultationId)).toEqual([]);
  const refused = await resolve(maya, consultationId, 'FIN-ALLERGY');
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(refused.errors?.[0]?.message).toContain('resume that instead');
  expect((await api.act(maya, DISCONTINUE, patient)).errors).toBeUndefined();
  expect(await stopsOf(consultationId)).toMatchObject([{ ruleId: 'FIN-ALLERGY' }]);
  expect((await resolve(maya, consultationId, 'FIN-ALLERGY')).errors).toBeUndefined();
});

it('a corrected answer that the patient has not confirmed is not resolved', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'], answers: rash });
  await recordAnswers(harness, maya, visit.consultationId, { allergies: ['none'] });
  const refused = await resolve(maya, visit.consultationId, 'FIN-ALLERGY');
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(refused.errors?.[0]?.message).toContain('has not confirmed the corrected answer');
});
