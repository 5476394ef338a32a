import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { consultationMachine } from '#modules/consultation/domain/states/consultation.ts';
import { type RequestStage, stageCopies } from '#modules/request/domain/request-stage.ts';
import * as checkout from '#modules/request/pages/checkout.page.tsx';
import * as consultation from '#modules/request/pages/consultation.page.tsx';
import * as submit from '#modules/request/pages/submit-consultation.page.tsx';
import { createVisitor, type Visitor } from '#simulators/demo/history/visitor.ts';
import { acceptPlan } from '../harness/accept-plan.ts';
import { dataOf } from '../harness/api.ts';
import { maya as who } from '../harness/people.ts';
import { finasteride } from '../harness/products.ts';
import { type OpenRequest, type RequestApi, requestApi } from '../harness/request-api.ts';
import { allTexts } from '../harness/visit-api.ts';
import { openProductHarness, type ProductHarness } from '../harness/whole-product.ts';
import { readPage } from './page-text.ts';
import { TransitionCoverage } from './transition-coverage.ts';

/**
 * Every state of a visit that was asked for without an order, reached through the API that the pages and the desk use, and time.
 * Each test says what the pages of the request say then.
 */
const coverage = new TransitionCoverage(consultationMachine, 'consultation');
const titles: Readonly<Record<RequestStage, string>> = {
  with_clinician: 'Your request is with a clinician',
  question: stageCopies.question.title,
  call: stageCopies.call.title,
  plan: stageCopies.plan.title,
  treated: stageCopies.treated.title,
  refused: stageCopies.refused.title,
  canceled: stageCopies.canceled.title,
  expired: stageCopies.expired.title,
};
const seen = new Set<string>();
let product: ProductHarness;
let requests: RequestApi;
let maya: Visitor;

beforeAll(async () => {
  product = await openProductHarness();
  requests = requestApi(product);
  maya = createVisitor(product.executor, product.makeScope, await product.person(who.email, 'clinician'));
});
afterAll(() => product?.close());

const patientOf = ({ user }: OpenRequest) => createVisitor(product.executor, product.makeScope, user);
const settle = async () => {
  await product.sweep();
  await product.drain();
};
const statusOf = async ({ consultationId }: OpenRequest): Promise<string> =>
  (await product.rows('consultation', { id: consultationId }))[0].status;

/** The patient sees this stage on the pages of the request, also those that led to it. */
const sees = async (request: OpenRequest, stage: RequestStage): Promise<void> => {
  const patient = patientOf(request);
  expect(await patient.ask('{ visitRequest { stage } }')).toEqual({ visitRequest: { stage } });
  for (const page of [submit, checkout]) expect(await readPage(patient, page)).toContain(titles[stage]);
  // Once it is decided, something else can be asked about.
  const isDecided = ['treated', 'refused', 'canceled', 'expired'].includes(stage);
  const chooses = (await readPage(patient, consultation)).includes('What is your visit about?');
  expect(chooses).toBe(isDecided);
  seen.add(stage);
};
const desk = (mutation: string, { consultationId }: OpenRequest) =>
  maya.ask(mutation, { id: consultationId });
const take = (request: OpenRequest) =>
  desk('mutation($id: ID!) { deskTake(consultationId: $id) { status } }', request);

describe('a request', () => {
  it('is a draft while its questions are open, on any device', async () => {
    const request = await requests.open('hair');
    const patient = patientOf(request);
    expect(await statusOf(request)).toBe('draft');
    expect(await patient.ask('{ visitRequest { stage } }')).toEqual({ visitRequest: { stage: null } });
    await requests.answer(request);
    expect(await readPage(patientOf(request), submit)).toContain('Check your answers');
    expect(await readPage(patient, checkout)).toContain('Your card, and your consent');
  });

  it('waits for a clinician, given back or taken', async () => {
    const request = await requests.sent('hair');
    expect(await statusOf(request)).toBe('assigned');
    await sees(request, 'with_clinician');
    await take(request);
    expect(await statusOf(request)).toBe('in_review');
    await sees(request, 'with_clinician');
    await desk('mutation($id: ID!) { deskRelease(consultationId: $id) { status } }', request);
    expect(await statusOf(request)).toBe('submitted');
    await sees(request, 'with_clinician');
    await take(request);
  });

  it('waits for the patient, who reads the question and answers it', async () => {
    const request = await requests.sent('hair');
    await take(request);
    await desk(
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Since when?", asksPatient: true) { id } }',
      request,
    );
    expect(await statusOf(request)).toBe('needs_info');
    await sees(request, 'question');
    await patientOf(request).ask('mutation { sendMessage(body: "Since spring.") { id } }');
    expect(await statusOf(request)).toBe('in_review');
    await sees(request, 'with_clinician');
  });

  it('waits for a call that a clinician asks for', async () => {
    const request = await requests.sent('hair');
    await take(request);
    await desk(
      'mutation($id: ID!) { deskAskForCall(consultationId: $id, reason: "I would like to speak with you.") }',
      request,
    );
    expect(await statusOf(request)).toBe('awaiting_call');
    await sees(request, 'call');
  });

  it('has a plan, declined and proposed again, accepted on another device', async () => {
    const request = await requests.sent('hair');
    const { user, consultationId: id } = request;
    dataOf(await requests.propose(request, [finasteride]));
    await sees(request, 'plan');
    await patientOf(request).ask('mutation($id: ID!) { declinePlan(consultationId: $id, reason: "No.") }', {
      id,
    });
    await sees(request, 'with_clinician');
    dataOf(await requests.propose(request, [finasteride]));
    dataOf(await acceptPlan(product, user, { id, read: allTexts }));
    expect(await statusOf(request)).toBe('approved');
    await sees(request, 'treated');
    await settle();
    await settle();
    expect(await product.charges(user.id)).toHaveLength(1);
    product.clock.set(addDays(product.clock.now(), 1));
    await settle();
    await sees(request, 'treated');
  });

  it('is refused, and nothing was charged', async () => {
    const request = await requests.sent('hair');
    await take(request);
    await desk(
      'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not now.", alternatives: "See your doctor.") { status } }',
      request,
    );
    await sees(request, 'refused');
    expect(await product.charges(request.user.id)).toEqual([]);
  });

  it('is canceled by its patient', async () => {
    const request = await requests.sent('hair');
    await patientOf(request).ask('mutation($id: ID!) { cancelVisit(consultationId: $id) }', {
      id: request.consultationId,
    });
    await sees(request, 'canceled');
  });

  it('expires with a plan that nobody answers', async () => {
    const request = await requests.sent('hair');
    dataOf(await requests.propose(request, [finasteride]));
    product.clock.set(addDays(product.clock.now(), 15));
    await settle();
    await sees(request, 'expired');
    expect(await product.charges(request.user.id)).toEqual([]);
  });
});

it('reaches every stage that the pages know, and every state of a visit', async () => {
  expect(Object.keys(titles).filter((stage) => !seen.has(stage))).toEqual([]);
  const ofRequests = product.knex('journey').select('id').where({ kind: 'request' });
  const visits = await product.knex('consultation').whereIn('journey_id', ofRequests).pluck('id');
  await coverage.note(product.knex, visits);
  // Only a check-in is complete without a decision.
  expect(coverage.missingStates()).toEqual(['completed']);
});
