import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import { decideIssue } from '#modules/billing/services/parcels/decide-issue.ts';
import { reportForPatient } from '#modules/billing/services/parcels/report-for-patient.ts';
import { submitRenewal } from '#modules/renewal/services/submit-renewal.ts';
import { actOnRequest } from '#modules/support/services/act-on-request.ts';
import { submitRequest } from '#modules/support/services/submit-request.ts';
import type { Scope } from '#server/scope.ts';
import { addParcel } from '../harness/add-parcel.ts';
import type { Harness } from '../harness/harness.ts';
import { orderedTreatment } from '../harness/ordered-treatment.ts';
import { finasteride, foam } from '../harness/products.ts';
import { answerRenewal } from '../harness/renewal-api.ts';
import { renewalStepsApi } from '../harness/renewal-steps-api.ts';
import { allTexts } from '../harness/visit-api.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { planScenarios } from './plan-scenarios.ts';
import { must, purchase, rowsOf, sendRefunds } from './purchase.ts';

/** A package that has arrived. */
const delivered = async (scope: Scope, patient: Patient): Promise<void> => {
  await purchase(scope, patient);
  const at = scope.clock.now();
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) {
    await scope
      .db('customer_order')
      .where({ id })
      .update({ status: 'delivered', shipped_at: at, delivered_at: at });
    await addParcel(scope.db, { orderId: id, productIds: [foam], at });
  }
};

/**
 * The patient writes that the package leaks; the operator answers, opens an issue and returns the money. The checkout's id is
 * the request's. Repeating it changes nothing.
 */
export const askForRefund = async (scope: Scope, patient: Patient): Promise<void> => {
  const { actor, operator, request } = patient;
  const [order] = await rowsOf(scope, 'customer_order', patient);
  const id = request.checkoutId;
  const wish = { id, topic: 'order', orderId: order.id, body: 'A can leaks.' };
  must(await submitRequest(scope, actor, actor.id, wish));
  // A conflict when it was answered.
  const by = { ...operator, id: operator.id ?? '' };
  await actOnRequest(scope, by, { id, action: 'answer', text: 'You get your money back.' });
  if ((await rowsOf(scope, 'order_issue', patient)).length === 0)
    must(
      await reportForPatient(scope, operator, {
        orderNumber: order.number,
        kind: 'damaged',
        wish: 'refund',
        details: 'A can leaks.',
      }),
    );
  for (const issue of await rowsOf(scope, 'order_issue', patient))
    await decideIssue(scope, operator, { issueId: issue.id, decision: 'refund', answer: 'We are sorry.' });
  await sendRefunds(scope, patient);
};

/** A renewal is answered, and its last page is open: the subscription is to be paused. */
const answered = async (harness: Harness, patient: Patient): Promise<Patient> => {
  const treatments = orderedTreatment(harness);
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await treatments.useUp(visit);
  const { responseId, revision } = await answerRenewal(harness, visit.user);
  const page = renewalStepsApi(harness);
  const [plan] = (await page.optionsOf(visit.user)).plans;
  const until = toCalendarDate(addDays(harness.clock.now(), 150));
  await page.choose(visit.user, { subscriptionId: plan?.subscriptionId, kind: 'pause', until });
  await page.settle(visit.user);
  const { consentText } = await page.optionsOf(visit.user);
  const submission = {
    ...{ responseId, revision, isEmergency: false, acknowledgedRuleIds: allTexts, agreed: true },
    shownHash: consentText ? consentHash(consentText) : null,
  };
  return { ...patient, actor: visit.user, submission };
};

/** Repeating it changes nothing. */
export const sendRenewal = async (scope: Scope, { actor, submission }: Patient): Promise<void> => {
  if (submission) must(await submitRenewal(scope, actor, actor.id, submission));
};

/** What needs clinicians and customer service. */
export const careScenarios: Readonly<Record<string, CrashScenario>> = {
  ...planScenarios,
  request: {
    daysBefore: 0,
    order: (harness) => harness.orderRequest([foam]),
    prepare: delivered,
    run: askForRefund,
  },
  renewal: { daysBefore: 0, patient: answered, prepare: async () => {}, run: sendRenewal },
};
