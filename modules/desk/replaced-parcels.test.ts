import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { treatmentChangeFor } from '#modules/eligibility/domain/questionnaires/treatment-change.ts';
import { pruneHidden } from '#modules/quiz/index.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment, type Treated } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { healthyRenewal } from '#test/harness/submit-renewal.ts';
import { allTexts, decision, PROPOSE, recordAnswers } from '#test/harness/visit-api.ts';

/** A parcel at the pharmacy with a product that another treatment replaces. */
const OPEN = `mutation($id: ID!, $prescription: ID!, $products: [Int!]!) {
  deskOpenChange(consultationId: $id, prescriptionId: $prescription, productIds: $products,
    reason: "The tablets do not suit you.", asksPatient: false) }`;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const topical = harness.product('topical_finasteride_and_minoxidil').id;

const treatment = () => orderedTreatment(harness);
/** A plan with the topical combination instead of the tablets, which the patient has not answered. */
const proposed = async ({ user, consultationId }: Treated): Promise<string> => {
  const [{ id: prescription }] = await harness.rows('prescription', { user_id: user.id });
  const open = { id: consultationId, prescription, products: [topical] };
  const id = dataOf<{ deskOpenChange: string }>(await harness.api(maya, OPEN, open)).deskOpenChange;
  const form = treatmentChangeFor(['finasteride', 'topical_finasteride_and_minoxidil']);
  const healthy = { ...healthyHairAnswers(toCalendarDate(harness.clock.now())), ...healthyRenewal };
  await recordAnswers(harness, maya, id, pruneHidden(form, healthy));
  dataOf(await harness.api(maya, PROPOSE, decision(id, { productIds: [topical] })));
  return id;
};
const accept = ({ user }: Treated, id: string) => acceptPlan(harness, user, { id, read: allTexts });
const noticesTo = ({ user }: Treated): Promise<string[]> =>
  harness.scope.db('notice').where({ person_id: user.id }).pluck('kind');

describe('a change of treatment', () => {
  it('stops the unshipped parcel with the old product, and the new one comes as soon as it can be announced', async () => {
    const visit = await treatment().treated([finasteride], ['finasteride']);
    const [order] = await harness.rows('customer_order', { user_id: visit.user.id });
    expect(order).toMatchObject({ status: 'sent_to_pharmacy', remote_status: 'received' });
    const id = await proposed(visit);
    const acceptedAt = harness.clock.now();
    dataOf(await accept(visit, id));
    await harness.drain();
    expect(await harness.rows('customer_order', { id: order.id })).toMatchObject([{ status: 'refunded' }]);
    expect(await harness.refunds(visit.user.id)).toEqual([finasteridePrice]);
    expect(await harness.rows('order_stop', { order_id: order.id })).toMatchObject([
      { product_id: finasteride, cause: 'replaced', answer: 'stopped' },
    ]);
    const running = await harness.rows('subscription', { user_id: visit.user.id, status: 'active' });
    expect(running).toMatchObject([{ next_billing_date: addDays(acceptedAt, 7) }]);
    await treatment().hour();
    await treatment().daysPass(10);
    expect(await treatment().sentProducts(visit)).toEqual([finasteride, topical]);
    expect(await noticesTo(visit)).toContain('upcoming_charge');
  });

  it('that is too late for the parcel tells the patient not to take both', async () => {
    const visit = await treatment().treated([finasteride], ['finasteride']);
    const id = await proposed(visit);
    harness.clock.set(new Date(harness.clock.now().getTime() + 0.6 * DAY_MS));
    dataOf(await accept(visit, id));
    await harness.drain();
    const bodies: string[] = (await harness.rows('care_message', { user_id: visit.user.id })).map(
      ({ body }: { body: string }) => body,
    );
    expect(bodies).toContainEqual(expect.stringMatching(/which your new plan replaces\. Do not take both\./));
    const [notice] = await harness.rows('notice', { person_id: visit.user.id, kind: 'order_too_late' });
    expect(notice.body).toContain('do not take both');
    expect(notice.body).not.toMatch(/finasteride/i);
    expect(await harness.refunds(visit.user.id)).toEqual([]);
  });
});
