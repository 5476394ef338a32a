import { describe, expect, it } from 'vitest';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { codeOf, DISCONTINUE, treatmentInput } from '#test/harness/treatment-api.ts';

const minoxidilTablets = 702;
const REFUSE = `mutation($id: ID!) {
  deskRefuse(consultationId: $id, reason: "Your blood test.", alternatives: "See your doctor.") { status } }`;
const ADVICE = 'Hair you kept or regrew may be lost again in the months after you stop treatment.';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

const treated = (products: readonly number[], drugTypes: Parameters<Harness['submitIntake']>[1]) =>
  orderedTreatment(harness).treated(products, drugTypes);
const daysPass = (days: number) => orderedTreatment(harness).daysPass(days);
const useUp = (visit: Treated) => orderedTreatment(harness).useUp(visit);

/** The only fill has shipped, and the subscription waits for a renewal. */
const usedUp = async () => {
  const visit = await treated([finasteride], ['finasteride']);
  await useUp(visit);
  await daysPass(100);
  await harness.scope.db('prescription').where({ user_id: visit.user.id }).update({ status: 'completed' });
  expect(await subscriptionsOf(visit)).toEqual(['on_hold_rx']);
  return visit;
};
const statusesIn = async (table: string, { user }: Treated): Promise<string[]> =>
  (await harness.rows(table, { user_id: user.id })).map(({ status }: { status: string }) => status);
const subscriptionsOf = (visit: Treated) => statusesIn('subscription', visit);
const messagesTo = ({ user }: Treated): Promise<string[]> =>
  harness.scope.db('care_message').where({ user_id: user.id }).pluck('body');
const noticesTo = ({ user }: Treated): Promise<string[]> =>
  harness.scope.db('notice').where({ person_id: user.id }).pluck('body');

describe('a refused renewal', () => {
  it.each<[string, () => Promise<Treated>]>([
    ['used up', usedUp],
    ['running', () => treated([finasteride], ['finasteride'])],
  ])('ends a prescription that is %s, with its subscription, and says so', async (_, patient) => {
    const visit = await patient();
    const charged = await harness.charges(visit.user.id);
    await useUp(visit);
    const { consultationId } = await submitRenewal(harness.scope, visit.user);
    expect((await harness.api(maya, REFUSE, { id: consultationId })).errors).toBeUndefined();
    expect(await statusesIn('prescription', visit)).toEqual(['stopped']);
    expect(await subscriptionsOf(visit)).toEqual(['canceled']);
    expect(await messagesTo(visit)).toContain(`Your blood test.\n\nSee your doctor.\n\n${ADVICE}`);
    const notices = (await noticesTo(visit)).join('\n');
    expect(notices).toContain('What you asked to renew has ended');
    expect(notices).toContain(ADVICE);
    expect(codeOf(await harness.api(maya, REFUSE, { id: consultationId }))).toBe('CONFLICT');
    await daysPass(200);
    expect(await harness.charges(visit.user.id)).toEqual(charged);
  });

  it('leaves other treatments, and a subscription continues with them', async () => {
    const visit = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    await harness.scope
      .db('prescription')
      .where({ user_id: visit.user.id, product_id: finasteride })
      .update({ refills_remaining: 0 });
    const { consultationId } = await submitRenewal(harness.scope, visit.user);
    await harness.api(maya, REFUSE, { id: consultationId });
    const prescriptions = await harness.rows('prescription', { user_id: visit.user.id });
    const byProduct = Object.fromEntries(
      prescriptions.map(({ product_id, status }: { product_id: number; status: string }) => [
        product_id,
        status,
      ]),
    );
    expect(byProduct).toEqual({ [finasteride]: 'stopped', [minoxidilTablets]: 'active' });
    const [running] = await harness.rows('subscription', { user_id: visit.user.id, status: 'active' });
    expect(await harness.rows('subscription_product', { subscription_id: running.id })).toMatchObject([
      { product_id: minoxidilTablets },
    ]);
  });
});

describe('a prescription that is used up', () => {
  it('can be discontinued, which ends the subscription that waits for its renewal', async () => {
    const visit = await usedUp();
    const [{ id: prescriptionId }] = await harness.rows('prescription', { user_id: visit.user.id });
    const seen = await harness.api(
      maya,
      'query($id: ID!) { deskCase(consultationId: $id) { therapies { isActive mayDiscontinue } } }',
      { id: visit.consultationId },
    );
    expect(seen.data).toEqual({
      deskCase: { therapies: [{ isActive: false, mayDiscontinue: true }] },
    });
    const input = treatmentInput(visit.consultationId, { prescriptionId });
    const ended = await harness.api(maya, DISCONTINUE, input);
    expect(ended.data).toMatchObject({ deskDiscontinue: { changed: [prescriptionId] } });
    expect(await subscriptionsOf(visit)).toEqual(['canceled']);
    const again = await harness.api(maya, DISCONTINUE, input);
    expect(again.data).toMatchObject({ deskDiscontinue: { changed: [] } });
  });
});
