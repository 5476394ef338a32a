import { describe, expect, it } from 'vitest';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import {
  codeOf,
  DISCONTINUE,
  fieldsOf,
  HOLD,
  holdsAsRead,
  MAYA,
  RESUME,
  type TreatedPatient,
  treatmentApi,
} from '#test/harness/treatment-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const api = treatmentApi(harness);
const ola = await harness.addClinician('ola@example.com', ['NY', 'CA']);

const holdsOf = ({ prescriptionId }: TreatedPatient) =>
  harness.rows('prescription_hold', { prescription_id: prescriptionId });
const messagesTo = async ({ user }: TreatedPatient): Promise<string[]> =>
  harness.scope.db('care_message').where({ user_id: user.id }).orderBy('created_at').pluck('body');
const eventsOf = async ({ user }: TreatedPatient, type: string) =>
  harness.scope.db('outbox_event').where({ type }).whereRaw("payload->>'userId' = ?", [user.id]);
const noticesTo = ({ user }: TreatedPatient): Promise<string[]> =>
  harness.scope.db('notice').where({ person_id: user.id }).pluck('kind');
const auditsOf = ({ consultationId }: TreatedPatient, action: string) =>
  harness.rows('audit_log', { subject_id: consultationId, action });

/** A hard stop, as a new answer causes it. */
const hardFinding = async (
  { user }: TreatedPatient,
  { outcome, ruleId }: { outcome: 'stop' | 'emergency'; ruleId: string },
) => {
  const evaluation = {
    outcome,
    findings: [
      {
        ruleId,
        version: 1,
        outcome,
        scope: 'everything',
        drugTypes: ['finasteride'],
        inputs: ['cancer'],
        reasonForPatient: '',
        reasonForClinician: '',
      },
    ],
    allowedDrugTypes: [],
    removedDrugTypes: ['finasteride'],
    doseCaps: [],
  } as const;
  return harness.makeScope().use(prescriptionPort).holdUnsafe(user.id, evaluation, 'a safety rule');
};
const hardStop = (patient: TreatedPatient) => hardFinding(patient, { outcome: 'stop', ruleId: 'FIN-CANCER' });

describe('holding', () => {
  it('records who, why and the condition for lifting it, and notifies the patient, in one transaction', async () => {
    const patient = await api.treated();
    const answer = await api.act(maya, HOLD, patient);
    expect(answer.data).toEqual({
      deskHold: { changed: [patient.prescriptionId], awaitSecondClinician: [] },
    });
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    expect(await holdsOf(patient)).toMatchObject([
      {
        placed_by: MAYA,
        rule_ids: [],
        is_hard_stop: false,
        reason: 'ALT three times the normal value.',
        patient_text: 'Please pause this until your blood test.',
        lifted_when: 'Your blood test is normal.',
        lifted_at: null,
      },
    ]);
    const messages = await messagesTo(patient);
    expect(messages).toContain(
      'Please pause this until your blood test.\n\nOn hold until: Your blood test is normal.',
    );
    expect(messages.join()).not.toContain('ALT');
    expect(await noticesTo(patient)).toContain('treatment_on_hold');
    expect(await eventsOf(patient, 'prescription.held')).toHaveLength(1);
    expect(await auditsOf(patient, 'treatment.held')).toHaveLength(1);
  });

  it('changes nothing when it is repeated, also at the same time', async () => {
    const patient = await api.treated();
    const answers = await Promise.all([1, 2, 3].map(() => api.act(maya, HOLD, patient)));
    answers.push(await api.act(maya, HOLD, patient));
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await holdsOf(patient)).toHaveLength(1);
    expect(await eventsOf(patient, 'prescription.held')).toHaveLength(1);
    expect((await messagesTo(patient)).filter((body) => body.startsWith('Please pause'))).toHaveLength(1);
  });

  it('for a service line or for everything affects running treatments', async () => {
    const patient = await api.treated(['finasteride', 'ketoconazole']);
    const [first, second] = patient.ids;
    await harness.scope.db('prescription').where({ id: first }).update({ status: 'completed' });
    const line = await api.act(maya, HOLD, patient, { prescriptionId: null, serviceLine: 'hair_loss_care' });
    expect(line.data).toMatchObject({ deskHold: { changed: [second] } });
    const all = await api.act(maya, DISCONTINUE, patient, { prescriptionId: null });
    expect(all.data).toMatchObject({ deskDiscontinue: { changed: [second] } });
    expect((await api.statuses(patient)).toSorted()).toEqual(['completed', 'stopped']);
    const other = { prescriptionId: null, serviceLine: 'erectile_dysfunction' };
    expect(codeOf(await api.act(maya, HOLD, patient, other))).toBe('NOT_FOUND');
    const unknown = await api.act(maya, HOLD, patient, { prescriptionId: null, serviceLine: 'hair' });
    expect(fieldsOf(unknown)).toMatchObject([{ field: 'input.serviceLine' }]);
  });
});

describe('a clinician’s hold', () => {
  it('is lifted by any clinician licensed in the patient’s state; billing continues', async () => {
    const patient = await api.treated();
    await api.act(maya, HOLD, patient);
    const answer = await api.act(ola, RESUME, patient, {
      reason: 'ALT normal.',
      message: 'Please continue.',
    });
    expect(answer.data).toEqual({
      deskResume: { changed: [patient.prescriptionId], awaitSecondClinician: [] },
    });
    expect(await api.statuses(patient)).toEqual(['active']);
    const [hold] = await holdsOf(patient);
    expect(hold).toMatchObject({ lift_reason: 'ALT normal.', lifted_at: harness.clock.now() });
    expect(hold.lifted_by).not.toBe(hold.placed_by);
    expect(harness.billing.renewals).toContain(patient.user.id);
    expect(await messagesTo(patient)).toContain('Please continue.');
    expect(await eventsOf(patient, 'prescription.resumed')).toHaveLength(1);
    const again = await api.act(ola, RESUME, patient);
    expect(again.data).toMatchObject({ deskResume: { changed: [] } });
    expect(await eventsOf(patient, 'prescription.resumed')).toHaveLength(1);
  });
});

describe('a hard stop', () => {
  it('names the rules, and needs two clinicians: both names are stored', async () => {
    const patient = await api.treated();
    expect(await hardStop(patient)).toBe(1);
    expect(await hardStop(patient)).toBe(0);
    expect(await holdsOf(patient)).toMatchObject([
      { placed_by: null, rule_ids: ['FIN-CANCER'], is_hard_stop: true, reason: 'a safety rule' },
    ]);
    const proposal = await api.act(maya, RESUME, patient, { reason: 'It was a mistake.' });
    expect(proposal.data).toEqual({
      deskResume: { changed: [], awaitSecondClinician: [patient.prescriptionId] },
    });
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    const before = await messagesTo(patient);
    const same = await api.act(maya, RESUME, patient);
    expect(codeOf(same)).toBe('CONFLICT');
    expect(same.errors?.[0]?.message).toContain('A second clinician has to confirm it');
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    expect(await messagesTo(patient)).toHaveLength(before.length);

    expect((await api.act(ola, RESUME, patient)).data).toMatchObject({
      deskResume: { changed: [patient.prescriptionId] },
    });
    expect(await api.statuses(patient)).toEqual(['active']);
    const [hold] = await holdsOf(patient);
    expect(hold.lift_reason).toBe('It was a mistake.');
    expect(hold.lift_proposed_by).toBe(MAYA);
    expect([null, hold.lift_proposed_by]).not.toContain(hold.lifted_by);
  });

  it('cannot be lifted by one clinician even in the database', async () => {
    const patient = await api.treated();
    await hardStop(patient);
    const by = MAYA;
    const at = harness.clock.now();
    const lift = harness.scope
      .db('prescription_hold')
      .where({ prescription_id: patient.prescriptionId })
      .update({ lift_proposed_by: by, lift_proposed_at: at, lifted_by: by, lifted_at: at });
    await expect(lift).rejects.toThrow('prescription_hold_two_clinicians');
  });

  it('that is added while a clinician’s hold is open is recorded too, and an earlier proposal does not count', async () => {
    const patient = await api.treated();
    await api.act(maya, HOLD, patient);
    expect(await hardStop(patient)).toBe(0);
    expect(await holdsOf(patient)).toHaveLength(2);
    expect((await api.act(maya, RESUME, patient)).data).toMatchObject({ deskResume: { changed: [] } });
    await hardFinding(patient, { outcome: 'emergency', ruleId: 'URGENT-SYMPTOMS' });
    expect((await api.act(ola, RESUME, patient)).data).toMatchObject({
      deskResume: { changed: [], awaitSecondClinician: [patient.prescriptionId] },
    });
    expect(codeOf(await api.act(ola, RESUME, patient))).toBe('CONFLICT');
    expect((await api.act(maya, RESUME, patient)).data).toMatchObject({
      deskResume: { changed: [patient.prescriptionId] },
    });
    const holds = await holdsOf(patient);
    expect(holds.every(({ lifted_at }: { lifted_at: Date | null }) => lifted_at !== null)).toBe(true);
  });

  it('two simultaneous confirmations resume it once', async () => {
    const patient = await api.treated();
    await hardStop(patient);
    await api.act(maya, RESUME, patient);
    const answers = await Promise.all([api.act(ola, RESUME, patient), api.act(ola, RESUME, patient)]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    expect(await eventsOf(patient, 'prescription.resumed')).toHaveLength(1);
  });
});

describe('discontinuing', () => {
  it('ends the therapy, and the patient is told what stopping means', async () => {
    const patient = await api.treated();
    const answer = await api.act(maya, DISCONTINUE, patient, {
      message: 'This is not right for you any more.',
    });
    expect(answer.data).toMatchObject({ deskDiscontinue: { changed: [patient.prescriptionId] } });
    expect(await api.statuses(patient)).toEqual(['stopped']);
    expect(await messagesTo(patient)).toContain(
      'This is not right for you any more.\n\nHair you kept or regrew may be lost again in the months after you stop treatment.',
    );
    expect(await noticesTo(patient)).toContain('treatment_discontinued');
    expect(harness.billing.endedProducts).toContain(harness.product('finasteride').id);
    expect((await api.act(maya, DISCONTINUE, patient)).data).toMatchObject({
      deskDiscontinue: { changed: [] },
    });
    expect(await eventsOf(patient, 'prescription.discontinued')).toHaveLength(1);
  });

  it.each([
    ['active', []],
    ['on hold', [HOLD]],
  ])('works from %s; afterwards nothing can be held or resumed', async (_, before) => {
    const patient = await api.treated();
    for (const mutation of before) await api.act(maya, mutation, patient);
    await api.act(maya, DISCONTINUE, patient);
    for (const mutation of [HOLD, RESUME]) {
      const refused = await api.act(ola, mutation, patient);
      expect(codeOf(refused)).toBe('CONFLICT');
      expect(refused.errors?.[0]?.message).toContain('has ended');
    }
    expect(await api.statuses(patient)).toEqual(['stopped']);
  });
});

describe('the displayed holds', () => {
  it('the clinician sees every prescription with its holds; the patient why, in plain words', async () => {
    const patient = await api.treated();
    await hardStop(patient);
    await api.act(maya, RESUME, patient, { reason: 'It was a mistake.' });
    const seen = await harness.api(
      ola,
      `query($id: ID!) { deskCase(consultationId: $id) { therapies {
        name serviceLine label onHold refillsRemaining onHandUntil
        holds { placedBy ruleIds reason needsSecondClinician liftProposedBy liftReason } } } }`,
      { id: patient.consultationId },
    );
    expect(seen.data).toMatchObject({
      deskCase: {
        therapies: [
          {
            serviceLine: 'hair_loss_care',
            onHold: true,
            refillsRemaining: 4,
            onHandUntil: null,
            holds: [
              {
                placedBy: null,
                ruleIds: ['FIN-CANCER'],
                reason: 'a safety rule',
                needsSecondClinician: true,
                liftProposedBy: 'Maya Okafor, MD',
                liftReason: 'It was a mistake.',
              },
            ],
          },
        ],
      },
    });
    expect(await holdsAsRead(harness, patient.user)).toEqual([
      [
        {
          why: expect.stringContaining('Because of what you told us'),
          liftedWhen: expect.stringContaining('Two clinicians'),
        },
      ],
    ]);
  });
});
