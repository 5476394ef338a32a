import { expect, it } from 'vitest';
import type { Actor } from '#server/actor.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { sendForm } from '#test/harness/send-form.ts';
import { subscriptionSteps } from '#test/harness/subscription-steps.ts';
import { cancelSubscriptionForm } from './cancel-subscription.ts';

const harness = await openFileHarness();
const { subscriptionOf } = subscriptionSteps(harness);

const withFoam = async () => {
  const sam = await harness.account();
  await harness.order({ patient: sam, products: [foam] });
  await harness.drain();
  return { sam, id: (await subscriptionOf(sam)).id };
};

const cancel = ({ id }: Actor, sent: Record<string, string>) => {
  const user = { id: id ?? '', role: 'patient', email: 'sam@example.test', impersonatorId: null } as const;
  return sendForm(cancelSubscriptionForm, sent, (source, variables) => harness.api(user, source, variables));
};

it('cancels, keeps the reason, and leads to the confirmation; sent twice, it is canceled once', async () => {
  const { sam, id } = await withFoam();
  const sent = {
    subscriptionId: id,
    'cancellation-reason': 'price',
    'cancellation-feedback-details': ' Too much. ',
  };
  const to = `/account/customer-service-request/subscriptions-canceled?subscription=${id}`;
  expect(await cancel(sam, sent)).toEqual({ ok: true, value: { to } });
  expect(await cancel(sam, sent)).toEqual({ ok: true, value: { to } });
  expect(await subscriptionOf(sam)).toMatchObject({
    status: 'canceled',
    cancel_feedback: 'It costs too much: Too much.',
  });
  expect(await harness.rows('notice', { person_id: sam.id, kind: 'subscription_canceled' })).toHaveLength(1);
});

it('names the question when no subscription is chosen', async () => {
  const { sam } = await withFoam();
  const fields = [{ field: 'subscriptionId', message: 'Choose the subscription to cancel.' }];
  expect(await cancel(sam, { 'cancellation-reason': 'skip' })).toMatchObject({
    failure: { code: 'BAD_USER_INPUT', fields },
  });
});

it('ends nothing of another patient', async () => {
  const { sam, id } = await withFoam();
  const other = await harness.account();
  expect(await cancel(other, { subscriptionId: id })).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  expect((await subscriptionOf(sam)).status).toBe('active');
});
