import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import {
  answerRenewal,
  confirmAddress,
  confirmHash,
  renewalOf,
  renewalStatuses,
} from '#test/harness/renewal-api.ts';
import { renewalStepsApi } from '#test/harness/renewal-steps-api.ts';
import { renewalModule } from './module.ts';

const { harness, maya } = await openFileDeskHarness({
  modules: [...orderAndCareModules, renewalModule],
  forgetsPatients: true,
});
const page = renewalStepsApi(harness);

const codeOf = async (answer: ReturnType<Harness['api']>) => {
  const { code, fields } = (await answer).errors?.[0]?.extensions ?? {};
  const named: unknown = fields;
  return [code, ...(Array.isArray(named) ? named.map(({ field }: { field: string }) => field) : [])];
};

/** A patient whose only fill of finasteride was sent, so that a renewal is due. */
const due = async (): Promise<SignedInUser> => {
  const treatments = orderedTreatment(harness);
  const visit = await treatments.treated([finasteride], ['finasteride']);
  await treatments.useUp(visit);
  return visit.user;
};

describe('the address and the supply of a renewal, which is the yearly check-in too (S2.43)', () => {
  it('are asked once, on its last page: it is not sent before the address is confirmed and a size is chosen', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    dataOf(await harness.api(user, 'mutation { finishRenewalPhotos { href } }'));
    const stepNow = async () =>
      (await renewalOf(harness, user)).steps.find(({ step }) => step === 'subscriptionOptions');
    expect(await stepNow()).toMatchObject({ status: 'to_do', href: '/renewal/subscription-options' });
    const before = await page.pageOf(user);
    expect(before).toMatchObject({
      address: { isConfirmed: false },
      options: { plans: [{ choice: 'keep', isChosen: false }] },
    });
    expect(await codeOf(page.submit(user))).toEqual(['BAD_USER_INPUT', 'address']);

    dataOf(await confirmAddress(harness, user));
    expect((await page.pageOf(user)).address).toMatchObject({ isConfirmed: true });
    expect(await stepNow()).toMatchObject({ status: 'in_progress', href: '/renewal/subscription-options' });
    expect(await codeOf(page.submit(user))).toEqual(['BAD_USER_INPUT', 'size']);
    expect(await renewalStatuses(harness, user)).toEqual(['in_progress']);

    // Staying with what there is, is a choice like every other.
    const [plan] = (await page.optionsOf(user)).plans;
    dataOf(await page.choose(user, { subscriptionId: plan?.subscriptionId, kind: 'keep' }));
    expect((await page.optionsOf(user)).plans).toMatchObject([{ choice: 'keep', isChosen: true }]);
    // Where the patient continues, on any device.
    expect((await renewalOf(harness, user)).href).toBe('/renewal/subscription-options');
    const charged = await harness.charges(user.id);
    dataOf(await page.submit(user));
    expect(await harness.charges(user.id)).toEqual(charged);
    expect((await page.pageOf(user)).address).toBeNull();
  });

  it('an address that changed meanwhile is confirmed again, and one that is no longer shown is not confirmed', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const shown = (await page.pageOf(user)).address?.hash ?? '';
    await page.settle(user);
    await harness.scope.db('person').where({ id: user.id }).update({ street_address1: '5 Other Street' });
    expect((await page.pageOf(user)).address).toMatchObject({ isConfirmed: false });
    expect(await codeOf(page.submit(user))).toEqual(['BAD_USER_INPUT', 'address']);
    expect(await codeOf(confirmHash(harness, user, shown))).toEqual(['CONFLICT']);
    dataOf(await confirmAddress(harness, user));
    dataOf(await page.submit(user));
  });

  it('of somebody else are neither shown nor confirmed', async () => {
    const user = await due();
    await answerRenewal(harness, user);
    const shown = (await page.pageOf(user)).address?.hash ?? '';
    const stranger = await harness.patient();
    expect((await page.pageOf(stranger)).address).toBeNull();
    expect(await codeOf(confirmHash(harness, stranger, shown))).toEqual(['CONFLICT']);
    const impersonated = { ...user, impersonatorId: maya.id };
    expect(await codeOf(confirmHash(harness, impersonated, shown))).toEqual(['IMPERSONATION_REFUSED']);
    expect((await page.pageOf(user)).address).toMatchObject({ isConfirmed: false });
  });
});
