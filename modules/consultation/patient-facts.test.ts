import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { factPort } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf, MAYA, RESUME, type TreatedPatient, treatmentApi } from '#test/harness/treatment-api.ts';
import { decision, intakeAnswers, recordAnswers, responseOf, save } from '#test/harness/visit-api.ts';

/** A patient's statements are remembered, whatever happens to the visit, until clinicians resolve them. */
const patchy: Answers = { patchy: 'yes' };
const rash: Answers = { allergies: ['finasteride'], allergies_detail: 'A rash' };

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const api = treatmentApi(harness);
const ola = await harness.addClinician('ola@example.com', ['NY', 'CA']);
beforeEach(async () => {
  harness.clock.set('2026-11-20T12:00:00Z');
  // Maya gets the cases: this clinician has waited longest.
  await harness.scope.db('clinician').whereNot({ id: MAYA }).update({ last_assigned_at: '2099-01-01' });
});

const factsOf = (user: SignedInUser) => harness.scope.use(factPort).of(user.id);
const factsAbout = async (user: SignedInUser, question: string) =>
  (await factsOf(user)).filter((fact) => fact.question === question);
/** Saves the draft of another visit; returns a function that saves it again. */
const draftOf = async (user: SignedInUser, drugTypes: Parameters<typeof intakeAnswers>[0]) => {
  const visit = await harness.openVisit({ drugTypes, patient: user });
  const responseId = await responseOf(harness.scope, visit.consultationId);
  let revision = 0;
  return {
    ...visit,
    save: async (changes: Answers) => {
      revision = await save(harness, user, responseId, revision, intakeAnswers(drugTypes, changes));
    },
  };
};
const queueOf = async (clinician: SignedInUser) =>
  JSON.stringify((await harness.api(clinician, '{ deskQueue { consultationId statusLabel } }')).data);
const resume = (by: SignedInUser, patient: TreatedPatient) => api.act(by, RESUME, patient);

describe('facts', () => {
  it('are written by every use case, with who said it, and when', async () => {
    const { user, consultationId } = await api.treated();
    await recordAnswers(harness, maya, consultationId, { meds: ['other'], meds_detail: 'Ibuprofen' });
    harness.clock.advance(340 * DAY_MS);
    const renewal = await submitRenewal(harness.scope, user, {}, ['FIN-COUNSEL']);
    expect(await factsAbout(user, 'meds')).toMatchObject([
      { stage: 'submitted', value: ['none'], clinicianId: null, visitId: consultationId },
      {
        stage: 'corrected',
        value: ['other'],
        clinicianId: expect.stringMatching(/^c0/),
        reason: 'Told by the patient',
      },
      // “Nothing has changed” is an answer.
      { stage: 'submitted', value: ['other'], clinicianId: null, visitId: renewal.consultationId },
    ]);
    const [asked, askedAgain] = await factsAbout(user, 'scalp_symptoms');
    expect(askedAgain).toMatchObject({
      stage: 'submitted',
      visitId: renewal.consultationId,
      questionnaire: 'renewal-medical-history',
    });
    expect(Number(askedAgain?.speaksOf) - Number(asked?.speaksOf)).toBe(340 * DAY_MS);
    expect(await factsAbout(user, 'bp')).toEqual([]);
  });

  it('have the day of a reading', async () => {
    const { user } = await harness.visit({ drugTypes: ['minoxidil_oral'] });
    expect(await factsAbout(user, 'bp')).toMatchObject([{ speaksOf: new Date('2026-11-01') }]);
  });

  it('are never changed or deleted', async () => {
    await harness.visit({ drugTypes: ['finasteride'] });
    const { knex } = harness.database;
    await expect(knex('patient_fact').update({ question: 'other' })).rejects.toThrow('never changed');
    await expect(knex('patient_fact').delete()).rejects.toThrow('never changed');
  });

  it('do not grow with every keystroke of a draft', async () => {
    const user = await harness.patient();
    const draft = await draftOf(user, ['finasteride']);
    for (const goals of [['keep'], ['regrow'], ['keep', 'regrow']]) await draft.save({ ...patchy, goals });
    expect(await factsAbout(user, 'patchy')).toMatchObject([{ stage: 'draft', ruleIds: ['H1'] }]);
    expect(await factsAbout(user, 'goals')).toEqual([]);
  });
});

describe('puts current treatments on hold immediately, notifies patient and clinician, and stays when it is changed back', () => {
  it('holds only the drug it is about', async () => {
    const patient = await api.treated(['finasteride']);
    const draft = await draftOf(patient.user, ['ketoconazole']);
    await draft.save(patchy);
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    await draft.save({});
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    const [hold] = await harness.rows('prescription_hold', { prescription_id: patient.prescriptionId });
    expect(hold).toMatchObject({
      rule_ids: ['H1'],
      is_hard_stop: true,
      lifted_when: 'Two clinicians have looked at your answers and agree that you can continue.',
    });
    const notices = await harness.rows('notice', { person_id: patient.user.id });
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('treatment_on_hold');
    const held = {
      consultationId: patient.consultationId,
      statusLabel: 'A safety rule holds the treatment: look at it',
    };
    expect(await queueOf(maya)).toContain(JSON.stringify(held));
    const records = await harness.rows('decision_record', { user_id: patient.user.id, purpose: 'hold' });
    expect(records).toMatchObject([{ is_allowed: false, taken_drug_types: ['finasteride'] }]);
    await resume(maya, patient);
    await resume(ola, patient);
    expect(await api.statuses(patient)).toEqual(['active']);
    expect(await queueOf(maya)).not.toContain(JSON.stringify(held));
  });

  it('causes no hold for a question without an answer', async () => {
    const patient = await api.treated(['finasteride', 'ketoconazole']);
    const draft = await draftOf(patient.user, ['minoxidil_oral']);
    await draft.save(rash);
    const rows = await harness.rows('prescription', { user_id: patient.user.id });
    expect(
      Object.fromEntries(rows.map(({ drug_type, status }: Record<string, string>) => [drug_type, status])),
    ).toEqual({ finasteride: 'on_hold', ketoconazole: 'active' });
  });

  it('a stop that was ever saved', async () => {
    const patient = await api.treated(['minoxidil_oral']);
    const visit = await harness.openVisit({ drugTypes: ['ketoconazole'], patient: patient.user });
    const responseId = await responseOf(harness.scope, visit.consultationId);
    await save(harness, patient.user, responseId, 0, { urgent_symptoms: ['none'] });
    expect(await api.statuses(patient)).toEqual(['active']);
  });
});

describe('counts until two clinicians resolve it, and again when it is repeated', () => {
  const changedAt = async (user: SignedInUser) =>
    (await harness.visit({ drugTypes: ['ketoconazole'], patient: user })).outcome.findings
      .map(({ ruleId }) => ruleId)
      .includes('ANSWER-CHANGED');

  it('counts until two clinicians resolve it, and again when it is said again', async () => {
    const patient = await api.treated(['finasteride']);
    const draft = await draftOf(patient.user, ['ketoconazole']);
    await draft.save(patchy);
    await draft.save({});
    await resume(maya, patient);
    const proposed = await factsAbout(patient.user, 'patchy');
    expect(proposed.flatMap(({ resolvedRuleIds }) => resolvedRuleIds)).toEqual([]);
    await resume(ola, patient);
    const [row] = await harness.rows('patient_fact_resolution', { user_id: patient.user.id });
    expect(row).toMatchObject({ rule_id: 'H1', reason: 'ALT three times the normal value.' });
    expect(row.resolved_by).not.toBe(row.confirmed_by);
    await harness.submitIntake(draft, ['ketoconazole']);
    const findings = await harness.rows('eligibility_finding', { consultation_id: draft.consultationId });
    expect(findings.map(({ rule_id }: { rule_id: string }) => rule_id)).not.toContain('ANSWER-CHANGED');
    const next = await draftOf(patient.user, ['ketoconazole']);
    await next.save(patchy);
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    const again = await harness.submitIntake(next, ['ketoconazole']);
    expect(again.findings.map(({ ruleId }) => ruleId)).toContain('ANSWER-CHANGED');
  });

  it('is not resolved by one clinician, nor by ending the therapy', async () => {
    const patient = await api.treated(['finasteride']);
    await (await draftOf(patient.user, ['ketoconazole'])).save(patchy);
    await resume(maya, patient);
    expect(codeOf(await resume(maya, patient))).toBe('CONFLICT');
    expect(await harness.rows('patient_fact_resolution', { user_id: patient.user.id })).toEqual([]);
    await harness.api(patient.user, 'mutation { cancelVisit }');
    expect(await changedAt(patient.user)).toBe(true);
  });

  it('one clinician resolves a rule that stops one drug', async () => {
    const patient = await api.treated(['finasteride']);
    const draft = await draftOf(patient.user, ['minoxidil_oral']);
    await draft.save(rash);
    await draft.save({});
    expect((await resume(maya, patient)).errors).toBeUndefined();
    expect(await api.statuses(patient)).toEqual(['active']);
    const rows = await harness.rows('patient_fact_resolution', { user_id: patient.user.id });
    expect(rows).toMatchObject([{ rule_id: 'FIN-ALLERGY', confirmed_by: null }]);
  });
});

const CORRECTIONS = '{ currentUser { corrections { id reason changes { label before after } } } }';
const CONFIRM = 'mutation($id: ID!) { confirmCorrection(correctionId: $id) }';
const correctionsOf = async (user: SignedInUser) => {
  const { data } = await harness.api(user, CORRECTIONS);
  const found = (data?.currentUser as { corrections: { id: string }[] } | undefined)?.corrections;
  return found ?? [];
};

describe('a correction by a clinician that removes a stop', () => {
  const corrected = async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'], answers: rash });
    await recordAnswers(harness, maya, visit.consultationId, { allergies: ['none'] });
    return visit;
  };
  const finasteride = () => ({
    productIds: [harness.product('finasteride').id],
    reason: 'It suits you after all.',
  });
  const PROPOSE = 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }';

  it('does not count before the patient confirms it, and the refusal says so', async () => {
    const { user, consultationId } = await corrected();
    const proposed = await harness.api(maya, PROPOSE, decision(consultationId, finasteride()));
    expect(proposed.errors?.[0]?.message).toMatch(
      /A safety rule took one.*The patient has not confirmed the corrected answer to “[^”]*allerg[^”]*”.*FIN-ALLERGY/,
    );
    const notices = await harness.rows('notice', { person_id: user.id });
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('confirm_correction');
    expect(await correctionsOf(user)).toMatchObject([
      {
        reason: 'Told by the patient',
        changes: [
          { before: 'Finasteride or dutasteride', after: 'No allergies that I know of' },
          { after: 'Not answered' },
        ],
      },
    ]);
  });

  it('counts when the patient has confirmed it', async () => {
    const { user, consultationId } = await corrected();
    const [correction] = await correctionsOf(user);
    expect((await harness.api(user, CONFIRM, { id: correction?.id })).data).toEqual({
      confirmCorrection: true,
    });
    expect(await correctionsOf(user)).toEqual([]);
    expect(codeOf(await harness.api(user, CONFIRM, { id: correction?.id }))).toBe('NOT_FOUND');
    const answer = await harness.api(
      maya,
      PROPOSE,
      decision(consultationId, { ...finasteride(), acknowledgedRuleIds: ['ANSWER-CHANGED'] }),
    );
    expect(answer.errors).toBeUndefined();
  });

  it('can be confirmed by the patient only', async () => {
    const { user } = await corrected();
    const [correction] = await correctionsOf(user);
    const stranger = await harness.patient();
    expect(await correctionsOf(stranger)).toEqual([]);
    expect(codeOf(await harness.api(stranger, CONFIRM, { id: correction?.id }))).toBe('NOT_FOUND');
  });

  it('leaves its hold in place until then', async () => {
    const patient = await api.treated(['finasteride']);
    const { user, consultationId } = patient;
    await harness.visit({ drugTypes: ['ketoconazole'], patient: user });
    await recordAnswers(harness, maya, consultationId, {});
    const responseId = await responseOf(harness.scope, consultationId);
    const amend = `mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }`;
    const [response] = await harness.rows('quiz_response', { id: responseId });
    const answersJson = JSON.stringify(intakeAnswers(['finasteride'], rash));
    const input = { responseId, revision: response.revision, answersJson, reason: 'I forgot this' };
    expect((await harness.api(user, amend, { input })).errors).toBeUndefined();
    expect(await api.statuses(patient)).toEqual(['on_hold']);
    await recordAnswers(harness, maya, consultationId, { allergies: ['none'] });
    const refused = await resume(maya, patient);
    expect(refused.errors?.[0]?.message).toMatch(/The patient has not confirmed the corrected answer/);
    const [correction] = await correctionsOf(user);
    await harness.api(user, CONFIRM, { id: correction?.id });
    expect((await resume(maya, patient)).errors).toBeUndefined();
    expect(await api.statuses(patient)).toEqual(['active']);
  });
});

describe('an acknowledgement', () => {
  const liver: Answers = { conditions: ['liver'], conditions_detail: 'Fatty liver' };
  const acknowledged = async (consultationId: string, ruleId: string) => {
    const rows = await harness.rows('eligibility_finding', {
      consultation_id: consultationId,
      rule_id: ruleId,
    });
    return rows.map(({ acknowledged_at }: { acknowledged_at: Date | null }) => acknowledged_at !== null);
  };
  const withLiver = async () => {
    const visit = await harness.visit({ drugTypes: ['finasteride', 'ketoconazole'], answers: liver });
    await harness.scope
      .db('eligibility_finding')
      .where({ consultation_id: visit.consultationId, rule_id: 'FIN-LIVER' })
      .update({ acknowledged_at: harness.clock.now() });
    return visit;
  };

  it('stays with the answers it was given for', async () => {
    const { consultationId } = await withLiver();
    await recordAnswers(harness, maya, consultationId, { note_to_clinician: 'Nothing else.' });
    expect(await acknowledged(consultationId, 'FIN-LIVER')).toEqual([true]);
  });

  it.each<[string, readonly Answers[]]>([
    [
      'another answer that fires the same rule',
      [{ conditions: ['liver', 'kidney'], conditions_detail: 'Both' }],
    ],
    ['an answer that was changed and changed back', [{ conditions: ['none'] }, liver]],
  ])('is asked again for %s', async (_, corrections) => {
    const { consultationId } = await withLiver();
    for (const correction of corrections) await recordAnswers(harness, maya, consultationId, correction);
    expect(await acknowledged(consultationId, 'FIN-LIVER')).toEqual([false]);
  });
});
