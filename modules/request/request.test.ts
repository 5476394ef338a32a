import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { startModule } from '#modules/start/module.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride } from '#test/harness/products.ts';
import { type OpenRequest, PLACE, requestApi } from '#test/harness/request-api.ts';
import { codeOf } from '#test/harness/start-flows.ts';
import {
  APPROVE,
  allTexts,
  decision,
  PROPOSE,
  recordAnswers,
  statusOf,
  submit,
} from '#test/harness/visit-api.ts';
import { requestModule } from './module.ts';

const FEE = 2_500;

const harness = await openFileHarness({ modules: [...orderAndCareModules, startModule, requestModule] });
const requests = requestApi(harness);

/** The fee as an operator sets it, for the tests that follow. */
const setFee = (cents: number, when: 'request' | 'plan' = 'plan') =>
  Object.assign(harness.scope.settings, { VISIT_FEE_CENTS: cents, VISIT_FEE_WHEN: when });
beforeEach(() => {
  setFee(0);
});

const visit = async ({ consultationId }: OpenRequest) => {
  const [row] = await harness.rows('consultation', { id: consultationId });
  const [journey] = await harness.rows('journey', { id: row.journey_id });
  return { status: row.status, journey: journey.status, kind: journey.kind, checkoutId: journey.checkout_id };
};
const kindsOf = async ({ user }: OpenRequest): Promise<string[]> =>
  (await harness.rows('customer_order', { user_id: user.id }))
    .map(({ kind, status }) => `${kind} ${status}`)
    .sort();

/** Every entry of the journal adds up to 0, and refunds are owed or sent. */
const balances = async (): Promise<Record<string, number>> => {
  const { rows } = await harness.scope.db.raw(
    'select account, sum(amount)::int as sum from journal_posting group by account having sum(amount) <> 0',
  );
  const sums = Object.fromEntries(
    rows.map((row: { account: string; sum: number }) => [row.account, row.sum]),
  );
  expect(Object.values(sums).reduce<number>((sum, one) => sum + Number(one), 0)).toBe(0);
  return sums;
};

const REFUSE = `mutation($id: ID!) {
  deskRefuse(consultationId: $id, reason: "It is not right for you.", alternatives: "See your doctor.") { status } }`;
const refuse = async ({ consultationId }: OpenRequest) =>
  harness.api(await harness.clinician(), REFUSE, { id: consultationId });
const link = async ({ user }: OpenRequest): Promise<string> => {
  const [notice] = await harness.rows('notice', { person_id: user.id, kind: 'plan_proposed' });
  return String(/link=([0-9a-f]+)/.exec(String(notice?.body))?.[1]);
};
const LINK =
  'query($link: String) { currentUser { planLink(link: $link) { state visit { consultationId } } } }';
const linkState = async ({ user }: OpenRequest, token: string): Promise<string> =>
  dataOf<{ currentUser: { planLink: { state: string } } }>(await harness.api(user, LINK, { link: token }))
    .currentUser.planLink.state;

describe('S2.35: a doctor-first request, from the topic to the first order', () => {
  it('waits for a clinician without an order, and becomes one when the proposed plan is accepted', async () => {
    const request = await requests.sent('hair');
    expect(await visit(request)).toMatchObject({
      status: 'assigned',
      journey: 'awaiting_media',
      kind: 'request',
    });
    expect(await kindsOf(request)).toEqual([]);
    expect(await harness.charges(request.user.id)).toEqual([]);

    dataOf(await requests.propose(request, [finasteride]));
    expect(await visit(request)).toMatchObject({
      status: 'plan_proposed',
      journey: 'awaiting_plan_acceptance',
    });
    const token = await link(request);
    expect(await linkState(request, token)).toBe('open');
    expect(await kindsOf(request)).toEqual([]);

    const { user, consultationId } = request;
    dataOf(await acceptPlan(harness, user, { id: consultationId, read: allTexts }));
    await harness.drain();
    expect(await visit(request)).toMatchObject({ status: 'approved', journey: 'in_fulfillment' });
    const [order] = await kindsOf(request);
    expect(order).toMatch(/^rx /);
    const [proposal] = await harness.rows('plan_proposal', { consultation_id: consultationId });
    expect(await harness.charges(user.id)).toEqual([proposal.amount]);
    const [subscription] = await harness.rows('subscription', { user_id: user.id });
    expect(subscription).toMatchObject({ status: 'active', needs_prescription: true });

    // Once: the link is used, and accepting again orders nothing more.
    expect(await linkState(request, token)).toBe('used');
    await acceptPlan(harness, user, { id: consultationId, read: allTexts });
    await harness.drain();
    expect(await kindsOf(request)).toHaveLength(1);
    expect(await harness.charges(user.id)).toHaveLength(1);
  });

  it('names the page of the plan in the link, and nothing about health', async () => {
    const request = await requests.sent('erections', { state: 'NY' });
    dataOf(await requests.propose(request, [harness.product('sildenafil').id]));
    const [notice] = await harness.rows('notice', { person_id: request.user.id, kind: 'plan_proposed' });
    expect(String(notice.body)).toMatch(/\/request\/confirm-your-plan\?link=[0-9a-f]{64}/);
    expect(`${notice.subject} ${notice.body}`).not.toMatch(/sildenafil|erect|hair|dysfunction/i);
    const stranger = await harness.patient();
    expect(await linkState({ ...request, user: stranger }, await link(request))).toBe('unknown');
  });

  it('a plan that nobody answers expires after 14 days, and its link says so', async () => {
    const request = await requests.sent('hair');
    dataOf(await requests.propose(request, [finasteride]));
    const token = await link(request);
    harness.clock.set(addDays(harness.clock.now(), 15));
    await harness.sweep();
    expect(await linkState(request, token)).toBe('expired');
    expect(await visit(request)).toMatchObject({ status: 'expired', journey: 'expired' });
    const late = await acceptPlan(harness, request.user, { id: request.consultationId, read: allTexts });
    expect(codeOf(late)).toBe('CONFLICT');
    expect(await kindsOf(request)).toEqual([]);
  });

  it('a declined plan goes back to the clinician, who proposes another one', async () => {
    const request = await requests.sent('hair');
    dataOf(await requests.propose(request, [finasteride]));
    const DECLINE =
      'mutation($id: ID!) { declinePlan(consultationId: $id, reason: "Something else, please.") }';
    dataOf(await harness.api(request.user, DECLINE, { id: request.consultationId }));
    expect(await visit(request)).toMatchObject({ status: 'in_review', journey: 'awaiting_doctor' });
    dataOf(await requests.propose(request, [harness.product('minoxidil_oral').id]));
    expect(await visit(request)).toMatchObject({ status: 'plan_proposed' });
  });
});

describe('doors of a request', () => {
  it('begins only after the questions about the person', async () => {
    const user = await harness.patient();
    expect(codeOf(await requests.begin(user, 'hair'))).toBe('CONFLICT');
    await requests.answerAboutYou(user, 'hair', 'NY');
    dataOf(await requests.begin(user, 'hair'));
    // Another topic has other questions about the person.
    expect(codeOf(await requests.begin(user, 'erections'))).toBe('CONFLICT');
    expect(codeOf(await requests.begin(user, 'procedure'))).toBe('BAD_USER_INPUT');
  });

  it('is not sent around its review and card, nor before its questions are answered', async () => {
    const request = await requests.open('hair');
    const wish = { consultationId: request.consultationId };
    expect(codeOf(await requests.place(request.user, wish))).toBe('BAD_USER_INPUT');
    expect(codeOf(await requests.review(request, 0))).toBe('BAD_USER_INPUT');
    const revision = await requests.answer(request);
    expect(codeOf(await submit(harness, request.user, request.responseId, revision))).toBe('CONFLICT');
    expect(codeOf(await requests.review(request, revision + 1))).toBe('CONFLICT');
    expect(await visit(request)).toMatchObject({ status: 'draft', checkoutId: null });
    // Nothing was placed, saved as agreed or charged by the refused attempts.
    expect(await harness.rows('consent', { person_id: request.user.id })).toEqual([]);
    dataOf(await requests.review(request, revision));
    dataOf(await requests.place(request.user, wish));
    expect(codeOf(await requests.place(request.user, wish))).toBe('CONFLICT');
    expect(await statusOf(harness, 'consultation', request.consultationId)).toBe('assigned');
  });

  it('is the patient’s own: another person neither reads, sends nor pays it', async () => {
    const request = await requests.open('hair');
    const revision = await requests.answer(request);
    const other = await requests.open('hair');
    expect(codeOf(await requests.review({ ...request, user: other.user }, revision))).toBe('NOT_FOUND');
    expect(codeOf(await requests.place(other.user, { consultationId: request.consultationId }))).toBe(
      'NOT_FOUND',
    );
    expect(await visit(request)).toMatchObject({ status: 'draft', checkoutId: null });
  });

  it('needs each box with the text that was shown, and a state that is served', async () => {
    const request = await requests.open('hair');
    await requests.answer(request);
    const wish = { consultationId: request.consultationId };
    for (const box of ['termsAgreement', 'telehealthAgreement', 'cardAgreement'])
      expect(codeOf(await requests.place(request.user, wish, { [box]: false }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await requests.place(request.user, wish, { shownTexts: [] }))).toBe('CONFLICT');
    expect(codeOf(await requests.place(request.user, wish, { consentVersion: 'visit-old' }))).toBe(
      'CONFLICT',
    );
    expect(codeOf(await requests.place(request.user, wish, { state: 'AK' }))).toBe('BAD_USER_INPUT');
  });

  it('a clinician cannot approve what nobody asked for, and proposes only what the questions cover', async () => {
    const request = await requests.sent('hair');
    const maya = await harness.clinician();
    const { consultationId } = request;
    expect(codeOf(await harness.api(maya, APPROVE, decision(consultationId)))).toBe('BAD_USER_INPUT');
    const sildenafil = harness.product('sildenafil').id;
    expect(codeOf(await requests.propose(request, [sildenafil]))).toBe('BAD_USER_INPUT');
    expect(await kindsOf(request)).toEqual([]);
  });

  it('was asked what any plan needs, so a clinician proposes what is applied to the scalp at once', async () => {
    const request = await requests.sent('hair');
    const gel = harness.product('topical_finasteride_and_minoxidil').id;
    dataOf(await requests.propose(request, [gel]));
    expect(await visit(request)).toMatchObject({ status: 'plan_proposed' });
  });

  it('a visit that was not asked names the question, and continues when the desk has recorded the answer', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const maya = await harness.clinician();
    const gel = harness.product('topical_finasteride_and_minoxidil').id;
    const propose = () => harness.api(maya, PROPOSE, decision(consultationId, { productIds: [gel] }));
    expect((await propose()).errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'answers.scalp_contact' },
    ]);
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('assigned');
    await recordAnswers(harness, maya, consultationId, { scalp_contact: 'no' });
    dataOf(await propose());
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('plan_proposed');
  });

  it('waits for the live call where the state asks for one', async () => {
    const request = await requests.sent('hair', { state: 'AR' });
    const { api, user } = { api: harness.api, user: request.user };
    dataOf(await api(user, 'mutation { finishPhotos }'));
    // The ID delays nobody longer than a day.
    expect(await visit(request)).toMatchObject({ journey: 'awaiting_identification' });
    harness.clock.set(addDays(harness.clock.now(), 2));
    await harness.sweep();
    expect(await visit(request)).toMatchObject({ status: 'awaiting_call', journey: 'awaiting_phone_call' });
    expect((await requests.propose(request, [finasteride])).errors?.[0]?.message).toMatch(/call/i);
  });

  it('an ID is asked for after photos, as in every first visit, unless the patient is known', async () => {
    const request = await requests.sent('erections');
    expect(await visit(request)).toMatchObject({ journey: 'awaiting_identification' });
  });

  it('one request at a time: the draft is resumed, another topic ends it, a sent one is not doubled', async () => {
    const request = await requests.open('hair');
    dataOf(await requests.begin(request.user, 'hair'));
    expect((await requests.visitOf(request.user))?.consultationId).toBe(request.consultationId);
    await requests.answerAboutYou(request.user, 'erections', 'NY');
    dataOf(await requests.begin(request.user, 'erections'));
    expect(await visit(request)).toMatchObject({ status: 'canceled', journey: 'canceled' });
    const sent = await requests.sent('hair');
    expect(codeOf(await requests.begin(sent.user, 'hair'))).toBe('CONFLICT');
  });

  it('stop and emergency answers end it before anything is paid', async () => {
    setFee(FEE, 'request');
    const stopped = await requests.open('erections');
    const revision = await requests.answer(stopped, { nitrate_use: ['nitroglycerin'] });
    const reviewed = dataOf<{ reviewRequest: { outcome: string; href: string } }>(
      await requests.review(stopped, revision),
    ).reviewRequest;
    expect(reviewed).toMatchObject({ outcome: 'stop' });
    expect(await visit(stopped)).toMatchObject({ status: 'canceled', journey: 'ineligible' });
    expect(codeOf(await requests.place(stopped.user, { consultationId: stopped.consultationId }))).toBe(
      'CONFLICT',
    );
    expect(await harness.charges(stopped.user.id)).toEqual([]);
  });
});

describe('the fee of a visit', () => {
  it('charged with the request, it is earned by a treatment', async () => {
    setFee(FEE, 'request');
    const request = await requests.sent('hair');
    expect(await harness.charges(request.user.id)).toEqual([FEE]);
    expect(await kindsOf(request)).toEqual(['visit_fee ready']);
    dataOf(await requests.propose(request, [finasteride]));
    dataOf(await acceptPlan(harness, request.user, { id: request.consultationId, read: allTexts }));
    await harness.drain();
    const [proposal] = await harness.rows('plan_proposal', { consultation_id: request.consultationId });
    expect(proposal.fee).toBe(0);
    expect(await harness.charges(request.user.id)).toEqual([FEE, proposal.amount]);
    expect(await kindsOf(request)).toContain('visit_fee delivered');
    expect(await harness.refunds(request.user.id)).toEqual([]);
    expect(await balances()).toMatchObject({ consultation_revenue: -FEE });
  });

  it.each<[string, (request: OpenRequest) => Promise<unknown>]>([
    ['refuses', refuse],
    [
      'is canceled',
      ({ user, consultationId }) =>
        harness.api(user, 'mutation($id: ID!) { cancelVisit(consultationId: $id) }', { id: consultationId }),
    ],
    [
      'expires with its plan',
      async (request) => {
        dataOf(await requests.propose(request, [finasteride]));
        harness.clock.set(addDays(harness.clock.now(), 15));
        await harness.sweep();
      },
    ],
  ])('goes back in full when the visit %s, once', async (_how, end) => {
    setFee(FEE, 'request');
    const request = await requests.sent('hair');
    const before = (await balances()).consultation_revenue ?? 0;
    await end(request);
    await harness.drain();
    await harness.sweep();
    expect(await harness.refunds(request.user.id)).toEqual([FEE]);
    expect(await kindsOf(request)).toEqual(['visit_fee refunded']);
    const sums = await balances();
    expect(sums.refunds_payable ?? 0).toBe(0);
    expect(sums.consultation_revenue).toBe(before);
    const [invoice] = await harness.rows('invoice', { user_id: request.user.id });
    expect(invoice).toMatchObject({ status: 'refunded', amount_charged: 0 });
  });

  it('charged with the plan, it is a part of the first order, and of no refill', async () => {
    setFee(FEE, 'plan');
    const request = await requests.sent('hair');
    expect(await harness.charges(request.user.id)).toEqual([]);
    dataOf(await requests.propose(request, [finasteride]));
    const [proposal] = await harness.rows('plan_proposal', { consultation_id: request.consultationId });
    expect(proposal.fee).toBe(FEE);
    const text = dataOf<{
      currentUser: { visit: { proposal: { consentText: string; isFirstPlan: boolean } } };
    }>(await harness.api(request.user, '{ currentUser { visit { proposal { consentText isFirstPlan } } } }'))
      .currentUser.visit.proposal;
    expect(text.isFirstPlan).toBe(true);
    expect(text.consentText).toContain('$25.00 once for the visit');
    dataOf(await acceptPlan(harness, request.user, { id: request.consultationId, read: allTexts }));
    await harness.drain();
    expect(await harness.charges(request.user.id)).toEqual([proposal.amount]);
    const { rows } = await harness.scope.db.raw(
      `select l.amount from invoice_line l join invoice i on i.id = l.invoice_id
       where i.user_id = ? and l.kind = 'consultation'`,
      [request.user.id],
    );
    expect(rows).toEqual([{ amount: FEE }]);
  });

  it('is not charged when its payment fails for good, and the visit can still be refused', async () => {
    setFee(FEE, 'plan');
    const request = await requests.sent('hair');
    dataOf(await refuse(request));
    await harness.drain();
    expect(await harness.charges(request.user.id)).toEqual([]);
    expect(await visit(request)).toMatchObject({ status: 'not_a_match', journey: 'declined' });
  });
});

describe('crash and repetition', () => {
  it('placing the same checkout twice simultaneously saves one card, sends one visit and charges one fee', async () => {
    setFee(FEE, 'request');
    const request = await requests.open('hair');
    dataOf(await requests.review(request, await requests.answer(request)));
    const input = await requests.input(request.user, { consultationId: request.consultationId });
    await Promise.all([1, 2, 3].map(() => harness.api(request.user, PLACE, { input })));
    await harness.drain();
    expect(await harness.charges(request.user.id)).toEqual([FEE]);
    expect(await kindsOf(request)).toEqual(['visit_fee ready']);
    expect(await visit(request)).toMatchObject({ checkoutId: input.checkoutId });
  });

  it('what was stored before a crash is charged by the sweep, once', async () => {
    setFee(FEE, 'request');
    const request = await requests.open('hair');
    dataOf(await requests.review(request, await requests.answer(request)));
    const input = await requests.input(request.user, { consultationId: request.consultationId });
    // The card is saved; the answer to the charge is lost.
    harness.processor.faults.next = ['hang-before'];
    await harness.api(request.user, PLACE, { input });
    await harness.api(request.user, PLACE, { input });
    harness.processor.faults.next = [];
    harness.clock.set(new Date(harness.clock.now().getTime() + 3_600_000));
    await harness.sweep();
    await harness.drain();
    expect(await harness.charges(request.user.id)).toEqual([FEE]);
  });
});
