import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan, planHashIn, planTextQuery } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { QUOTE_CHANGE, requestedPlan } from '#test/harness/requested-plan.ts';
import { codeOf } from '#test/harness/treatment-api.ts';
import { allTexts } from '#test/harness/visit-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules });
const plan = requestedPlan(harness, maya);
const { treated, request, answered, visitsOf, wish } = plan;
const { id: topical, price } = plan.topical;
const propose = async (id: string) => expect(await plan.propose(id)).toBe('plan_proposed');

const LINK = `query($link: String) { currentUser { planLink(link: $link) { state visit { consultationId proposal { id } } } } }`;
const proposed = async () => {
  const visit = await treated();
  dataOf(await request(visit));
  const id = await answered(visit);
  await propose(id);
  return { visit, id, token: await tokenTo(visit) };
};
/** The link in the newest message about a plan. */
const tokenTo = async ({ user }: Treated): Promise<string> => {
  const notices = await harness.rows('notice', { person_id: user.id, kind: 'plan_proposed' });
  const { body } = notices.toSorted((a, b) => a.created_at - b.created_at).at(-1);
  return /\/confirm-plan\?link=(\w+)$/.exec(body)?.[1] ?? '';
};
const linkOf = async (user: SignedInUser, link: string) =>
  dataOf<{ currentUser: { planLink: unknown } }>(await harness.api(user, LINK, { link })).currentUser
    .planLink;

describe('another plan that the patient requests', () => {
  it('is a visit with questions; the clinician decides, the patient agrees, and never both ship', async () => {
    const visit = await treated();
    const quoted = dataOf<{ treatmentChange: object }>(
      await harness.api(visit.user, QUOTE_CHANGE, { change: wish() }),
    );
    expect(quoted.treatmentChange).toMatchObject({
      requested: { before: finasteridePrice, after: price },
      questionsPath: null,
    });
    expect(dataOf(await request(visit))).toMatchObject({
      changeTreatment: {
        questionsPath: '/consultation/intake',
        message: expect.stringContaining('instead of'),
      },
    });
    expect(await orderedTreatment(harness).runningProducts(visit)).toEqual([finasteride]);
    const id = await answered(visit);
    await propose(id);
    dataOf(await acceptPlan(harness, visit.user, { id, read: allTexts }));
    expect(await orderedTreatment(harness).runningProducts(visit)).toEqual([topical]);
    expect(await harness.charges(visit.user.id)).toEqual([finasteridePrice]);
  });

  it('raises an emergency when its note has alarming words', async () => {
    const visit = await treated();
    dataOf(await request(visit, 'I cannot breathe when I lie down.'));
    expect(await visitsOf(visit)).toMatchObject([{ alert_at: expect.any(Date), alert_handled_at: null }]);
  });

  it('is opened once, also from two tabs', async () => {
    const visit = await treated();
    const answers = await Promise.all([request(visit), request(visit)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await visitsOf(visit)).toHaveLength(1);
  });

  it('is refused while a payment or an order is open', async () => {
    const visit = await treated();
    const [{ id }] = await harness.rows('customer_order', { user_id: visit.user.id });
    await harness.scope.db('customer_order').where({ id }).update({ status: 'ready', remote_status: null });
    expect(codeOf(await request(visit))).toBe('CONFLICT');
    expect(await visitsOf(visit)).toEqual([]);
  });
});

describe('the link to a proposed plan', () => {
  it('opens that plan for the patient who signs in, on any device, and for nobody else', async () => {
    const { visit, id, token } = await proposed();
    expect(await linkOf(visit.user, token)).toMatchObject({
      state: 'open',
      visit: { consultationId: id, proposal: { id: expect.any(String) } },
    });
    const stranger = await harness.patient();
    for (const [user, link] of [
      [stranger, token],
      [visit.user, `${token.slice(1)}0`],
      [visit.user, 'x'.repeat(5000)],
    ] as const)
      expect(await linkOf(user, link)).toEqual({ state: 'unknown', visit: null });
    expect(await linkOf(visit.user, '')).toBeNull();
    expect(JSON.stringify(await harness.rows('plan_link'))).not.toContain(token);
  });

  it('is used up once it was answered, and an answer to a plan that is no longer open changes nothing', async () => {
    const { visit, id, token } = await proposed();
    const [{ id: proposalId }] = await harness.rows('plan_proposal', { consultation_id: id });
    dataOf(
      await harness.api(
        visit.user,
        'mutation($id: ID!, $plan: ID) { declinePlan(consultationId: $id, reason: "", proposalId: $plan) }',
        { id, plan: proposalId },
      ),
    );
    expect(await linkOf(visit.user, token)).toEqual({ state: 'used', visit: null });
    await propose(id);
    const { data } = await harness.api(visit.user, planTextQuery);
    const stale = await harness.api(
      visit.user,
      `mutation($id: ID!, $hash: String!, $read: [String!], $plan: ID) {
        acceptPlan(consultationId: $id, consent: true, consentHash: $hash, acknowledgedRuleIds: $read, proposalId: $plan) }`,
      { id, hash: planHashIn(data), read: allTexts, plan: proposalId },
    );
    expect(codeOf(stale)).toBe('CONFLICT');
    expect(await linkOf(visit.user, await tokenTo(visit))).toMatchObject({ state: 'open' });
    expect(await linkOf(visit.user, token)).toEqual({ state: 'used', visit: null });
  });

  it('expires with the plan, and is superseded when the plan is withdrawn', async () => {
    const withdrawn = await proposed();
    dataOf(
      await harness.api(withdrawn.visit.user, 'mutation($id: ID) { cancelVisit(consultationId: $id) }', {
        id: withdrawn.id,
      }),
    );
    expect(await linkOf(withdrawn.visit.user, withdrawn.token)).toEqual({ state: 'superseded', visit: null });
    const late = await proposed();
    harness.clock.set(addDays(harness.clock.now(), 15));
    expect(await linkOf(late.visit.user, late.token)).toEqual({ state: 'expired', visit: null });
  });
});
