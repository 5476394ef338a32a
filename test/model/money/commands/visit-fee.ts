import { randomIds } from '#kernel/ids.ts';
import { shownText } from '#modules/account/index.ts';
import { billingPort, visitCheckoutsPort } from '#modules/billing/index.ts';
import type { VisitWish } from '#modules/billing/visit-checkout-port.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import { prescribe } from '#test/harness/doubles/prescription-tables.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';
import { type Card, cards } from './buy.ts';

const PLACE =
  'mutation($input: VisitCheckoutInput!) { placeVisitCheckout(input: $input) { status actionUrl } }';
const CONFIRM = 'mutation($id: ID!) { confirmCheckout(checkoutId: $id) { status } }';

/** Places a checkout without a cart as its page showed it, and confirms with the bank when it asks. Returns its id. */
export const placeVisit = async (
  history: MoneyHistory,
  wish: VisitWish,
  card: Card,
): Promise<string | null> => {
  const { product, process } = history.harness;
  const { firstName, lastName, dob, phone, address } = await product.orderRequest([foam]);
  const checkouts = process.makeScope().use(visitCheckoutsPort);
  const page = await checkouts.page(history.patient.id, wish, address.state);
  if (!page.ok) return null;
  const { kind: _, ...wanted } = wish;
  const checkoutId = randomIds.uuid();
  const answer = await history.ask(PLACE, {
    input: {
      ...{ checkoutId, wish: wanted, firstName, lastName, dob, phone, address },
      ...{ termsAgreement: true, telehealthAgreement: true, cardAgreement: true },
      shownTexts: page.value.agreements.map(({ consent }) => shownText(consent)),
      consentVersion: page.value.consentVersion,
      paymentMethodId: await product.card(cards[card]),
    },
  });
  const placed = answer.data?.placeVisitCheckout as { status: string; actionUrl: string | null } | null;
  if (placed?.actionUrl && placed.status !== 'PLACED') {
    await product.processor.answerChallenge(placed.actionUrl, 'approve');
    await history.ask(CONFIRM, { id: checkoutId });
  }
  for (const order of await history.rows('customer_order', { checkout_id: checkoutId })) {
    const [invoice] = await history.rows('invoice', { order_id: order.id });
    if (invoice) history.quoted.set(invoice.id, page.value.today);
  }
  return checkoutId;
};

/** The patient asks a clinician, and pays the fee with the request or with the plan. */
export const requestVisit = (when: 'request' | 'plan', card: Card): MoneyStep => ({
  kind: 'asks for a visit with a fee',
  name: `asks for a visit whose fee is charged with the ${when}, with a card that is ${card}`,
  act: async (history) => {
    Object.assign(history.harness.process.scope.settings, { VISIT_FEE_WHEN: when });
    const wish = { kind: 'visit', consultationId: randomIds.uuid() } as const;
    await placeVisit(history, wish, card);
  },
});

/** The newest visit that is placed and has not ended. */
const openVisit = async (history: MoneyHistory): Promise<string | undefined> => {
  const placed = (await history.rows('checkout')).filter(
    ({ id, status, consent_version }) =>
      status === 'placed' && consent_version.startsWith('visit-') && !history.endedVisits.has(id),
  );
  const visits = await history.rows('visit_checkout', {});
  return placed.findLast(({ id }) => visits.some((one) => one.checkout_id === id && one.consultation_id))?.id;
};

/** The clinician refuses, or the patient cancels: the fee goes back. */
export const endVisit: MoneyStep = {
  kind: 'a visit ends without a treatment',
  name: 'a visit ends without a treatment',
  act: async (history) => {
    const checkoutId = await openVisit(history);
    if (!checkoutId) return false;
    const { process } = history.harness;
    await process.doing(async () => {
      const billing = process.makeScope().use(billingPort);
      await billing.releaseVisit(systemActor, { checkoutId, reason: 'refused' });
      history.endedVisits.set(checkoutId, 'released');
    });
    return true;
  },
};

/** A clinician proposes tablets, and the patient accepts them at the price that they read. */
export const acceptFirstPlan: MoneyStep = {
  kind: 'accepts the plan of a visit',
  name: 'accepts the plan of a visit',
  act: async (history) => {
    const checkoutId = await openVisit(history);
    if (!checkoutId) return false;
    const { process } = history.harness;
    const userId = history.patient.id;
    await process.doing(() =>
      process.makeScope().transaction(async (tx) => {
        const products = await tx.use(cataloguePort).productsByIds([finasteride]);
        const agreedPrices = new Map(products.map(({ id, price }) => [id, price]));
        const plan = { userId, checkoutId, productIds: [finasteride], agreedPrices };
        const billing = tx.use(billingPort);
        await billing.lockPerson(userId);
        const price = await billing.planPrice(plan);
        await prescribe(tx, userId, [finasteride]);
        const agreed = { amount: price.amount, text: price.agreement };
        const approved = await billing.approveVisit(systemActor, { ...plan, agreed });
        if (!approved.ok) throw new Error(JSON.stringify(approved.failure));
        history.shownPlans.set(checkoutId, price);
      }),
    );
    const price = history.shownPlans.get(checkoutId);
    const order = (await history.rows('customer_order', { checkout_id: checkoutId })).find(
      ({ kind }) => kind === 'rx',
    );
    if (!order || !price) return false;
    history.endedVisits.set(checkoutId, 'treated');
    const [invoice] = await history.rows('invoice', { order_id: order.id });
    // The amount that was shown is after credit.
    history.quoted.set(invoice.id, price.amount - price.onApproval.credit);
    const [line] = await history.rows('order_line', { order_id: order.id });
    const [charge] = price.charges;
    if (line?.subscription_id && charge)
      history.later.set(line.subscription_id, [
        { fromOrder: 2, amount: charge.amount },
        ...charge.laterSteps,
      ]);
    return true;
  },
};
