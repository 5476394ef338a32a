import { addDays, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { creditsPort, otcChangesPort } from '#modules/billing/index.ts';
import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { changeRefill, refillChangeOf } from '#modules/billing/services/refills/change-refill.ts';
import { resumePause } from '#modules/billing/services/refills/resume-pause.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { undoCancellation, undoQuoteOf } from '#modules/billing/services/subscriptions/undo-cancellation.ts';
import { judgeReferral } from '#modules/referral/services/sweeps.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptedInvitation } from '../harness/accepted-invitation.ts';
import type { Harness } from '../harness/harness.ts';
import { orderWithCode } from '../harness/order-with-code.ts';
import { finasteride, foam } from '../harness/products.ts';
import { accountScenarios } from './account-scenarios.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { sendAllNow } from './order-scenarios.ts';
import { eachSubscription, must, purchase, refill, rowsOf, work } from './purchase.ts';

const seen = { ip: '192.0.2.1', userAgent: 'test' };
/** Over the counter, every month; and every half year. */
const monthlyShampoo = 312;
const halfYearOfShampoo = 314;

const subscriptionTo = async (scope: Scope, { actor }: Pick<Patient, 'actor'>, productId: number) =>
  scope
    .db('subscription as s')
    .join('subscription_product as p', 'p.subscription_id', 's.id')
    .where({ 's.user_id': actor.id, 'p.product_id': productId })
    .first('s.id', 's.status', 's.next_billing_date');

/** What the patient asks for again when no answer came. */
const pauseFoam = async (scope: Scope, patient: Pick<Patient, 'actor'>): Promise<void> => {
  const { id, status } = await subscriptionTo(scope, patient, foam);
  if (status === 'paused') return;
  const day = toCalendarDate(addDays(scope.clock.now(), 120));
  const wanted = { subscriptionId: id, kind: 'pause', date: day };
  const { consentVersion } = must(await refillChangeOf(scope, patient.actor, wanted));
  const answer = { requestId: id, agreed: true, consentVersion, shownHash: null, ...seen };
  must(await changeRefill(scope, patient.actor, wanted, answer));
};

const changeShampoo = async (scope: Scope, { actor }: Pick<Patient, 'actor'>): Promise<void> => {
  const changes = scope.use(otcChangesPort);
  const wanted = { add: [halfYearOfShampoo], stop: [monthlyShampoo] };
  const { charges, consentText, consentVersion } = must(await changes.quote(actor.id, wanted));
  if (charges.length === 0) return;
  const shownHash = consentHash(consentText);
  must(await changes.apply(actor, { ...wanted, agreed: true, consentVersion, shownHash, ...seen }));
};

const takeBack = async (scope: Scope, patient: Pick<Patient, 'actor'>): Promise<void> => {
  const { id, status } = await subscriptionTo(scope, patient, finasteride);
  if (status !== 'canceled') return;
  const { consentText, consentVersion } = must(await undoQuoteOf(scope, patient.actor, id));
  const shownHash = consentHash(consentText);
  must(
    await undoCancellation(scope, patient.actor, {
      subscriptionId: id,
      agreed: true,
      consentVersion,
      shownHash,
      ...seen,
    }),
  );
};

/** A pause, another size and a cancellation that is taken back. Repeating it changes nothing. */
export const changeAll = async (scope: Scope, patient: Pick<Patient, 'actor'>): Promise<void> => {
  await pauseFoam(scope, patient);
  await changeShampoo(scope, patient);
  await takeBack(scope, patient);
};

/** Cents of credit that a patient has before the order. */
export const CREDIT = 2500;

const orderWithCredit = async (harness: Harness, { id }: SignedInUser): Promise<PlaceOrderRequest> => {
  const credit = { amount: CREDIT, reason: 'An invitation' };
  await harness.scope.transaction((tx) => tx.use(creditsPort).grant(id, credit));
  return orderWithCode(harness, [finasteride, foam], 2, id);
};

/** Pauses end, and the refills that follow are charged and sent. */
const resume = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id, user_id } of await rowsOf(scope, 'subscription', patient))
    await resumePause(scope, { id, userId: user_id });
  await refill(scope, patient);
};

/** Both refills are paused until the day of the flow, and their charges are announced. */
const pauseAll = async (scope: Scope, patient: Patient): Promise<void> => {
  await purchase(scope, patient);
  const until = new Date(scope.clock.now().getTime() + 80 * DAY_MS);
  await scope
    .db('subscription')
    .where({ user_id: patient.actor.id })
    .update({ status: 'paused', next_billing_date: until });
  await eachSubscription(scope, patient, announceCharge);
};

/** The invitation is judged, and the patient asks for their refill today, which uses the credit. */
const earnAndUse = async (scope: Scope, patient: Patient): Promise<void> => {
  const { id: referrerId } = patient.actor;
  const invitations = await scope.db('referral').where({ referrer_id: referrerId });
  for (const { id } of invitations) await judgeReferral(scope, id);
  await sendAllNow(scope, patient);
  await work(scope, patient);
};

/** Changes of a plan, and what lowers a charge. */
export const changeScenarios: Readonly<Record<string, CrashScenario>> = {
  ...accountScenarios,
  changes: {
    daysBefore: 0,
    order: (harness) => harness.orderRequest([finasteride, foam, monthlyShampoo]),
    prepare: async (scope, patient) => {
      await purchase(scope, patient);
      const { id } = await subscriptionTo(scope, patient, finasteride);
      must(await cancelSubscription(scope, patient.actor, { subscriptionId: id }));
    },
    run: changeAll,
  },
  lowered_purchase: { daysBefore: 0, order: orderWithCredit, prepare: async () => {}, run: purchase },
  resume: { daysBefore: 80, prepare: pauseAll, run: resume },
  referral: {
    daysBefore: 70,
    order: (harness) => harness.orderRequest([foam]),
    prepare: async (scope, patient, harness) => {
      await purchase(scope, patient);
      await acceptedInvitation(harness, patient.actor);
    },
    run: earnAndUse,
  },
};
