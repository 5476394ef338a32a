import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { consentHash } from '#modules/account/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { finasteride } from '#test/harness/products.ts';
import { DISCONTINUE, treatmentInput } from '#test/harness/treatment-api.ts';

/** Whether a cancellation may be taken back is decided by the current prescription and chart. */
const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules });

const UNDO = `query($id: ID!) { undoCancellation(subscriptionId: $id) { on consentText consentVersion } }`;
const TAKE_BACK = 'mutation($input: TakeBackInput!) { takeBackCancellation(input: $input) }';

/** A patient who is treated with finasteride and has ended the subscription. */
const canceled = async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  for (let days = 0; days < 10; days += 2) {
    harness.clock.set(addDays(harness.clock.now(), days === 0 ? 0.01 : 2));
    await harness.sweep();
    await harness.drain();
  }
  const [{ id }] = await harness.rows('subscription', { user_id: visit.user.id });
  const ended = await harness.api(
    visit.user,
    'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { mayBeUndone } }',
    { id },
  );
  expect(ended.data?.cancelSubscription).toEqual({ mayBeUndone: true });
  await harness.drain();
  return { ...visit, subscriptionId: String(id) };
};
const undoOf = async (user: SignedInUser, id: string) => harness.api(user, UNDO, { id });

describe('taking a cancellation back', () => {
  it('is possible while the prescription is active and the treatment is the only one', async () => {
    const { user, subscriptionId } = await canceled();
    const { undoCancellation } = dataOf<{
      undoCancellation: { readonly consentText: string; readonly consentVersion: string };
    }>(await undoOf(user, subscriptionId));
    const { consentText, consentVersion } = undoCancellation;
    expect(consentText).toMatch(/^I take my cancellation of .* back\. My card is charged \$54\.00 on /);
    const input = { subscriptionId, agreed: true, consentVersion, shownHash: consentHash(consentText) };
    const taken = await harness.api(user, TAKE_BACK, { input });
    expect(taken.errors).toBeUndefined();
    expect(await harness.rows('subscription', { id: subscriptionId })).toMatchObject([{ status: 'active' }]);
    await harness.drain();
  });

  it('is refused once a clinician has discontinued the treatment', async () => {
    const { user, consultationId, subscriptionId } = await canceled();
    const ended = await harness.api(maya, DISCONTINUE, treatmentInput(consultationId));
    expect(ended.errors).toBeUndefined();
    await harness.drain();
    const { errors } = await undoOf(user, subscriptionId);
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });
});
