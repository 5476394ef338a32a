import { expect, it } from 'vitest';
import { reportProblem } from '#modules/billing/services/parcels/report-problem.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';

const { harness } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const WORDS = 'I have been so low that I want to die.';

const treated = () => orderedTreatment(harness).treated([finasteride], ['finasteride']);
const subscriptionIdOf = async ({ id }: SignedInUser): Promise<string> =>
  (await harness.rows('subscription', { user_id: id }))[0].id;
const alarmOf = async ({ id }: SignedInUser) => ({
  facts: (await harness.rows('patient_fact', { user_id: id, question: 'message_alarm' })).map(
    ({ value }: { value: string[] }) => value,
  ),
  written: (await harness.rows('care_message', { user_id: id, author_type: 'patient' })).map(
    ({ body }: { body: string }) => body,
  ),
  isAlerted: (await harness.rows('consultation', { user_id: id })).some(
    ({ alert_at, alert_handled_at }: { alert_at: Date | null; alert_handled_at: Date | null }) =>
      alert_at !== null && alert_handled_at === null,
  ),
});
const raised = { facts: [['ALARM-SUICIDE']], written: [WORDS], isAlerted: true };
const none = { facts: [], written: [], isAlerted: false };

it('S2.25: alarming words in the reason to cancel a plan reach the clinicians, once', async () => {
  const { user } = await treated();
  const subscriptionId = await subscriptionIdOf(user);
  const cancel = () => cancelSubscription(harness.scope, user, { subscriptionId, feedback: WORDS });
  expect((await cancel()).ok).toBe(true);
  expect((await cancel()).ok).toBe(true);
  expect(await alarmOf(user)).toEqual(raised);
  expect((await harness.rows('subscription', { user_id: user.id }))[0].status).toBe('canceled');
});

it('another patient cannot raise an emergency by naming that plan', async () => {
  const { user } = await treated();
  const { user: other } = await treated();
  const subscriptionId = await subscriptionIdOf(user);
  const canceled = await cancelSubscription(harness.scope, other, { subscriptionId, feedback: WORDS });
  expect(canceled).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  expect(await alarmOf(user)).toEqual(none);
  expect(await alarmOf(other)).toEqual(none);
});

it('any other reason is feedback only', async () => {
  const { user } = await treated();
  const subscriptionId = await subscriptionIdOf(user);
  await cancelSubscription(harness.scope, user, { subscriptionId, feedback: 'Too expensive for me.' });
  expect(await alarmOf(user)).toEqual(none);
});

it('alarming words in the report of a problem with a package reach the clinicians', async () => {
  const { user } = await treated();
  await orderedTreatment(harness).daysPass(10);
  const [order] = await harness.rows('customer_order', { user_id: user.id });
  const report = { kind: 'damaged', wish: 'replacement', productIds: [finasteride], details: WORDS };
  const reported = await reportProblem(harness.scope, user, { orderId: order.id, ...report });
  expect(reported).toMatchObject({ ok: true });
  expect(await alarmOf(user)).toEqual(raised);
});

it('alarming words in the reason to cancel a visit reach the clinicians', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  const canceled = await harness.api(
    visit.user,
    'mutation($id: ID!, $reason: String) { cancelVisit(consultationId: $id, reason: $reason) }',
    { id: visit.consultationId, reason: WORDS },
  );
  expect(canceled.data).toEqual({ cancelVisit: true });
  expect(await alarmOf(visit.user)).toEqual(raised);
});
