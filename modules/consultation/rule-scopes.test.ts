import { describe, expect, it } from 'vitest';
import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { ketoconazole, thickeningShampoo } from '#test/harness/care-story.ts';
import { openFileCareStory } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { DISCONTINUE, HOLD, RESPOND_TO_ALERT, RESUME, treatmentInput } from '#test/harness/treatment-api.ts';

/** A stop covers what its rule says, including over-the-counter products. */
const story = await openFileCareStory();
const { harness, maya, ola } = story;

const subscriptionStatus = async (patient: SignedInUser, product = foam): Promise<string> => {
  const { rows } = await harness.database.knex.raw(
    `select s.status from subscription s join subscription_product p on p.subscription_id = s.id
     where s.user_id = ? and p.product_id = ?`,
    [patient.id, product],
  );
  return rows[0]?.status;
};

describe('over-the-counter products', () => {
  it('an emergency in a visit also stops the running minoxidil: no charge, no parcel, the patient is notified', async () => {
    const patient = await story.buys([foam]);
    expect(await story.sent(patient)).toBe(1);
    const visit = await story.visitOf(patient, [ketoconazole], ['ketoconazole'], {
      urgent_symptoms: ['chest_pain'],
    });
    const holds = await story.drugHolds(patient);
    expect(holds).not.toEqual([]);
    for (const hold of holds)
      expect(hold).toMatchObject({
        drug_type: 'minoxidil_foam',
        prescription_id: null,
        rule_ids: ['URGENT-SYMPTOMS'],
        is_hard_stop: true,
        lifted_at: null,
      });
    expect(await story.notices(patient)).toContain('treatment_on_hold');
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(1);
    expect(await harness.charges(patient.id)).toHaveLength(1);
    expect(await subscriptionStatus(patient)).toBe('on_hold_rx');
    expect(await story.notices(patient)).toContain('refill_on_hold');

    const input = treatmentInput(visit.consultationId, { drugType: 'minoxidil_foam' }).input;
    const early = await harness.api(maya, RESUME, { input });
    expect(early.errors?.[0]?.message).toBe(
      'An emergency of the patient is open. Record its outcome in the case first.',
    );
    const answered = { id: visit.consultationId, outcome: 'sent_to_emergency_care', note: 'Seen there.' };
    expect((await harness.api(maya, RESPOND_TO_ALERT, answered)).errors).toBeUndefined();
    expect(await subscriptionStatus(patient)).toBe('on_hold_rx');
    expect((await harness.api(maya, RESUME, { input })).data).toMatchObject({
      deskResume: { changed: [], awaitSecondClinician: ['minoxidil_foam'] },
    });
    expect((await harness.api(ola, RESUME, { input })).data).toMatchObject({
      deskResume: { changed: ['minoxidil_foam'] },
    });
    expect(await subscriptionStatus(patient)).toBe('active');
    // Announced first, and charged a week later.
    await story.daysPass(5);
    expect(await story.sent(patient)).toBe(1);
    await story.daysPass(10);
    expect(await story.sent(patient)).toBe(2);
  });

  it('an emergency that a message raised refuses the next charge until it has an outcome', async () => {
    const patient = await story.buys([foam]);
    const { consultationId: id } = await story.visitOf(patient, [ketoconazole], ['ketoconazole']);
    const body = 'I want to end my life.';
    const sent = await harness.api(
      patient,
      'mutation($body: String!) { sendMessage(body: $body) { alarm } }',
      {
        body,
      },
    );
    expect(sent.data).toMatchObject({ sendMessage: { alarm: expect.any(String) } });
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(1);
    expect(await subscriptionStatus(patient)).toBe('on_hold_rx');
    const answered = { id, outcome: 'spoke_with_patient', note: 'Safe, with family.' };
    expect((await harness.api(maya, RESPOND_TO_ALERT, answered)).errors).toBeUndefined();
    expect(await subscriptionStatus(patient)).toBe('active');
    await story.daysPass(15);
    expect(await story.sent(patient)).toBe(2);
  });

  it.each<[string, Answers]>([
    ['H4', { other_hair_loss: ['brows'] }],
    ['H5', { cancer_treatment: 'now' }],
    ['H1', { patchy: 'yes' }],
  ])('%s in a visit about another drug of the line stops it too', async (ruleId, answers) => {
    const patient = await story.buys([foam]);
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], answers);
    const holds = await story.drugHolds(patient);
    expect(holds).not.toEqual([]);
    for (const hold of holds) expect(hold).toMatchObject({ drug_type: 'minoxidil_foam', rule_ids: [ruleId] });
  });

  it('a shipment waits as a whole; without the drug, cosmetics continue', async () => {
    const patient = await story.buys([thickeningShampoo]);
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], { cancer_treatment: 'now' });
    expect(await story.drugHolds(patient)).toEqual([]);
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(2);
  });

  it('cannot be ordered while it is on hold, also not in another form', async () => {
    const patient = await story.buys([foam]);
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], { other_hair_loss: ['lashes'] });
    const spray = harness.product('minoxidil_spray');
    expect(await story.orders(patient, [spray.id])).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'productIds' }] },
    });
  });

  it('a clinician holds, resumes and discontinues it, alone or with the service line', async () => {
    const patient = await story.buys([foam]);
    const visit = await story.visitOf(patient, [ketoconazole], ['ketoconazole']);
    const on = (changes: Record<string, unknown>) => treatmentInput(visit.consultationId, changes);
    expect((await harness.api(maya, HOLD, on({ drugType: 'minoxidil_foam' }))).data).toMatchObject({
      deskHold: { changed: ['minoxidil_foam'] },
    });
    const shown = await harness.api(
      maya,
      `query($id: ID!) { deskCase(consultationId: $id) {
        therapies { drugType overTheCounter onHold holds { placedBy needsSecondClinician } } } }`,
      { id: visit.consultationId },
    );
    expect(shown.data?.deskCase).toMatchObject({
      therapies: [
        {
          drugType: 'minoxidil_foam',
          overTheCounter: true,
          onHold: true,
          holds: [{ needsSecondClinician: false }],
        },
      ],
    });
    expect(
      (await harness.api(maya, RESUME, { input: on({ serviceLine: 'hair_loss_care' }).input })).data,
    ).toMatchObject({ deskResume: { changed: ['minoxidil_foam'] } });
    expect(
      (await harness.api(maya, DISCONTINUE, { input: on({ drugType: 'minoxidil_foam' }).input })).data,
    ).toMatchObject({ deskDiscontinue: { changed: ['minoxidil_foam'] } });
    expect(await subscriptionStatus(patient)).toBe('canceled');
  });
});

describe('a stop does not affect products outside of its rule', () => {
  it('a mood change reported at a renewal stops finasteride and not ketoconazole', async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [finasteride, ketoconazole], ['finasteride', 'ketoconazole']);
    await harness.approve(visit.consultationId);
    await harness.drain();
    await submitRenewal(harness.scope, patient, {
      side_effects: ['mood'],
      side_effects_detail: 'Low for two weeks',
    });
    const rows: { drug_type: string; status: string }[] = await harness.rows('prescription', {
      user_id: patient.id,
    });
    expect(Object.fromEntries(rows.map(({ drug_type, status }) => [drug_type, status]))).toEqual({
      finasteride: 'on_hold',
      ketoconazole: 'active',
    });
    const [hold] = await harness.database
      .knex('prescription_hold')
      .join('prescription', 'prescription.id', 'prescription_hold.prescription_id')
      .where({ 'prescription.user_id': patient.id })
      .select('rule_ids', 'is_hard_stop');
    expect(hold).toEqual({ rule_ids: ['SE-MOOD'], is_hard_stop: true });
  });
});

it('every decision of this test is evaluated again with the same result', async () => {
  const report = await replayDecisions(harness.database.knex, rules);
  expect(report.differing).toEqual([]);
  const purposes = await harness.database.knex('decision_record').distinct('purpose').pluck('purpose');
  for (const purpose of ['hold', 'clinician_hold', 'resume', 'discontinue'])
    expect(purposes).toContain(purpose);
});
