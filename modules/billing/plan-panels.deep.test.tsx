import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { ChangePlanPageDocument } from '#modules/quiz/pages/change-plan.generated.ts';
import { Page as ChangePlan } from '#modules/quiz/pages/change-plan.page.tsx';
import { UpdatePlanPageDocument } from '#modules/quiz/pages/update-plan.generated.ts';
import { Page as UpdatePlan } from '#modules/quiz/pages/update-plan.page.tsx';
import { type Quote, ReviewChanges } from '#modules/quiz/ui/treatment-update/review-changes.tsx';
import { TreatmentChangeDocument } from '#modules/quiz/ui/treatment-update/treatment-change.generated.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderWithCode } from '#test/harness/order-with-code.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { renderPage } from '#test/harness/render-page.tsx';
import { billingPort, otcChangesPort } from './index.ts';
import { placeOrder } from './services/checkout/place-order.ts';

/** Over the counter, every 90 days; foam for 180 days; finasteride for 180 days. */
const shampoo = 313;
const sixMonthsOfFoam = 604;
const halfYear = 406;

const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });

/** A patient near the second order. A code took 20 percent off so many orders; 0: no code. */
const customer = async (cycles: number, products: readonly number[] = [foam]): Promise<SignedInUser> => {
  const sam = await harness.account();
  const request =
    cycles === 0 ? await harness.orderRequest(products) : await orderWithCode(harness, products, cycles);
  expectOk(await placeOrder(harness.scope, sam, request));
  await harness.drain();
  if (products.includes(finasteride)) {
    const [journey] = await harness.rows('journey', { checkout_id: request.checkoutId });
    const [{ id: consultationId }] = await harness.rows('consultation', { journey_id: journey.id });
    await harness.submitIntake({ user: sam, state: 'TX', consultationId }, ['finasteride']);
    await harness.approve(consultationId);
    await harness.sweep();
    await harness.drain();
  }
  harness.clock.advance(60 * DAY_MS);
  return sam;
};

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");

interface Wanted {
  readonly addProductIds: readonly number[];
  readonly stopProductIds: readonly number[];
}

const reviewOf = async (sam: SignedInUser, wanted: Wanted): Promise<Quote> =>
  dataOf<{ treatmentChange: Quote }>(
    await harness.api(sam, TreatmentChangeDocument.source, { change: wanted }),
  ).treatmentChange;

/** The patient agrees to what they read. */
const make = async (sam: SignedInUser, wanted: Wanted, quote: Quote): Promise<void> => {
  const { consentVersion, consentText } = quote;
  const change = {
    add: wanted.addProductIds,
    stop: wanted.stopProductIds,
    ip: '192.0.2.1',
    userAgent: 'test',
  };
  const agreement = { agreed: true, consentVersion, shownHash: consentHash(consentText) };
  expectOk(await harness.scope.use(otcChangesPort).apply(sam, { ...change, ...agreement }));
};

const nothing = () => undefined;
const panelOf = (quote: Quote): string =>
  textOf(
    renderPage(
      () => (
        <ReviewChanges
          quote={{ ...quote, consentText: '' }}
          checkoutNames={[]}
          agreed={false}
          onAgree={nothing}
          failure={null}
          pending={false}
          onConfirm={nothing}
          onBack={nothing}
        />
      ),
      {},
    ),
  );

const pageOf = async <T,>(sam: SignedInUser, document: { readonly source: string }) =>
  dataOf<{ currentUser: { planChanges: T } }>(await harness.api(sam, document.source));

/** The amounts in a sentence, in cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d.,]+\d)/g)].map(([, dollars]) =>
    Math.round(Number(dollars?.replace(',', '')) * 100),
  );

describe('the panel of a changed plan says what the agreement says, and what is charged', () => {
  it.each([
    [0, '$81.20 on DAY instead of $39.00, then every 90 days, for', [8120, 8120, 8120, 8120]],
    [1, '$81.20 on DAY instead of $39.00, then every 90 days, for', [8120, 8120, 8120, 8120]],
    [2, '$64.96 on DAY instead of $31.20, then $81.20 every 90 days, for', [6496, 8120, 8120, 8120]],
    [
      4,
      '$64.96 on DAY instead of $31.20, then every 90 days, and $81.20 every 90 days from the 4th charge, for',
      [6496, 6496, 6496, 8120],
    ],
  ])('a code of %i orders', async (cycles, words, amounts) => {
    const sam = await customer(cycles);
    const wanted = { addProductIds: [shampoo], stopProductIds: [] };
    const quote = await reviewOf(sam, wanted);
    const panel = panelOf(quote);
    expect(panel).toContain('Nothing is charged today.');
    expect(panel.replaceAll(/[A-Z][a-z]+ \d+, \d{4}/g, 'DAY')).toContain(words);
    const [said] = words.match(/then .*(?=, for)/) ?? [];
    expect(quote.consentText).toContain(String(said));
    const before = await harness.charges(sam.id);
    await make(sam, wanted, quote);
    for (const _ of amounts) await harness.untilNextCharge(sam);
    expect(await harness.charges(sam.id)).toEqual([...before, ...amounts]);
  });
});

describe('the pages of a change show the price now, the next one and the one after a discount', () => {
  interface Sizes {
    readonly variants: readonly { productId: number; price: number; afterwards: string }[];
  }

  it('/update-plan, whose size is charged as it says', async () => {
    const sam = await customer(2);
    const data = await pageOf<Sizes>(sam, UpdatePlanPageDocument);
    const shown = textOf(renderPage(UpdatePlan, data));
    expect(shown).toContain('Minoxidil 5% foam, $31.20 next, then $39.00 every 90 days');
    const size = data.currentUser.planChanges.variants.find(({ productId }) => productId === sixMonthsOfFoam);
    const price = size?.price ?? 0;
    const [later = 0] = amountsIn(size?.afterwards ?? '');
    expect(price).toBeLessThan(later);
    const wanted = { addProductIds: [sixMonthsOfFoam], stopProductIds: [foam] };
    const quote = await reviewOf(sam, wanted);
    expect(amountsIn(panelOf(quote))).toEqual([3120, price, later]);
    expect(amountsIn(quote.consentText)).toEqual([price, later]);
    await make(sam, wanted, quote);
    for (let times = 0; times < 2; times += 1) await harness.untilNextCharge(sam);
    expect(await harness.charges(sam.id)).toEqual([3120, price, later]);
  });

  interface Plans {
    readonly choices: readonly {
      productNames: string[];
      addProductIds: number[];
      stopProductIds: number[];
      isCurrent: boolean;
      needsClinician: boolean;
      price: number;
      afterwards: string;
    }[];
  }

  it('/change-plan, whose plan is charged as it says', async () => {
    const sam = await customer(3);
    const data = await pageOf<Plans>(sam, ChangePlanPageDocument);
    const choice = data.currentUser.planChanges.choices.find(
      ({ isCurrent, needsClinician }) => !isCurrent && !needsClinician,
    );
    expect(choice).toMatchObject({
      productNames: ['Minoxidil 5% solution'],
      price: 2400,
      afterwards: 'every 90 days, and $30.00 every 90 days from the 3rd charge',
    });
    expect(textOf(renderPage(ChangePlan, data))).toContain(
      'Minoxidil 5% solution$24.00 next, then every 90 days, and $30.00 every 90 days from the 3rd charge.',
    );
    const { addProductIds = [], stopProductIds = [] } = choice ?? {};
    const quote = await reviewOf(sam, { addProductIds, stopProductIds });
    expect(amountsIn(panelOf(quote))).toEqual([2400, 3120, 3000]);
    expect(amountsIn(quote.consentText)).toEqual([2400, 3120, 3000]);
    await make(sam, { addProductIds, stopProductIds }, quote);
    for (let times = 0; times < 3; times += 1) await harness.untilNextCharge(sam);
    expect(await harness.charges(sam.id)).toEqual([3120, 2400, 2400, 3000]);
  });

  it('/change-plan without a discount names one price', async () => {
    const data = await pageOf<Plans>(await customer(0), ChangePlanPageDocument);
    const shown = textOf(renderPage(ChangePlan, data));
    expect(shown).toContain('Minoxidil 5% solution$30.00 every 90 days.');
    expect(shown).not.toContain(' next, then ');
  });

  it('a prescription: today, on approval and the refills, as the plan that the patient will read says', async () => {
    const sam = await customer(3, [finasteride]);
    const data = await pageOf<Sizes>(sam, UpdatePlanPageDocument);
    const size = data.currentUser.planChanges.variants.find(({ productId }) => productId === halfYear);
    const quote = await reviewOf(sam, { addProductIds: [halfYear], stopProductIds: [] });
    const plan = await harness.scope.use(billingPort).planPrice({
      ...{ userId: sam.id, checkoutId: null, productIds: [halfYear], from: [finasteride] },
      agreedPrices: await harness.scope.use(billingPort).agreedPrices(sam.id),
    });
    const [charge] = plan.charges;
    const steps = charge?.laterSteps ?? [];
    expect(steps).toHaveLength(1);
    expect(charge?.amount).toBe(charge?.firstAmount);
    expect(quote.requested?.after).toBe(charge?.firstAmount);
    expect(amountsIn(quote.requested?.afterwards ?? '')).toEqual(steps.map(({ amount }) => amount));
    expect(size).toMatchObject({ price: charge?.firstAmount, afterwards: quote.requested?.afterwards });
    const panel = panelOf(quote);
    expect(panel).toContain('TodayNothing');
    expect(panel).toContain('On approvalNothing.');
    const next = panel.slice(panel.indexOf('Next refill'));
    expect(amountsIn(next)).toEqual([charge?.firstAmount, 4320, ...steps.map(({ amount }) => amount)]);
    expect(amountsIn(plan.agreement)).toEqual([charge?.firstAmount, ...steps.map(({ amount }) => amount)]);
  });
});
