import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { accountPort, consentHash, shownText, standardConsents } from '#modules/account/index.ts';
import { billingPort, visitCheckoutsPort } from '#modules/billing/index.ts';
import { decideDeposit, refundDeposit } from '#modules/billing/services/deposits/refund-deposit.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { placeVisitCheckout } from '#modules/billing/services/visit-checkout/place-visit-checkout.ts';
import type { VisitWish } from '#modules/billing/visit-checkout-port.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { acceptOffer, declineOffer } from '#modules/offer/services/answer-offer.ts';
import { setCampaign } from '#modules/offer/services/campaign.ts';
import { endOffers } from '#modules/offer/services/end-offers.ts';
import { makeOffer } from '#modules/offer/services/make-offers.ts';
import { offerStart } from '#modules/offer/services/offer-start.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescribe } from '../harness/doubles/prescription-tables.ts';
import type { Harness } from '../harness/harness.ts';
import { finasteride, foam } from '../harness/products.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { must, purchase, rowsOf, sendRefunds, work } from './purchase.ts';

export const FEE = 2_500;
/** A hair transplant. */
const transplant = 801;
const seen = { ip: '192.0.2.1', userAgent: 'test' };

const setFee = (scope: Scope, when: 'request' | 'plan'): void => {
  Object.assign(scope.settings, { VISIT_FEE_CENTS: FEE, VISIT_FEE_WHEN: when });
};

/** As the page sends it; the patient's checkout and card are those of the order that they do not place. */
const place = async (scope: Scope, { actor, request }: Patient, wish: VisitWish): Promise<void> => {
  const { checkoutId, firstName, lastName, dob, phone, address, paymentMethodId = null } = request;
  const [placed] = await scope.db('checkout').where({ id: checkoutId, status: 'placed' });
  if (placed) return;
  const page = must(await scope.use(visitCheckoutsPort).page(actor.id, wish, address.state));
  must(
    await placeVisitCheckout(scope, actor, wish, {
      ...{ checkoutId, firstName, lastName, dob, phone, address, paymentMethodId },
      ...{ termsAgreement: true, telehealthAgreement: true, cardAgreement: true },
      shownTexts: page.agreements.map(({ consent }) => shownText(consent)),
      consentVersion: page.consentVersion,
      ...{ ...seen, leadId: null, skipAddressValidation: false },
    }),
  );
};

/** The patient's id is the visit's. */
const visitOf = ({ actor }: Patient): VisitWish => ({ kind: 'visit', consultationId: actor.id });

/** A visit whose fee is paid, and which the clinician refuses. Repeating it changes nothing. */
export const refuseVisit = async (scope: Scope, patient: Patient): Promise<void> => {
  setFee(scope, 'request');
  await place(scope, patient, visitOf(patient));
  const { checkoutId } = patient.request;
  await scope.use(billingPort).releaseVisit(systemActor, { checkoutId, reason: 'refused' });
  await sendRefunds(scope, patient);
};

/** A visit whose fee is a part of the first order of its plan, which the patient accepts. Repeating it changes nothing. */
export const acceptPlan = async (scope: Scope, patient: Patient): Promise<void> => {
  setFee(scope, 'plan');
  await place(scope, patient, visitOf(patient));
  const { id: userId } = patient.actor;
  const { checkoutId } = patient.request;
  if ((await rowsOf(scope, 'customer_order', patient)).length === 0)
    await scope.transaction(async (tx) => {
      const products = await tx.use(cataloguePort).productsByIds([finasteride]);
      const agreedPrices = new Map(products.map(({ id, price }) => [id, price]));
      const plan = { userId, checkoutId, productIds: [finasteride], agreedPrices };
      const billing = tx.use(billingPort);
      await billing.lockPerson(userId);
      const { amount, agreement: text } = await billing.planPrice(plan);
      await prescribe(tx, userId, [finasteride]);
      must(await billing.approveVisit(systemActor, { ...plan, agreed: { amount, text } }));
    });
  await work(scope, patient);
};

const payDeposit = async (scope: Scope, patient: Patient): Promise<void> => {
  const procedureOn = toCalendarDate(addDays(scope.clock.now(), 20));
  await place(scope, patient, { kind: 'deposit', productId: transplant, procedureOn });
};

/** A deposit that is paid and canceled before its day. Repeating it changes nothing. */
export const cancelDeposit = async (scope: Scope, patient: Patient): Promise<void> => {
  await payDeposit(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient))
    must(await refundDeposit(scope, patient.actor, id));
  await sendRefunds(scope, patient);
};

/** After its day the patient cannot cancel, and the clinic used it. A conflict when it was said before. */
export const useDeposit = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) {
    await refundDeposit(scope, patient.actor, id);
    const decision = { orderId: id, decision: 'used', reason: 'The clinic said so.' };
    await decideDeposit(scope, patient.operator, decision);
  }
  await sendRefunds(scope, patient);
};

/** A patient who had foam, left, and agrees to news: an offer is made when the flow begins. */
const leave = async (scope: Scope, patient: Patient, harness: Harness): Promise<void> => {
  const { actor, operator } = patient;
  const campaign = { isOn: true, percent: 20, cycles: 2, reason: 'For the test.' };
  must(await setCampaign(scope, { ...operator, id: operator.id ?? '' }, campaign));
  await purchase(scope, patient);
  const at = scope.clock.now();
  await harness
    .knex('customer_order')
    .where({ user_id: actor.id })
    .update({ status: 'delivered', shipped_at: at, delivered_at: at });
  const consent = standardConsents.emailMarketing;
  await scope.transaction(async (tx) => {
    const given = { userId: actor.id, consent, shownHash: consentHash(consent.text), given: true, ...seen };
    must(await tx.use(accountPort).recordConsent(actor, given));
  });
  for (const { id } of await rowsOf(scope, 'subscription', patient))
    must(await cancelSubscription(scope, actor, { subscriptionId: id }));
};

/** The offer is made, and the patient takes it. Repeating it changes nothing. */
export const takeOffer = async (scope: Scope, patient: Patient): Promise<void> => {
  const { actor } = patient;
  await makeOffer(scope, actor.id);
  const [offer] = await rowsOf(scope, 'offer', patient);
  const start = offer.status === 'accepted' ? null : must(await offerStart(scope, actor.id));
  if (start?.kind === 'ready') {
    const { consentText, consentVersion } = start;
    const answer = { offerId: offer.id, agreed: true, consentVersion, shownHash: consentHash(consentText) };
    must(await acceptOffer(scope, { actor, userId: actor.id, ...seen }, answer));
  }
  await work(scope, patient);
};

/** The offer is made and declined, and its end comes. Repeating it changes nothing. */
export const declineAndEnd = async (scope: Scope, patient: Patient): Promise<void> => {
  await makeOffer(scope, patient.actor.id);
  const [offer] = await rowsOf(scope, 'offer', patient);
  must(await declineOffer(scope, { actor: patient.actor, userId: patient.actor.id }, offer.id));
  await endOffers.run(scope);
};

const foamOnly = (harness: Harness) => harness.orderRequest([foam]);

/** Visits with a fee, deposits, and offers to patients who left. */
export const serviceScenarios: Readonly<Record<string, CrashScenario>> = {
  visit_refused: { daysBefore: 0, prepare: async () => {}, run: refuseVisit },
  first_plan: { daysBefore: 0, prepare: async () => {}, run: acceptPlan },
  deposit: { daysBefore: 0, prepare: async () => {}, run: cancelDeposit },
  deposit_used: { daysBefore: 21, prepare: payDeposit, run: useDeposit },
  offer: { daysBefore: 31, order: foamOnly, prepare: leave, run: takeOffer },
  offer_declined: { daysBefore: 31, order: foamOnly, prepare: leave, run: declineAndEnd },
};
