import { expect, it } from 'vitest';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';

const finasteride = 211;
const { harness } = await openFileDeskHarness({ modules: orderAndCareModules });

it('the intake begins with what the short quiz knows, to be confirmed', async () => {
  const patient = await harness.account();
  dataOf(
    await harness.api(
      patient,
      'mutation { saveMiniQuiz(answers: { where: ["crown"], expectedResult: ["regrow"], familyExperience: ["fathers"] }) }',
    ),
  );
  const { consultationId } = await harness.orderedVisit({ patient, products: [finasteride] });
  const [{ quiz_response_id: id }] = await harness.rows('consultation', { id: consultationId });
  const [response] = await harness.rows('quiz_response', { id });
  expect(response).toMatchObject({
    status: 'in-progress',
    content: { hair_loss_area: ['crown'], goals: ['regrow'], family: 'yes' },
  });
});

it('a treatment whose subscription was canceled says so, and how long the medicine lasts', async () => {
  const { treated } = orderedTreatment(harness);
  const { user } = await treated([finasteride], ['finasteride']);
  const [subscription] = await harness.rows('subscription', { user_id: user.id });
  const ended = await cancelSubscription(
    harness.scope,
    { role: 'patient', id: user.id, impersonatorId: null },
    { subscriptionId: subscription.id },
  );
  expect(ended).toMatchObject({ ok: true });
  const { currentUser } = dataOf<{ currentUser: { care: unknown } }>(
    await harness.api(user, '{ currentUser { care { treatments { label isCanceled month } } } }'),
  );
  expect(currentUser.care).toMatchObject({
    treatments: [
      {
        label: expect.stringMatching(/^Canceled\. The medicine sent lasts until about /),
        isCanceled: true,
        month: null,
      },
    ],
  });
});
