import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsPort } from '#modules/billing/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { createDiscount } from '#modules/billing/services/discounts/create-discount.ts';
import { endDiscount } from '#modules/billing/services/discounts/end-discount.ts';
import { startModule } from '#modules/start/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan, acceptPlanMutation, planHashIn, planTextQuery } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { orderWithCode } from '#test/harness/order-with-code.ts';
import { finasteride } from '#test/harness/products.ts';
import { type RequestApi, requestApi } from '#test/harness/request-api.ts';
import { codeOf } from '#test/harness/start-flows.ts';
import { allTexts, decision, PROPOSE } from '#test/harness/visit-api.ts';
import { requestModule } from './module.ts';

/** Finasteride for half a year. */
const halfYear = 406;
const halfYearPrice = 10_200;

let harness: Harness;
let requests: RequestApi;
beforeAll(async () => {
  harness = await openHarness({ modules: [...orderAndCareModules, startModule, requestModule] });
  requests = requestApi(harness);
});
afterAll(() => harness?.close());

const PAGE = `{ currentUser { visit { proposal { consentText requestedAmount price { amount isWithRefill creditLeft
  onApproval { total discount credit subtotal } charges { firstAmount amount laterSteps { fromOrder amount } } } } } } }`;
interface Shown {
  readonly consentText: string;
  readonly requestedAmount: number;
  readonly price: {
    readonly amount: number;
    readonly isWithRefill: boolean;
    readonly creditLeft: number;
    readonly onApproval: Record<'total' | 'discount' | 'credit' | 'subtotal', number>;
    readonly charges: readonly {
      firstAmount: number;
      amount: number;
      laterSteps: { fromOrder: number; amount: number }[];
    }[];
  };
}
const shownTo = async (user: SignedInUser): Promise<Shown> =>
  dataOf<{ currentUser: { visit: { proposal: Shown } } }>(await harness.api(user, PAGE)).currentUser.visit
    .proposal;

const grant = ({ id }: SignedInUser, amount: number) =>
  harness.scope.transaction((tx) => tx.use(creditsPort).grant(id, { amount, reason: 'An invitation' }));

const welcome = async (cycles: number | null) =>
  expectOk(
    await createDiscount(harness.scope, await harness.operator(), {
      ...{ code: null, description: 'Welcome: 20% off', kind: 'percent', value: 20, cycles },
      ...{ appliesTo: 'everything', firstOrderOnly: true, stackable: false, reason: 'For the test.' },
    }),
  );
const end = async (discountId: string) =>
  expectOk(
    await endDiscount(harness.scope, await harness.operator(), { discountId, reason: 'For the test.' }),
  );

const accept = async (user: SignedInUser, consultationId: string) =>
  acceptPlan(harness, user, { id: consultationId, read: allTexts });

/** What was stored as agreed to, and what was charged. */
const settled = async ({ id }: SignedInUser) => {
  await harness.drain();
  const consents = await harness.rows('consent', { person_id: id, text_id: 'plan.recurring' });
  return { charges: await harness.charges(id), texts: consents.map(({ text }) => text) };
};

describe('a visit that began without an order', () => {
  it('is priced as a checkout: with the discount of a first order and credit, and each later price', async () => {
    const discount = await welcome(2);
    const { user, consultationId } = await requests.sent('hair');
    await grant(user, 1_000);
    dataOf(await requests.propose({ consultationId }, [halfYear]));
    const shown = await shownTo(user);
    const first = halfYearPrice * 0.8;
    expect(shown.price).toMatchObject({
      amount: first - 1_000,
      onApproval: { subtotal: halfYearPrice, discount: -halfYearPrice * 0.2, credit: -1_000 },
      charges: [{ firstAmount: first, amount: first, laterSteps: [{ fromOrder: 3, amount: halfYearPrice }] }],
    });
    expect(shown.consentText).toContain('$81.60 for Finasteride');
    expect(shown.consentText).toContain('and $102.00 every');
    expect(shown.consentText).toContain('My credit of $10.00 is taken off, so I am charged $71.60');
    dataOf(await accept(user, consultationId));
    expect(await settled(user)).toEqual({ charges: [first - 1_000], texts: [shown.consentText] });
    await end(discount);
  });

  it.each<[string, (user: SignedInUser, discountId: string) => Promise<unknown>, number]>([
    ['the discount ends', (_user, discountId) => end(discountId), halfYearPrice - 1_000],
    [
      'the credit is used up',
      ({ id }) => harness.scope.db('credit').where({ user_id: id }).update({ amount: 1 }),
      halfYearPrice * 0.8 - 1,
    ],
    ['more credit comes', (user) => grant(user, 500), halfYearPrice * 0.8 - 1_500],
  ])('asks again when %s after the page was opened', async (_what, happens, charged) => {
    const discount = await welcome(null);
    const { user, consultationId } = await requests.sent('hair');
    await grant(user, 1_000);
    dataOf(await requests.propose({ consultationId }, [halfYear]));
    const { data } = await harness.api(user, planTextQuery);
    await happens(user, discount);
    const hash = planHashIn(data);
    const outdated = { id: consultationId, hash, consent: true, read: allTexts };
    const answer = await harness.api(user, acceptPlanMutation, outdated);
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'shownTexts' }] });
    expect(await settled(user)).toEqual({ charges: [], texts: [] });
    const shown = await shownTo(user);
    expect(shown.price.amount).toBe(charged);
    dataOf(await accept(user, consultationId));
    expect(await settled(user)).toEqual({ charges: [charged], texts: [shown.consentText] });
    await harness.scope.db('discount').where({ id: discount }).update({ ended_at: harness.clock.now() });
  });
});

describe('a plan in place of what was ordered', () => {
  const ordered = async (cycles: number | null) => {
    const user = await harness.account();
    await grant(user, 1_000);
    const request = await orderWithCode(harness, [finasteride], cycles, user.id);
    expectOk(await placeOrder(harness.scope, user, request));
    const [journey] = await harness.rows('journey', { checkout_id: request.checkoutId });
    const [{ id: consultationId }] = await harness.rows('consultation', { journey_id: journey.id });
    const visit = { user, state: 'NY', consultationId };
    await harness.submitIntake(visit, ['finasteride']);
    const maya = await harness.clinician();
    dataOf(await harness.api(maya, PROPOSE, decision(consultationId, { productIds: [halfYear] })));
    return { user, consultationId, maya };
  };

  it('names today, the credit and the price after a code of one order, and charges it', async () => {
    const { user, consultationId, maya } = await ordered(1);
    await harness.scope.db('discount').whereNotNull('code').update({ ended_at: harness.clock.now() });
    const shown = await shownTo(user);
    expect(shown.price).toMatchObject({
      amount: halfYearPrice * 0.8 - 1_000,
      charges: [{ firstAmount: halfYearPrice * 0.8, amount: halfYearPrice, laterSteps: [] }],
    });
    expect(shown.consentText).toContain('then $102.00 from the 2nd order');
    const desk =
      'query($id: ID!, $ids: [Int!]!) { deskPlanPrice(consultationId: $id, productIds: $ids) { amount agreement } }';
    const seen = dataOf<{ deskPlanPrice: { amount: number; agreement: string } }>(
      await harness.api(maya, desk, { id: consultationId, ids: [halfYear] }),
    ).deskPlanPrice;
    expect(seen.amount).toBe(shown.price.amount);
    expect(shown.consentText).toContain(seen.agreement);
    dataOf(await accept(user, consultationId));
    expect(await settled(user)).toEqual({ charges: [shown.price.amount], texts: [shown.consentText] });
    const [subscription] = await harness.rows('subscription', { user_id: user.id, status: 'active' });
    await harness.untilNextCharge(user);
    expect((await harness.charges(user.id)).at(-1)).toBe(halfYearPrice);
    expect(subscription.cycle_in_days).toBeGreaterThan(90);
  });
});
