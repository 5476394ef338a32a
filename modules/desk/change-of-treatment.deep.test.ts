import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { treatmentChangeFor } from '#modules/eligibility/domain/questionnaires/treatment-change.ts';
import { pruneHidden, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { healthyRenewal, submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf, DISCONTINUE, fieldsOf, treatmentInput } from '#test/harness/treatment-api.ts';
import {
  APPROVE,
  allTexts,
  decision,
  PROPOSE,
  recordAnswers,
  responseOf,
  save,
  statusOf,
  submit,
} from '#test/harness/visit-api.ts';

const minoxidilTablets = 702;
/** Half a tablet a day. */
const halfTablets = 701;

const OPEN = `mutation($id: ID!, $prescription: ID!, $products: [Int!]!, $asks: Boolean!) {
  deskOpenChange(consultationId: $id, prescriptionId: $prescription, productIds: $products,
    reason: "The tablets do not suit you.", asksPatient: $asks) }`;
const DECLINE = 'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "No, thank you.") }';

let ola: SignedInUser;
let topical: number;
let yearly: number;
const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
beforeAll(async () => {
  ola = await harness.addClinician('ola@example.com', ['TX', 'CA']);
  // Maya gets new cases: this clinician has waited longest.
  await harness.scope
    .db('clinician')
    .where({ email: 'ola@example.com' })
    .update({ last_assigned_at: addDays(harness.clock.now(), 10_000) });
  topical = harness.product('topical_finasteride_and_minoxidil').id;
  yearly =
    harness.products.find(({ drugType, supplyInDays }) => drugType === 'finasteride' && supplyInDays === 360)
      ?.id ?? 0;
});

const treatment = () => orderedTreatment(harness);
const daysPass = (days: number) => treatment().daysPass(days);
const hour = () => treatment().hour();
const prescriptionsOf = (visit: Treated) => treatment().prescriptionsOf(visit);
const runningProducts = (visit: Treated) => treatment().runningProducts(visit);
const sentProducts = (visit: Treated) => treatment().sentProducts(visit);
const treated = (
  products: readonly number[] = [finasteride],
  drugTypes: Parameters<Harness['submitIntake']>[1] = ['finasteride'],
) => treatment().treated(products, drugTypes);

const prescriptionOf = async ({ user }: Treated, productId = finasteride): Promise<string> =>
  (await harness.rows('prescription', { user_id: user.id, product_id: productId }))[0]?.id ?? '';
const openWith = async (
  by: SignedInUser,
  visit: Treated,
  { products = [topical], asks = false, prescription = '' } = {},
) =>
  harness.api(by, OPEN, {
    id: visit.consultationId,
    prescription: prescription || (await prescriptionOf(visit)),
    products,
    asks,
  });
const opened = async (visit: Treated, options: Parameters<typeof openWith>[2] = {}): Promise<string> =>
  dataOf<{ deskOpenChange: string }>(await openWith(maya, visit, options)).deskOpenChange;
/** Answers that a rule of the topical combination needs, and that are asked again each time. */
const answerTheRest = async (id: string) =>
  recordAnswers(harness, maya, id, {
    ...pruneHidden(treatmentChangeFor(['finasteride', 'topical_finasteride_and_minoxidil']), {
      ...healthyHairAnswers(toCalendarDate(harness.clock.now())),
      ...healthyRenewal,
    }),
  });
const propose = (id: string, productIds: readonly number[] = [topical]) =>
  harness.api(maya, PROPOSE, decision(id, { productIds }));
const accept = ({ user }: Treated, id: string) => acceptPlan(harness, user, { id, read: allTexts });
const proposed = async (visit: Treated, productIds: readonly number[] = [topical]): Promise<string> => {
  const id = await opened(visit, { products: [...productIds] });
  await answerTheRest(id);
  dataOf(await propose(id, productIds));
  return id;
};

const noticesTo = ({ user }: Treated): Promise<string[]> =>
  harness.scope.db('notice').where({ person_id: user.id }).orderBy('created_at').pluck('kind');

describe('a change of treatment', () => {
  it('is a separate case; questions of the new drug are asked before it can be proposed', async () => {
    const visit = await treated();
    await daysPass(20);
    const id = await opened(visit);
    expect(await statusOf(harness, 'consultation', id)).toBe('in_review');
    const seen = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { case { kind isMine } requested { id } options { id } } }',
      { id },
    );
    expect(seen.data).toMatchObject({
      deskCase: { case: { kind: 'titration', isMine: true }, requested: [{ id: finasteride }] },
    });
    const refused = await propose(id);
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    const missing = JSON.stringify(fieldsOf(refused));
    // Never asked before, and too old.
    expect(missing).toContain('answers.scalp_contact');
    expect(missing).toContain('answers.urgent_symptoms');
    await answerTheRest(id);
    expect((await propose(id)).data).toEqual({ deskPropose: { status: 'plan_proposed' } });
  });

  it('replaces the old one when the patient accepts; it is charged and sent with the next refill', async () => {
    const visit = await treated();
    await daysPass(20);
    const id = await proposed(visit);
    expect(await prescriptionsOf(visit)).toEqual({ [finasteride]: 'active' });
    expect(await runningProducts(visit)).toEqual([finasteride]);
    dataOf(await accept(visit, id));
    expect(await prescriptionsOf(visit)).toEqual({ [finasteride]: 'superseded', [topical]: 'active' });
    expect(await runningProducts(visit)).toEqual([topical]);
    await hour();
    expect(await harness.charges(visit.user.id)).toEqual([finasteridePrice]);
    expect(await noticesTo(visit)).toContain('subscription_changed');
    const consents = await harness.rows('consent', { person_id: visit.user.id, type: 'auto_renew' });
    expect(consents).toHaveLength(2);
    await daysPass(75);
    expect(await sentProducts(visit)).toEqual([finasteride, topical]);
    const charges = await harness.charges(visit.user.id);
    expect(charges).toHaveLength(2);
    expect(charges[1]).toBe(harness.product('topical_finasteride_and_minoxidil').price);
    expect(await noticesTo(visit)).toContain('upcoming_charge');
    expect(codeOf(await accept(visit, id))).toBeUndefined();
    expect(await harness.rows('prescription', { user_id: visit.user.id })).toHaveLength(2);
  });

  it('with questions for the patient waits for their answers', async () => {
    const visit = await treated();
    const id = await opened(visit, { asks: true });
    expect(await statusOf(harness, 'consultation', id)).toBe('draft');
    const messages: string[] = await harness.scope
      .db('care_message')
      .where({ consultation_id: id })
      .pluck('body');
    expect(messages[0]).toContain('/consultation/intake');
    expect(await noticesTo(visit)).toContain('questions');
    const care = await harness.api(
      visit.user,
      '{ currentUser { care { headline action { href } } visit { intake { responseId } } } }',
    );
    expect(care.data).toMatchObject({
      currentUser: {
        care: { action: { href: '/consultation/intake' } },
        visit: { intake: { responseId: await responseOf(harness.scope, id) } },
      },
    });
    const responseId = await responseOf(harness.scope, id);
    const answers = pruneHidden(treatmentChangeFor(['finasteride', 'topical_finasteride_and_minoxidil']), {
      ...healthyHairAnswers(toCalendarDate(harness.clock.now())),
      ...healthyRenewal,
    });
    const known = await harness.scope.use(quizPort).response(responseId);
    expect(known?.content).toMatchObject({ norwood: 'norwood_3_vertex' });
    expect(known?.content).not.toHaveProperty('urgent_symptoms');
    const revision = await save(harness, visit.user, responseId, 0, answers);
    expect((await submit(harness, visit.user, responseId, revision)).errors).toBeUndefined();
    await harness.api(visit.user, 'mutation { finishPhotos }');
    const [row] = await harness.rows('consultation', { id });
    await harness.scope
      .db('consultation')
      .where({ id: row.id })
      .update({ clinician_id: null, status: 'submitted' });
    expect((await propose(id)).data).toEqual({ deskPropose: { status: 'plan_proposed' } });
    dataOf(await accept(visit, id));
    expect(await runningProducts(visit)).toEqual([topical]);
  });

  it('is opened once, also by two clinicians at the same time', async () => {
    const visit = await treated();
    const answers = await Promise.all([openWith(maya, visit), openWith(ola, visit), openWith(maya, visit)]);
    const ids = answers.map((answer) => dataOf<{ deskOpenChange: string }>(answer).deskOpenChange);
    expect(new Set(ids).size).toBe(1);
    expect(await harness.rows('consultation', { user_id: visit.user.id, kind: 'titration' })).toHaveLength(1);
  });

  it('accepted on two devices at the same time changes the subscription once', async () => {
    const visit = await treated();
    const id = await proposed(visit);
    const answers = await Promise.all([accept(visit, id), accept(visit, id)]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    expect(await runningProducts(visit)).toEqual([topical]);
    const changed = (await noticesTo(visit)).filter((kind) => kind === 'subscription_changed');
    expect(changed).toHaveLength(1);
  });

  it('changes nothing when the patient declines', async () => {
    const visit = await treated();
    const id = await proposed(visit);
    dataOf(await harness.api(visit.user, DECLINE, { id }));
    expect(await statusOf(harness, 'consultation', id)).toBe('in_review');
    expect(await runningProducts(visit)).toEqual([finasteride]);
    expect(await prescriptionsOf(visit)).toEqual({ [finasteride]: 'active' });
  });

  it('to another cadence opens a subscription that is charged once, on the date of the old one', async () => {
    const visit = await treated();
    const [old] = await harness.rows('subscription', { user_id: visit.user.id });
    const id = await proposed(visit, [yearly]);
    dataOf(await accept(visit, id));
    const subscriptions = await harness.rows('subscription', { user_id: visit.user.id });
    const [running] = subscriptions.filter(({ status }: { status: string }) => status === 'active');
    expect(running).toMatchObject({ cycle_in_days: 360, next_billing_date: old.next_billing_date });
    expect(subscriptions).toHaveLength(2);
    await daysPass(100);
    expect(await sentProducts(visit)).toEqual([finasteride, yearly]);
    expect(await harness.charges(visit.user.id)).toHaveLength(2);
  });

  it('of the dose leaves the other treatment of the same subscription as it is', async () => {
    const visit = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const prescription = await prescriptionOf(visit, minoxidilTablets);
    const id = await opened(visit, { prescription, products: [halfTablets] });
    await recordAnswers(harness, maya, id, {
      urgent_symptoms: ['none'],
      missed_days: '0',
      hair_change: '1',
      side_effects: ['none'],
    });
    dataOf(await propose(id, [halfTablets]));
    dataOf(await accept(visit, id));
    expect(await runningProducts(visit)).toEqual([finasteride, halfTablets].toSorted((a, b) => a - b));
    expect(await prescriptionsOf(visit)).toEqual({
      [finasteride]: 'active',
      [minoxidilTablets]: 'superseded',
      [halfTablets]: 'active',
    });
  });
});

describe('a higher dose of minoxidil tablets', () => {
  const bpOn = (days: number) => ({
    bp: {
      systolic: 120,
      diastolic: 80,
      pulse: 70,
      takenOn: toCalendarDate(addDays(harness.clock.now(), -days)),
    },
  });
  const answers = { urgent_symptoms: ['none'], missed_days: '0', hair_change: '1', side_effects: ['none'] };
  /** A case for another dose, with a reading that many days old. */
  const steps = async (visit: Treated, from: number, to: number, days: number): Promise<string> => {
    const id = await opened(visit, { prescription: await prescriptionOf(visit, from), products: [to] });
    await recordAnswers(harness, maya, id, { ...answers, ...bpOn(days) });
    return id;
  };
  const onTablets = () => treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
  /** Only a clinician prescribes half tablets. A lower dose needs no new reading. */
  const onHalfTablets = async (): Promise<Treated> => {
    const visit = await onTablets();
    const id = await steps(visit, minoxidilTablets, halfTablets, 100);
    dataOf(await propose(id, [halfTablets]));
    dataOf(await accept(visit, id));
    return visit;
  };

  it('needs a reading of the last 14 days to be proposed', async () => {
    const id = await steps(await onHalfTablets(), halfTablets, minoxidilTablets, 15);
    const [error] = (await propose(id, [minoxidilTablets])).errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(error?.extensions.fields).toMatchObject([{ field: 'answers.bp' }]);
    await recordAnswers(harness, maya, id, bpOn(14));
    dataOf(await propose(id, [minoxidilTablets]));
  });

  it('needs it when the patient accepts too', async () => {
    const visit = await onHalfTablets();
    const id = await steps(visit, halfTablets, minoxidilTablets, 14);
    dataOf(await propose(id, [minoxidilTablets]));
    harness.clock.advance(DAY_MS);
    const [error] = (await accept(visit, id)).errors ?? [];
    expect(error?.extensions.fields).toMatchObject([{ field: 'answers.bp' }]);
  });
});

describe('an emergency in the questions of a change', () => {
  const alertedChange = async (visit: Treated) => {
    const [row] = await harness.rows('consultation', { user_id: visit.user.id, kind: 'titration' });
    return [row.status, row.outcome, row.alert_at !== null];
  };
  const leftWithChestPain = async (): Promise<Treated> => {
    const visit = await treated();
    const id = await opened(visit, { asks: true });
    const chestPain = { urgent_symptoms: ['chest_pain'] };
    await save(harness, visit.user, await responseOf(harness.scope, id), 0, chestPain);
    expect(await prescriptionsOf(visit)).toEqual({ [finasteride]: 'on_hold' });
    return visit;
  };

  it('is alerted when the patient leaves the page', async () => {
    const visit = await leftWithChestPain();
    harness.clock.advance(180_000);
    await harness.sweep();
    expect(await alertedChange(visit)).toEqual(['canceled', 'emergency', true]);
  });

  it('is alerted when a renewal replaces it', async () => {
    const visit = await leftWithChestPain();
    await submitRenewal(harness.scope, visit.user);
    expect(await alertedChange(visit)).toEqual(['canceled', 'emergency', true]);
  });
});

describe('a change of treatment is refused', () => {
  it('for an ended treatment, for another patient’s prescription, and to the patient', async () => {
    const visit = await treated();
    const other = await treated();
    const theirs = await openWith(maya, visit, { prescription: await prescriptionOf(other) });
    expect(codeOf(theirs)).toBe('NOT_FOUND');
    expect(codeOf(await openWith(visit.user, visit))).toBe('FORBIDDEN');
    const prescriptionId = await prescriptionOf(visit);
    await harness.api(maya, DISCONTINUE, treatmentInput(visit.consultationId, { prescriptionId }));
    expect(codeOf(await openWith(maya, visit))).toBe('CONFLICT');
  });

  it('to a clinician without a license in the patient’s current state', async () => {
    const visit = await treated();
    const far = await harness.addClinician('far@example.com', ['CA']);
    expect(codeOf(await openWith(far, visit))).toBe('NOT_FOUND');
  });

  it('for products of another service line, or without a cadence', async () => {
    const visit = await treated();
    for (const products of [[harness.product('sildenafil').id], [], [999_999]])
      expect(fieldsOf(await openWith(maya, visit, { products }))).toMatchObject([{ field: 'productIds' }]);
  });

  it('while a renewal is being reviewed; a later renewal replaces it', async () => {
    const visit = await treated();
    const id = await proposed(visit);
    await harness.scope.db('prescription').where({ user_id: visit.user.id }).update({ refills_remaining: 0 });
    await submitRenewal(harness.scope, visit.user);
    expect(await statusOf(harness, 'consultation', id)).toBe('canceled');
    expect(codeOf(await accept(visit, id))).toBe('CONFLICT');
    expect(codeOf(await openWith(maya, visit))).toBe('CONFLICT');
  });

  it('as a plan of the patient’s current products', async () => {
    const visit = await treated();
    const id = await opened(visit);
    await answerTheRest(id);
    for (const mutation of [APPROVE, PROPOSE])
      expect(fieldsOf(await harness.api(maya, mutation, decision(id)))).toMatchObject([
        { field: 'input.productIds' },
      ]);
  });

  it('by acceptance after the treatment was discontinued: nothing is prescribed', async () => {
    const visit = await treated();
    const id = await proposed(visit);
    const prescriptionId = await prescriptionOf(visit);
    await harness.api(maya, DISCONTINUE, treatmentInput(visit.consultationId, { prescriptionId }));
    expect(codeOf(await accept(visit, id))).toBe('CONFLICT');
    expect(await prescriptionsOf(visit)).toEqual({ [finasteride]: 'stopped' });
    expect(await runningProducts(visit)).toEqual([]);
  });

  it('in addition to another course of the same drug', async () => {
    const visit = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const id = await opened(visit);
    await answerTheRest(id);
    const answer = await propose(id);
    expect(JSON.stringify(answer.errors)).toContain('the patient already has a subscription to');
  });
});
