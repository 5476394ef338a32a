import { describe, expect, it } from 'vitest';
import { consentHash } from '#modules/account/index.ts';
import { otcChangesPort } from '#modules/billing/index.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { undoCancellation, undoQuoteOf } from '#modules/billing/services/subscriptions/undo-cancellation.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { ketoconazole, thickeningShampoo } from '#test/harness/care-story.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileCareStory } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { DISCONTINUE, RESPOND_TO_ALERT, treatmentInput } from '#test/harness/treatment-api.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  PROPOSE,
  responseOf,
  save,
  statusOf,
} from '#test/harness/visit-api.ts';

/** A hard stop of any visit counts in every other one until two clinicians have resolved it. */
const story = await openFileCareStory();
const { harness, maya, ola } = story;

const delaySpray = 351;
const chestPain: Answers = { urgent_symptoms: ['chest_pain'] };
const selfHarm: Answers = { urgent_symptoms: ['self_harm'] };
const RESOLVE = `mutation($id: ID!, $rule: ID!) {
  deskResolveStop(consultationId: $id, ruleId: $rule, reason: "Seen and spoken with.") }`;
const resolveByTwo = async (id: string, rule: string) => {
  dataOf(await harness.api(maya, RESOLVE, { id, rule }));
  dataOf(await harness.api(ola, RESOLVE, { id, rule }));
};
const closeAlert = async (id: string) =>
  dataOf(await harness.api(maya, RESPOND_TO_ALERT, { id, outcome: 'spoke_with_patient', note: 'Is well.' }));
const approve = (id: string, acknowledgedRuleIds: readonly string[] = ['ANSWER-CHANGED']) =>
  harness.api(maya, APPROVE, decision(id, { acknowledgedRuleIds }));
const textOf = (answer: { errors?: readonly { message: string }[] }) => answer.errors?.[0]?.message ?? '';
const fieldsOf = (answer: Awaited<ReturnType<typeof approve>>) =>
  (answer.errors?.[0]?.extensions.fields as readonly { field: string }[] | undefined)?.map(
    ({ field }) => field,
  );
/** The questionnaire of a second visit opens when the patient has submitted the first and opens its page. */
const openNextIntake = async (patient: SignedInUser) => {
  await harness.api(patient, 'mutation { finishPhotos }');
  await harness.api(patient, '{ currentUser { visit { intake { responseId } } } }');
};
/** A waiting visit about finasteride, and another one about ketoconazole with this later answer. */
const toldElsewhere = async (answers: Answers) => {
  const patient = await harness.account();
  const waiting = await story.visitOf(patient, [finasteride], ['finasteride']);
  const other = await harness.orderedVisit({ patient, products: [ketoconazole] });
  await openNextIntake(patient);
  await harness.submitIntake(other, ['ketoconazole'], answers);
  return { patient, id: waiting.consultationId, otherId: other.consultationId };
};
/** An answer in a draft of a visit about finasteride, changed back before it was submitted. */
const changedBack = async (answers: Answers) => {
  const patient = await harness.account();
  const visit = await harness.orderedVisit({ patient, products: [finasteride] });
  const responseId = await responseOf(harness.scope, visit.consultationId);
  const typed = intakeAnswers(['finasteride'], { state: visit.state, ...answers });
  await save(harness, patient, responseId, 0, typed);
  await harness.submitIntake(visit, ['finasteride']);
  return { patient, id: visit.consultationId };
};
/** A stop in a draft that put nothing on hold. */
const draftStop = ({ id }: SignedInUser) =>
  harness.knex('patient_fact').insert({
    save_id: harness.scope.ids.uuid(),
    user_id: id,
    question: 'cancer_treatment',
    value: JSON.stringify('now'),
    questionnaire: 'hair-intake',
    questionnaire_version: 1,
    stage: 'draft',
    recorded_at: harness.clock.now(),
    speaks_of: harness.clock.now(),
    rule_ids: ['H5'],
  });
const prescriptionsOf = ({ id }: SignedInUser) => harness.rows('prescription', { user_id: id });

describe('prescribing over a stop of another visit', () => {
  it.each<[string, Answers, string]>([
    ['cancer treatment', { cancer_treatment: 'now' }, 'H5'],
    ['thoughts of self-harm', selfHarm, 'SELF-HARM'],
    ['chest pain', chestPain, 'URGENT-SYMPTOMS'],
  ])('%s: one clinician cannot, two resolve it first', async (_, answers, rule) => {
    const { patient, id, otherId } = await toldElsewhere(answers);
    const alone = await approve(id, ['ANSWER-CHANGED', rule]);
    expect(textOf(alone)).toContain(`${rule} counts until two clinicians resolve it`);
    expect(fieldsOf(alone)).toContain(`openStops.${rule}`);
    expect(await prescriptionsOf(patient)).toEqual([]);
    if (rule !== 'H5') await closeAlert(otherId);
    dataOf(await harness.api(maya, RESOLVE, { id, rule }));
    expect(textOf(await approve(id))).toContain(rule);
    dataOf(await harness.api(ola, RESOLVE, { id, rule }));
    expect((await approve(id)).errors).toBeUndefined();
    expect(await prescriptionsOf(patient)).toHaveLength(1);
  });

  it('an emergency without an outcome refuses it, and its stop is not resolved before', async () => {
    const { id, otherId } = await toldElsewhere(chestPain);
    const early = await harness.api(maya, RESOLVE, { id, rule: 'URGENT-SYMPTOMS' });
    expect(textOf(early)).toContain('An emergency of the patient is open');
    const open = await approve(id);
    expect(textOf(open)).toContain('An emergency of the patient is open');
    expect(fieldsOf(open)).toEqual(['openStops.URGENT-SYMPTOMS', 'alert']);
    const page = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { approvalBlocks } }',
      { id },
    );
    expect(JSON.stringify(page.data)).toContain('An emergency of the patient is open');
    await closeAlert(otherId);
    await resolveByTwo(id, 'URGENT-SYMPTOMS');
    expect((await approve(id)).errors).toBeUndefined();
  });

  it('a stop that was changed back in the draft needs two clinicians, not an acknowledgment', async () => {
    const { patient, id } = await changedBack({ patchy: 'yes' });
    const alone = await approve(id);
    expect(textOf(alone)).toContain('H1 counts until two clinicians resolve it');
    expect(await prescriptionsOf(patient)).toEqual([]);
    await resolveByTwo(id, 'H1');
    expect((await approve(id, [])).errors).toBeUndefined();
  });

  it('one that a single clinician may decide still requires an acknowledgment', async () => {
    const { id } = await changedBack({ allergies: ['finasteride'], allergies_detail: 'A rash' });
    expect(textOf(await approve(id, []))).toContain('ANSWER-CHANGED');
    expect((await approve(id)).errors).toBeUndefined();
  });

  it('discontinuing and ordering again does not bypass the second clinician', async () => {
    const patient = await harness.account();
    const first = await story.visitOf(patient, [finasteride], ['finasteride']);
    dataOf(await approve(first.consultationId, []));
    await harness.drain();
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], { patchy: 'yes' });
    const [held] = await prescriptionsOf(patient);
    expect(held.status).toBe('on_hold');
    const input = treatmentInput(first.consultationId, { prescriptionId: held.id }).input;
    dataOf(await harness.api(maya, DISCONTINUE, { input }));
    await story.daysPass(100);
    const again = await story.visitOf(patient, [finasteride], ['finasteride']);
    expect(textOf(await approve(again.consultationId))).toContain('H1 counts until two clinicians');
    await resolveByTwo(again.consultationId, 'H1');
    expect((await approve(again.consultationId)).errors).toBeUndefined();
  });

  it('a plan is not accepted after a stop of another visit: the case is returned', async () => {
    const patient = await harness.account();
    const visit = await harness.orderedVisit({ patient, products: [finasteride, ketoconazole] });
    await harness.submitIntake(visit, ['finasteride', 'ketoconazole']);
    dataOf(await harness.api(maya, PROPOSE, decision(visit.consultationId, { productIds: [ketoconazole] })));
    // Acknowledged in the meantime, which settles no stop.
    await draftStop(patient);
    const answer = await acceptPlan(harness, patient, { id: visit.consultationId });
    expect(textOf(answer)).toMatch(/needs another look/);
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
  });
});

describe('buying over the counter despite a stop without a hold', () => {
  const refusal = (product: RegExp) => ({
    ok: false,
    failure: {
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'productIds', message: expect.stringMatching(product) }],
    },
  });

  it('an emergency of a first visit refuses non-prescription products, until two clinicians resolve it', async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [ketoconazole], ['ketoconazole'], chestPain);
    expect(await story.drugHolds(patient)).toEqual([]);
    const foamRefused = refusal(/cannot be ordered now\. Chest pain.*call 911.*Write to us under “Messages”/);
    expect(await story.orders(patient, [foam])).toMatchObject(foamRefused);
    expect(await story.orders(patient, [delaySpray])).toMatchObject(refusal(/call 911/));
    const page = `{ checkoutPage(products: "${foam}") { alreadyTaken { message href } } }`;
    expect(JSON.stringify(await harness.api(patient, page))).toContain('/messages');
    await closeAlert(visit.consultationId);
    expect(await story.orders(patient, [foam])).toMatchObject(foamRefused);
    await resolveByTwo(visit.consultationId, 'URGENT-SYMPTOMS');
    expect((await story.orders(patient, [foam])).ok).toBe(true);
  });

  it('also when it joins a subscription', async () => {
    const patient = await story.buys([thickeningShampoo]);
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], selfHarm);
    const quoted = await harness.scope.use(otcChangesPort).quote(patient.id, { add: [foam], stop: [] });
    expect(quoted).toMatchObject({
      ok: false,
      failure: { fields: [{ field: 'addProductIds', message: expect.stringMatching(/988/) }] },
    });
  });

  it('a stop that was changed back, and one that exists in a draft only', async () => {
    const { patient, id } = await changedBack({ cancer_treatment: 'now' });
    const looks = refusal(/a clinician has to look at first, even if you changed the answer since/);
    expect(await story.orders(patient, [foam])).toMatchObject(looks);
    // The rule does not affect the other service lines.
    expect((await story.orders(patient, [delaySpray])).ok).toBe(true);
    await resolveByTwo(id, 'H5');
    expect((await story.orders(patient, [foam])).ok).toBe(true);
    const draft = await harness.orderedVisit({ products: [finasteride] });
    const responseId = await responseOf(harness.scope, draft.consultationId);
    const typed = intakeAnswers(['finasteride'], { state: draft.state, patchy: 'yes' });
    await save(harness, draft.user, responseId, 0, typed);
    expect(await story.orders(draft.user, [foam])).toMatchObject(looks);
  });
});

describe('taking a cancellation back', () => {
  const canceled = async () => {
    const patient = await story.buys([foam]);
    const [{ id }] = await harness.rows('subscription', { user_id: patient.id });
    expectOk(await cancelSubscription(harness.scope, patient, { subscriptionId: id }));
    await harness.drain();
    return { patient, id: String(id) };
  };
  const undo = async (patient: SignedInUser, id: string) => {
    const quote = await undoQuoteOf(harness.scope, patient, id);
    if (!quote.ok) return quote;
    const { consentVersion, consentText } = quote.value;
    return undoCancellation(harness.makeScope(), patient, {
      subscriptionId: id,
      agreed: true,
      consentVersion,
      shownHash: consentHash(consentText),
      ip: '192.0.2.1',
      userAgent: 'test',
    });
  };
  const records = ({ id }: SignedInUser) =>
    harness.knex('decision_record').where({ user_id: id, purpose: 'reactivation' });

  it('is refused while a stop is open, and continues once two clinicians resolved it', async () => {
    const { patient, id } = await canceled();
    const visit = await story.visitOf(patient, [ketoconazole], ['ketoconazole'], chestPain);
    expect(await undo(patient, id)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: expect.stringMatching(/call 911/) },
    });
    expect(await records(patient)).toEqual([]);
    await closeAlert(visit.consultationId);
    await resolveByTwo(visit.consultationId, 'URGENT-SYMPTOMS');
    expect((await undo(patient, id)).ok).toBe(true);
  });

  it('is a decision with everything that the rules read', async () => {
    const { patient, id } = await canceled();
    await story.visitOf(patient, [ketoconazole], ['ketoconazole']);
    expectOk(await undo(patient, id));
    const [record, ...more] = await records(patient);
    expect(more).toEqual([]);
    expect(record).toMatchObject({ drug_types: ['minoxidil_foam'], is_allowed: true });
    expect(record.rules).toContainEqual({ id: 'OTC-MINOX', version: 2, result: 'passed', outcome: 'ok' });
    expect(record.rules).toContainEqual(expect.objectContaining({ id: 'URGENT-SYMPTOMS', result: 'passed' }));
    // A visit about the shampoo does not ask about mood.
    expect(record.rules).toContainEqual(
      expect.objectContaining({ id: 'SELF-HARM', result: 'not_asked', questions: ['self_harm_now'] }),
    );
    expect(record.rules).toContainEqual(expect.objectContaining({ id: 'DUP-MINOX', result: 'passed' }));
  });

  it('of a prescription is refused by a stop of a draft that holds nothing any more', async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [finasteride], ['finasteride']);
    dataOf(await approve(visit.consultationId, []));
    await harness.drain();
    await story.daysPass(5);
    const [{ id }] = await harness.rows('subscription', { user_id: patient.id });
    expectOk(await cancelSubscription(harness.scope, patient, { subscriptionId: id }));
    await harness.drain();
    expect((await undoQuoteOf(harness.scope, patient, id)).ok).toBe(true);
    await draftStop(patient);
    expect(await undo(patient, id)).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
  });
});

describe('a refill with a drug that a stop without a hold prohibits', () => {
  it('waits at the refill gate, and continues when two clinicians have resolved the stop', async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [finasteride], ['finasteride']);
    dataOf(await approve(visit.consultationId, []));
    await harness.drain();
    await draftStop(patient);
    const before = await harness.charges(patient.id);
    await story.daysPass(95);
    const statusNow = async () => (await harness.rows('subscription', { user_id: patient.id }))[0].status;
    expect(await statusNow()).toBe('on_hold_rx');
    expect(await harness.charges(patient.id)).toEqual(before);
    dataOf(await harness.api(maya, RESOLVE, { id: visit.consultationId, rule: 'H5' }));
    expect(await statusNow()).toBe('on_hold_rx');
    dataOf(await harness.api(ola, RESOLVE, { id: visit.consultationId, rule: 'H5' }));
    expect(await statusNow()).toBe('active');
  });
});
