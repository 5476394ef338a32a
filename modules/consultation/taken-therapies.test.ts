import { expect, it } from 'vitest';
import { addDays, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { checkoutPage } from '#modules/billing/services/checkout/checkout-page.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { takenTherapiesPort } from '#modules/cart/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';

/** How the shop, the cart and the checkout page treat drugs that the patient has already. */
const THERAPIES = '{ currentUser { therapies { drugTypes reason message href label } } }';

const harness = await openFileHarness({ modules: orderAndCareModules });

const takenBy = (patient: SignedInUser) => harness.scope.use(takenTherapiesPort).of(patient.id);
const today = () => formatDate(harness.clock.now());

it('an order under review is named with its date, and links to the orders', async () => {
  const { patient } = await harness.order({ products: [finasteride] });
  const taken = await takenBy(patient);
  expect(taken).toMatchObject([
    {
      drugTypes: ['finasteride'],
      reason: 'ordered',
      message: `You ordered this on ${today()}.`,
      href: '/order-history',
      label: 'See your order',
    },
    {
      drugTypes: ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
      reason: 'ordered',
      message: expect.stringMatching(
        /^You ordered Finasteride 1 mg tablets on .*\. Only one treatment of this kind is taken at a time\.$/,
      ),
    },
  ]);
  const answer = await harness.api(patient, THERAPIES);
  expect(answer.data).toEqual({ currentUser: { therapies: taken } });
});

it('the checkout page links to the same page', async () => {
  const { patient } = await harness.order({ products: [finasteride] });
  const page = await checkoutPage(harness.scope, patient.id, `${finasteride},${shampoo}`);
  expect(page.alreadyTaken).toEqual([
    {
      message: expect.stringMatching(/^Finasteride.* cannot be ordered: you have ordered it already\.$/),
      href: '/order-history',
      label: 'See your order',
    },
  ]);
});

it('a running treatment links to the account; when enough supply is on hand the date is named', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
  await harness.submitIntake(visit, ['finasteride'], bp === undefined ? {} : { bp });
  await harness.approve(visit.consultationId);
  for (const _ of [1, 2]) {
    await harness.sweep();
    await harness.drain();
  }
  const { user: patient } = visit;
  expect((await takenBy(patient))[0]).toEqual({
    drugTypes: ['finasteride'],
    reason: 'subscribed',
    message: 'You take this.',
    href: '/account',
    label: 'See your treatment',
  });
  const [subscription] = await harness.rows('subscription', { user_id: patient.id });
  await cancelSubscription(harness.scope, patient, { subscriptionId: subscription.id });
  await harness.drain();
  expect((await takenBy(patient))[0]).toMatchObject({
    reason: 'too_soon',
    message: `You have enough of this. You can order it from ${formatDate(addDays(harness.clock.now(), 69))}.`,
    href: '/order-history',
  });
});

it('a treatment on hold links to the messages', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  await harness.database.knex('prescription').where({ user_id: visit.user.id }).update({ status: 'on_hold' });
  expect((await takenBy(visit.user))[0]).toMatchObject({
    drugTypes: ['finasteride'],
    reason: 'on_hold',
    message: 'Your clinician has put this on hold.',
    href: '/messages',
  });
});

it('products without a purchase limit are not named', async () => {
  const { patient } = await harness.order({ products: [shampoo] });
  expect(await takenBy(patient)).toEqual([]);
});

it('over-the-counter minoxidil prevents ordering any other minoxidil', async () => {
  const { patient } = await harness.order({ products: [foam] });
  const drugs = (await takenBy(patient)).flatMap(({ drugTypes }) => drugTypes);
  expect(drugs).toEqual(expect.arrayContaining(['minoxidil', 'minoxidil_foam', 'minoxidil_oral']));
  expect(drugs).not.toContain('finasteride');
  expect(new Set(drugs).size).toBe(drugs.length);
});

it('are visible to the patient only', async () => {
  await harness.order({ products: [finasteride] });
  const answer = await harness.api(null, '{ currentUser { id } currentLead { therapies { message } } }');
  expect(answer.data?.currentUser).toBeNull();
  expect(JSON.stringify(answer)).not.toContain('You ordered');
});
