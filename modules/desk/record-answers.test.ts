import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

/** What the patient told the clinician is recorded in the case. */
let harness: Harness;
let maya: SignedInUser;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: careModules }));
});
afterAll(() => harness.close());
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
  it('asks for what is too old, and the same answers recorded again count as new', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    expect((await formOf(consultationId)).neededIds).toEqual([]);
    harness.clock.advance(14 * DAY_MS + 1);
    expect((await formOf(consultationId)).neededIds).toEqual(feelings);
    expect((await approve(consultationId)).errors).toBeDefined();

    // Saving the form without having asked says nothing about these answers.
    dataOf(await record(consultationId, { changes: { goals: ['keep'] } }));
    expect((await formOf(consultationId)).neededIds).toEqual(feelings);

    dataOf(await record(consultationId, { again: feelings }));
    expect((await formOf(consultationId)).neededIds).toEqual([]);
    dataOf(await approve(consultationId));
  });

  it('needs a reason, and names each answer that is wrong', async () => {
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

  it('is for a visit that has not ended without treatment', async () => {
    const { consultationId } = await harness.visit({
      drugTypes: ['finasteride'],
      answers: { patchy: 'yes' },
    });
    expect((await caseOf(consultationId)).answerForm).toBeNull();
  });
});
