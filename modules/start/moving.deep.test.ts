import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, HOUR_MS } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openFileCareStory } from '#test/harness/file-harness.ts';
import { licenseRow } from '#test/harness/license-row.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { healthyAfterMove as healthy, startFlows } from '#test/harness/start-flows.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { HOLD, MAYA, treatmentInput } from '#test/harness/treatment-api.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';
import { startModule } from './module.ts';

/** Patients who live in Austin, Texas, and move: whatever runs moves with them, or waits and says why. */
const story = await openFileCareStory([startModule]);
const { harness } = story;
const flows = startFlows(harness);
beforeEach(async () => {
  await license('NY', true);
  // Maya gets every case that she is licensed for.
  await harness.scope
    .db('clinician')
    .whereNot({ id: MAYA })
    .update({ last_assigned_at: addDays(harness.clock.now(), 1000) });
});

/** Whether Maya may treat in a state; Ola may in Texas, New York and California. */
const license = async (state: string, isHeld: boolean): Promise<void> => {
  const licenses = harness.scope.db('clinician_license');
  const row = { clinician_id: MAYA, state };
  if (isHeld) await licenses.insert(licenseRow(MAYA, state)).onConflict(['clinician_id', 'state']).ignore();
  else await licenses.where(row).delete();
};

const places = {
  NY: { new_street: '9 Elm St', new_city: 'Albany', new_zip: '12207' },
  TX: { new_street: '1 Main St', new_city: 'Austin', new_zip: '78701' },
  AK: { new_street: '4 Spruce St', new_city: 'Anchorage', new_zip: '99501' },
} as const;
const THANKS = '/thank-you-out-of-state';
const HISTORY = '/start/question-flow/oos-medical-history';

/** Reports a move; returns the next page. */
const move = async (user: SignedInUser, state: keyof typeof places): Promise<string> => {
  const moved = { new_state: state, ...places[state], moved_on: '2026-11-01' };
  const answer = await flows.answer({ user, leadId: null }, 'refill-out-of-state', moved);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  await harness.drain();
  harness.clock.advance(1000);
  return Object(answer.data?.submitStartFlow).href;
};

/** A patient with finasteride from Maya, and other products; the first packages are at the pharmacy. */
const treated = async (products: readonly number[] = [finasteride]) => {
  const patient = await harness.account();
  const visit = await story.visitOf(patient, products, ['finasteride']);
  await harness.approve(visit.consultationId);
  await story.daysPass(1);
  return { patient, visit };
};
const rowsOf = (table: string, { id }: SignedInUser) => harness.rows(table, { user_id: id });
const statesOf = async (table: string, user: SignedInUser): Promise<string[]> =>
  (await rowsOf(table, user)).map(({ ship_to }) => ship_to.address.state);
const prescriptionOf = async (user: SignedInUser) => (await rowsOf('prescription', user))[0];
const holdsOf = async (user: SignedInUser) => {
  const { id } = await prescriptionOf(user);
  return harness.rows('prescription_hold', { prescription_id: id });
};
const moveOf = async (user: SignedInUser) => {
  const answer = await flows.ask(
    { user, leadId: null },
    '{ startMove { state served waiting { name why } advice packages { text } } }',
  );
  return Object(answer.data?.startMove);
};
const visitNow = async (consultationId: string) =>
  (await harness.rows('consultation', { id: consultationId }))[0];
const clinicianCalled = async (name: string): Promise<string> =>
  (await harness.rows('clinician', {})).find((one) => one.name.startsWith(name)).id;

describe('S2.33: a move to a state where we may prescribe', () => {
  it('takes every address along, holds the prescription, and says which one and why', async () => {
    const { patient } = await treated([finasteride, foam]);
    expect(await move(patient, 'NY')).toBe(HISTORY);
    expect(await statesOf('subscription', patient)).toEqual(['NY', 'NY']);
    const [person] = await harness.rows('person', { id: patient.id });
    expect([person.city, person.state]).toEqual(['Albany', 'NY']);
    expect((await prescriptionOf(patient)).status).toBe('on_hold');
    const kinds = await story.notices(patient);
    expect(kinds).toEqual(expect.arrayContaining(['treatment_on_hold', 'address_changed']));
    const { waiting, advice } = await moveOf(patient);
    expect(waiting).toEqual([
      { name: expect.stringContaining('inasteride'), why: expect.stringContaining('in New York') },
    ]);
    expect(advice[0]).toContain('Hair you kept');
    const [hold] = await holdsOf(patient);
    expect(hold.patient_text).toContain('You moved to New York');
  });

  it('a clinician there takes over after the history, and the next refill goes to the new address', async () => {
    const { patient } = await treated();
    await license('NY', false);
    await move(patient, 'NY');
    const sent = await flows.answer({ user: patient, leadId: null }, 'oos-medical-history', healthy);
    expect(Object(sent.data?.submitStartFlow).href).toBe(THANKS);
    const renewal = (await rowsOf('consultation', patient)).find(({ kind }) => kind === 'renewal');
    expect(renewal).toMatchObject({ ship_state: 'NY', clinician_id: await clinicianCalled('Ola') });
    const approved = await harness.api(story.ola, APPROVE, decision(renewal.id));
    expect(approved.errors).toBeUndefined();
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(2);
    expect((await statesOf('customer_order', patient)).sort()).toEqual(['NY', 'TX']);
    const written = (await rowsOf('prescription', patient)).map(({ state }) => state);
    expect(written.sort()).toEqual(['NY', 'TX']);
  });

  it('a package that the pharmacy has goes to the old address, and the patient reads that', async () => {
    const { patient } = await treated();
    await move(patient, 'NY');
    expect(await statesOf('customer_order', patient)).toEqual(['TX']);
    const { packages } = await moveOf(patient);
    expect(packages).toEqual([{ text: expect.stringContaining('Austin, Texas') }]);
  });

  it('a refill between its notice and its charge is not charged, and is announced again when it continues', async () => {
    const { patient } = await treated();
    const announced = async () =>
      (await story.notices(patient)).filter((kind) => kind === 'upcoming_charge').length;
    while ((await announced()) === 0) await story.daysPass(5);
    expect(await harness.charges(patient.id)).toHaveLength(1);
    await move(patient, 'NY');
    await story.daysPass(20);
    expect(await harness.charges(patient.id)).toHaveLength(1);
    expect((await rowsOf('subscription', patient))[0].status).toBe('on_hold_rx');

    expect(await move(patient, 'TX')).toBe(THANKS);
    expect((await prescriptionOf(patient)).status).toBe('active');
    await story.daysPass(20);
    expect(await announced()).toBe(2);
    expect(await harness.charges(patient.id)).toHaveLength(2);
    expect(await statesOf('customer_order', patient)).toEqual(['TX', 'TX']);
  });
});

describe('a move while something is being reviewed', () => {
  it('a first visit and its order continue with a clinician of the new state', async () => {
    const patient = await harness.account();
    const { consultationId } = await story.visitOf(patient, [finasteride], ['finasteride']);
    await license('NY', false);
    expect(await move(patient, 'NY')).toBe(THANKS);
    expect(await visitNow(consultationId)).toMatchObject({
      ship_state: 'NY',
      answers: { state: 'NY' },
      status: 'assigned',
      clinician_id: await clinicianCalled('Ola'),
    });
    expect(await statesOf('customer_order', patient)).toEqual(['NY']);
    const written = await harness.rows('care_message', { consultation_id: consultationId });
    expect(written.map(({ body }) => body).join('\n')).toContain('You moved to New York');
    await expect(harness.approve(consultationId)).rejects.toThrow();
    const approved = await harness.api(story.ola, APPROVE, decision(consultationId));
    expect(approved.errors).toBeUndefined();
    await story.daysPass(5);
    expect(await story.sent(patient)).toBe(1);
  });

  it('a plan that was proposed is withdrawn where its clinician has no license', async () => {
    const patient = await harness.account();
    const { consultationId } = await story.visitOf(patient, [finasteride], ['finasteride']);
    const proposed = await harness.api(story.maya, PROPOSE, decision(consultationId, { productIds: [406] }));
    expect(proposed.errors).toBeUndefined();
    await license('NY', false);
    await move(patient, 'NY');
    expect(await visitNow(consultationId)).toMatchObject({
      ship_state: 'NY',
      status: 'assigned',
      clinician_id: await clinicianCalled('Ola'),
    });
    const plans = await harness.rows('plan_proposal', { consultation_id: consultationId });
    expect(plans.map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('an order whose questions are not answered yet moves along', async () => {
    const patient = await harness.account();
    const visit = await harness.orderedVisit({ patient, products: [finasteride] });
    expect(await move(patient, 'NY')).toBe(THANKS);
    expect(await statesOf('customer_order', patient)).toEqual(['NY']);
    await license('NY', false);
    await harness.submitIntake(visit, ['finasteride'], { state: 'NY' });
    expect(await visitNow(visit.consultationId)).toMatchObject({
      ship_state: 'NY',
      clinician_id: await clinicianCalled('Ola'),
    });
  });

  it('a first visit ends where we may not prescribe, and nothing was charged', async () => {
    const patient = await harness.account();
    const { consultationId } = await story.visitOf(patient, [finasteride], ['finasteride']);
    expect(await move(patient, 'AK')).toBe(THANKS);
    await story.daysPass(1);
    expect((await visitNow(consultationId)).status).toBe('canceled');
    expect((await rowsOf('customer_order', patient)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await harness.charges(patient.id)).toEqual([]);
    expect(await story.notices(patient)).toContain('visit_canceled');
  });

  it('a renewal continues in the new state, and no second history is requested', async () => {
    const { patient } = await treated();
    const { consultationId } = await submitRenewal(harness.scope, patient);
    await license('NY', false);
    expect(await move(patient, 'NY')).toBe(THANKS);
    expect(await visitNow(consultationId)).toMatchObject({
      ship_state: 'NY',
      status: 'assigned',
      clinician_id: await clinicianCalled('Ola'),
    });
    const approved = await harness.api(story.ola, APPROVE, decision(consultationId));
    expect(approved.errors).toBeUndefined();
    const states = (await rowsOf('prescription', patient)).map(({ status, state }) => [status, state]);
    expect(states.sort()).toEqual([
      ['active', 'NY'],
      ['superseded', 'TX'],
    ]);
  });

  it('also when the patient only changes the address in the account', async () => {
    const { patient } = await treated();
    const { consultationId } = await submitRenewal(harness.scope, patient);
    const address = { streetAddress1: '9 Elm St', city: 'Albany', state: 'NY', zipCode: '12207' };
    const CHANGE = 'mutation($address: AddressInput!) { changeAddress(address: $address) }';
    expect((await harness.api(patient, CHANGE, { address })).errors).toBeUndefined();
    await harness.drain();
    expect(await visitNow(consultationId)).toMatchObject({ ship_state: 'NY', answers: { state: 'NY' } });
  });

  it('a history that nobody has to review is in the chart, dated when it was answered', async () => {
    const patient = await harness.account();
    await story.visitOf(patient, [finasteride], ['finasteride']);
    await move(patient, 'NY');
    const who = { user: patient, leadId: null };
    const saved = await flows.save(who, 'oos-medical-history', { ...healthy, scalp_symptoms: ['psoriasis'] });
    const answeredAt = harness.clock.now();
    harness.clock.advance(2 * HOUR_MS);
    expect((await flows.submit(who, 'oos-medical-history', saved)).errors).toBeUndefined();
    const facts = (await rowsOf('patient_fact', patient)).filter(
      ({ questionnaire, stage }) => questionnaire === 'oos-medical-history' && stage === 'submitted',
    );
    const fact = (question: string) => facts.find((one) => one.question === question);
    expect(fact('scalp_symptoms')?.value).toEqual(['psoriasis']);
    expect(fact('state')?.value).toBe('NY');
    expect(fact('urgent_symptoms')?.speaks_of).toEqual(answeredAt);
    expect((await rowsOf('consultation', patient)).map(({ kind }) => kind)).toEqual(['initial']);
  });
});

describe('moving on, and moving back', () => {
  it('back in the earlier state, it continues without another history', async () => {
    const { patient } = await treated();
    await move(patient, 'NY');
    expect(await move(patient, 'TX')).toBe(THANKS);
    expect((await prescriptionOf(patient)).status).toBe('active');
    const [hold] = await holdsOf(patient);
    expect(hold.lift_reason).toBe('the patient is back where the prescriber is licensed');
    expect(await story.notices(patient)).toContain('treatment_resumed');
    expect((await moveOf(patient)).waiting).toEqual([]);
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(2);
  });

  it('what a clinician holds as well stays on hold', async () => {
    const { patient, visit } = await treated();
    await move(patient, 'NY');
    const { id: prescriptionId } = await prescriptionOf(patient);
    const held = await harness.api(
      story.maya,
      HOLD,
      treatmentInput(visit.consultationId, { prescriptionId }),
    );
    expect(held.errors).toBeUndefined();
    await move(patient, 'TX');
    expect((await prescriptionOf(patient)).status).toBe('on_hold');
    const open = (await holdsOf(patient)).filter(({ lifted_at }) => lifted_at === null);
    expect(open.map(({ placed_by }) => placed_by)).toEqual([MAYA]);
  });

  it('what waits says where it waits now, and where we may not prescribe there is no history', async () => {
    const { patient } = await treated();
    await move(patient, 'NY');
    expect(await move(patient, 'AK')).toBe(THANKS);
    const open = (await holdsOf(patient)).filter(({ lifted_at }) => lifted_at === null);
    expect(open.map(({ patient_text }) => patient_text)).toEqual([
      'You moved to Alaska, where we cannot prescribe yet, so no more of this treatment is sent.',
    ]);
    expect(await moveOf(patient)).toMatchObject({ state: 'AK', served: false });
  });

  it('a product that may not fly waits where no road leads, and the patient is told', async () => {
    const patient = await story.buys([foam]);
    expect(await move(patient, 'AK')).toBe(THANKS);
    expect(await statesOf('subscription', patient)).toEqual(['AK']);
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(1);
    expect((await rowsOf('subscription', patient))[0].status).toBe('on_hold_rx');
    expect(await story.notices(patient)).toContain('refill_on_hold');
  });
});
