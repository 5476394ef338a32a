import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { codeOf, offerSteps } from '#test/harness/offer-steps.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';

const harness = await openFileHarness({ modules: orderAndCareModules });
const operator = await harness.operator();
const steps = offerSteps(harness, operator);

describe('an offer to start a prescription again', () => {
  const treatment = () => orderedTreatment(harness);
  /** A treated patient who left, with an open offer. */
  const offeredPrescription = async () => {
    dataOf(await steps.campaign());
    const visit = await treatment().treated([finasteride], ['finasteride']);
    await steps.agreeToNews(visit.user);
    await steps.cancel(visit.user);
    await steps.pass(30.1);
    const [offer] = await steps.offersOf(visit.user);
    return { ...visit, offerId: String(offer?.id) };
  };

  it('that is valid: it starts again when what is at home allows it, and was announced or agreed to', async () => {
    const { user, offerId } = await offeredPrescription();
    const { quote } = await steps.startOf(user);
    expect(quote?.isToday).toBe(false);
    const before = await harness.charges(user.id);
    dataOf(await steps.accept(user, await steps.answerOf(user, offerId)));
    await harness.sweep();
    await harness.drain();
    expect(await harness.charges(user.id)).toEqual(before);
    await harness.untilNextCharge(user);
    expect(await harness.charges(user.id)).toEqual([...before, quote?.amount]);
    const [subscription] = await harness.rows('subscription', { user_id: user.id });
    expect(subscription.status).toBe('active');
    const [decision] = await harness.rows('decision_record', { user_id: user.id, purpose: 'reactivation' });
    expect(decision.drug_types).toEqual(['finasteride']);
  });

  it.each([
    ['used up: a renewal', { refills_remaining: 0 }, '/renewal'],
    ['on hold: the clinician', { status: 'on_hold' }, '/messages'],
    ['expired: a renewal', { status: 'expired' }, '/renewal'],
  ])('%s has to be done first, nothing is charged, and the offer waits', async (_, changes, href) => {
    const { user, offerId } = await offeredPrescription();
    const input = await steps.answerOf(user, offerId);
    await harness.knex('prescription').where({ user_id: user.id }).update(changes);
    expect(await steps.startOf(user)).toMatchObject({ href, quote: null });
    const before = await harness.charges(user.id);
    expect(codeOf(await steps.accept(user, input))).toBe('CONFLICT');
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'offered' });
    await steps.pass(1);
    expect(await harness.charges(user.id)).toEqual(before);
  });

  it('that later answers of the patient exclude: a visit comes first', async () => {
    const { user } = await offeredPrescription();
    const [known] = await harness.rows('patient_fact', { user_id: user.id, question: 'conditions' });
    const { id: _, value: __, ...fact } = known;
    // No clinician has acknowledged this.
    await harness.knex('patient_fact').insert({ ...fact, value: JSON.stringify(['liver']) });
    const start = await steps.startOf(user);
    expect(start).toMatchObject({ quote: null, href: `/account/checkout?products=${finasteride}` });
  });

  it('is kept while a visit waits for a decision, and two weeks longer', async () => {
    const { user, consultationId } = await offeredPrescription();
    await harness.knex('consultation').where({ id: consultationId }).update({ status: 'in_review' });
    const [{ ends_at: end }] = await steps.offersOf(user);
    harness.clock.set(end);
    await harness.sweep();
    const [kept] = await steps.offersOf(user);
    expect(kept).toMatchObject({ status: 'offered' });
    expect(kept.ends_at.getTime() - end.getTime()).toBe(14 * DAY_MS);
    const [discount] = await harness.rows('discount', { id: kept.discount_id });
    expect(discount.valid_until).toEqual(kept.ends_at);
    await harness.knex('consultation').where({ id: consultationId }).update({ status: 'approved' });
    harness.clock.set(kept.ends_at);
    await harness.sweep();
    expect((await steps.offersOf(user))[0]).toMatchObject({ status: 'expired' });
  });
});
