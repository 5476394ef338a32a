import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { type Answers, quizPort } from '#modules/quiz/index.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import {
  codeOf,
  holdsAsRead,
  RESUME,
  type TreatedPatient,
  treatmentApi,
} from '#test/harness/treatment-api.ts';
import { intakeAnswers, recordAnswers, responseOf } from '#test/harness/visit-api.ts';

const AMEND = `mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }`;
const SEE = `mutation($id: ID!, $note: String) {
  deskSeeCorrection(correctionId: $id, note: $note) { correctedAt } }`;
const CASE = `query($id: ID!) { deskCase(consultationId: $id) {
  case { correctedAt statusLabel }
  corrections { id at by reason changes { questionId question before after } ruleIds seenAt seenBy note } } }`;

/** Fires a rule that requires a review. */
const liver: Answers = { conditions: ['liver'], conditions_detail: 'Fatty liver' };
/** Fires none. */
const harmless: Answers = { goals: ['keep'] };
const penicillin: Answers = { allergies: ['other'], allergies_detail: 'Penicillin, a rash.' };
const hives: Answers = { allergies: ['finasteride'], allergies_detail: 'Hives' };

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const ola = await harness.addClinician('ola@example.com', ['NY', 'CA']);

const amendment = async ({ consultationId }: { consultationId: string }, changes: Answers) => {
  const response = await harness.scope
    .use(quizPort)
    .response(await responseOf(harness.scope, consultationId));
  if (!response) throw new Error('There is no questionnaire.');
  const answersJson = JSON.stringify(intakeAnswers(['finasteride'], changes));
  const { id: responseId, revision } = response;
  return { input: { responseId, revision, answersJson, reason: 'I forgot this' } };
};
const correct = async (patient: Pick<TreatedPatient, 'user' | 'consultationId'>, changes: Answers) =>
  dataOf(await harness.api(patient.user, AMEND, await amendment(patient, changes)));

interface Correction {
  readonly id: string;
  readonly ruleIds: readonly string[];
}
interface CaseAnswer {
  readonly deskCase: { case: { correctedAt: string | null }; corrections: Correction[] };
}
const caseOf = async ({ consultationId }: { consultationId: string }) =>
  dataOf<CaseAnswer>(await harness.api(maya, CASE, { id: consultationId })).deskCase;
const newest = async (patient: { consultationId: string }): Promise<string> =>
  (await caseOf(patient)).corrections[0]?.id ?? '';
const isInQueue = async ({ consultationId }: { consultationId: string }): Promise<boolean> =>
  dataOf<{ deskQueue: { consultationId: string }[] }>(
    await harness.api(maya, '{ deskQueue { consultationId } }'),
  ).deskQueue.some((row) => row.consultationId === consultationId);
const treated = () => treatmentApi(harness).treated();
const statuses = (patient: TreatedPatient) => treatmentApi(harness).statuses(patient);
const holdsOf = ({ prescriptionId }: TreatedPatient) =>
  harness.rows('prescription_hold', { prescription_id: prescriptionId });

describe('a correction after the decision', () => {
  it('is a task for staff, with the difference, until a clinician has seen it', async () => {
    const patient = await treated();
    expect(await isInQueue(patient)).toBe(false);
    await correct(patient, liver);
    expect(await isInQueue(patient)).toBe(true);
    const seen = await caseOf(patient);
    expect(seen).toMatchObject({
      case: { statusLabel: 'Answers corrected after the decision' },
      corrections: [
        {
          by: 'The patient',
          reason: 'I forgot this',
          changes: expect.arrayContaining([
            expect.objectContaining({ questionId: 'conditions_detail', before: 'Not answered' }),
          ]),
          seenAt: null,
        },
      ],
    });
    const id = await newest(patient);
    expect((await harness.api(maya, SEE, { id, note: 'Enzymes are normal.' })).data).toEqual({
      deskSeeCorrection: { correctedAt: null },
    });
    expect(await isInQueue(patient)).toBe(false);
    expect((await caseOf(patient)).corrections).toMatchObject([
      { seenBy: 'Maya Okafor, MD', note: 'Enzymes are normal.' },
    ]);
    const audits = await harness.rows('audit_log', {
      subject_id: patient.consultationId,
      action: 'case.correction_seen',
    });
    expect(audits).toHaveLength(1);
  });

  it('is no task before the decision, or when nothing changed', async () => {
    const open = await harness.visit({ drugTypes: ['finasteride'] });
    await correct(open, liver);
    expect((await caseOf(open)).corrections).toEqual([]);
    const patient = await treated();
    await correct(patient, {});
    expect((await caseOf(patient)).corrections).toEqual([]);
    expect(await isInQueue(patient)).toBe(false);
  });

  it('by another device that has not loaded the newest answers changes nothing', async () => {
    const patient = await treated();
    const first = await amendment(patient, liver);
    const answers = await Promise.all([
      harness.api(patient.user, AMEND, first),
      harness.api(patient.user, AMEND, first),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    expect((await caseOf(patient)).corrections).toHaveLength(1);
    expect(await holdsOf(patient)).toHaveLength(1);
  });

  it('that a clinician records is a task too, with their name', async () => {
    const patient = await treated();
    await recordAnswers(harness, maya, patient.consultationId, liver);
    expect((await caseOf(patient)).corrections).toMatchObject([{ by: 'Maya Okafor, MD' }]);
    expect(await statuses(patient)).toEqual(['on_hold']);
  });
});

describe('a treatment that requires a review', () => {
  it('is on hold until a clinician has seen it; the patient is told why', async () => {
    const patient = await treated();
    await correct(patient, liver);
    expect(await statuses(patient)).toEqual(['on_hold']);
    const [correction] = (await caseOf(patient)).corrections;
    expect(correction?.ruleIds.length).toBeGreaterThan(0);
    expect(await holdsOf(patient)).toMatchObject([
      { is_hard_stop: false, placed_by: null, rule_ids: correction?.ruleIds, correction_id: correction?.id },
    ]);
    expect(await holdsAsRead(harness, patient.user)).toEqual([
      [
        {
          why: expect.stringContaining('You changed an answer after this was prescribed'),
          liftedWhen: expect.stringContaining('A clinician has read your new answer'),
        },
      ],
    ]);
    const before = harness.billing.renewals.length;
    await harness.api(ola, SEE, { id: correction?.id });
    expect(await statuses(patient)).toEqual(['active']);
    expect(harness.billing.renewals).toHaveLength(before + 1);
    await harness.api(ola, SEE, { id: correction?.id });
    expect(harness.billing.renewals).toHaveLength(before + 1);
  });

  it('continues when there is no new reason for a review', async () => {
    const patient = await treated();
    await correct(patient, harmless);
    expect(await statuses(patient)).toEqual(['active']);
    expect((await caseOf(patient)).corrections).toMatchObject([{ ruleIds: [], seenAt: null }]);
    expect(await isInQueue(patient)).toBe(true);
  });

  it('waits for every correction: each is acknowledged separately', async () => {
    const patient = await treated();
    await correct(patient, liver);
    const first = await newest(patient);
    harness.clock.set(addDays(harness.clock.now(), 1));
    await correct(patient, { ...liver, ...penicillin });
    const second = await newest(patient);
    expect(second).not.toBe(first);
    await harness.api(maya, SEE, { id: first });
    expect(await statuses(patient)).toEqual(['on_hold']);
    expect(await isInQueue(patient)).toBe(true);
    await harness.api(maya, SEE, { id: second });
    expect(await statuses(patient)).toEqual(['active']);
    expect(await isInQueue(patient)).toBe(false);
  });

  it('stays on hold for a rule that forbids it: seeing the answers lifts no such hold', async () => {
    const patient = await treated();
    await correct(patient, { ...hives, ...liver });
    await harness.api(maya, SEE, { id: await newest(patient) });
    expect(await statuses(patient)).toEqual(['on_hold']);
    const [open] = (await holdsOf(patient)).filter(
      ({ lifted_at }: { lifted_at: Date | null }) => lifted_at === null,
    );
    expect(open.correction_id).toBeNull();
  });

  it('two simultaneous clinicians lift it once', async () => {
    const patient = await treated();
    await correct(patient, liver);
    const id = await newest(patient);
    const answers = await Promise.all([harness.api(maya, SEE, { id }), harness.api(ola, SEE, { id })]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    const resumed = await harness.scope
      .db('outbox_event')
      .where({ type: 'prescription.resumed' })
      .whereRaw("payload->>'userId' = ?", [patient.user.id]);
    expect(resumed).toHaveLength(1);
  });

  it('may be resumed instead; the task stays until the difference was seen', async () => {
    const patient = await treated();
    await correct(patient, liver);
    await treatmentApi(harness).act(maya, RESUME, patient);
    expect(await statuses(patient)).toEqual(['active']);
    expect(await isInQueue(patient)).toBe(true);
    await harness.api(maya, SEE, { id: await newest(patient) });
    expect(await isInQueue(patient)).toBe(false);
  });
});

describe('who may see a correction', () => {
  it('only a clinician licensed in the state of the case', async () => {
    const patient = await treated();
    await correct(patient, liver);
    const id = await newest(patient);
    const far = await harness.addClinician('far@example.com', ['TX']);
    expect(codeOf(await harness.api(far, SEE, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await harness.api(patient.user, SEE, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await harness.api(maya, SEE, { id: patient.consultationId }))).toBe('NOT_FOUND');
    expect(await statuses(patient)).toEqual(['on_hold']);
  });
});
