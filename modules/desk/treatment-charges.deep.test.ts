import { describe, expect, it } from 'vitest';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { DISCONTINUE, HOLD, RESUME, treatmentInput } from '#test/harness/treatment-api.ts';

/** With the same cadence as the finasteride. */
const minoxidilTablets = 702;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

const { treated, hour, daysPass } = orderedTreatment(harness);
type Treated = Awaited<ReturnType<typeof treated>>;

const act = async (mutation: string, { consultationId }: Treated, changes: Record<string, unknown> = {}) => {
  const answer = await harness.api(maya, mutation, treatmentInput(consultationId, changes));
  expect(answer.errors).toBeUndefined();
};
const chargesTo = ({ user }: Treated) => harness.charges(user.id);
const subscriptionsOf = async ({ user }: Treated): Promise<string[]> =>
  (await harness.rows('subscription', { user_id: user.id })).map(({ status }: { status: string }) => status);
const ordersOf = ({ user }: Treated) => harness.rows('customer_order', { user_id: user.id });

describe('a refill', () => {
  it('is neither charged nor sent while the prescription is on hold, and charged once after it resumes', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    expect(await chargesTo(patient)).toEqual([finasteridePrice]);
    await act(HOLD, patient);
    await daysPass(100);
    expect(await chargesTo(patient)).toEqual([finasteridePrice]);
    expect(await subscriptionsOf(patient)).toEqual(['on_hold_rx']);
    expect(await ordersOf(patient)).toHaveLength(1);
    await act(RESUME, patient);
    expect(await subscriptionsOf(patient)).toEqual(['active']);
    // Announced first, and charged a week later.
    await hour();
    expect(await chargesTo(patient)).toEqual([finasteridePrice]);
    await daysPass(10);
    await hour();
    expect(await chargesTo(patient)).toEqual([finasteridePrice, finasteridePrice]);
    const orders = await ordersOf(patient);
    expect(orders.every(({ submitted_at }: { submitted_at: Date | null }) => submitted_at !== null)).toBe(
      true,
    );
  });

  it('is never charged again after the treatment was discontinued', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    await act(DISCONTINUE, patient);
    expect(await subscriptionsOf(patient)).toEqual(['canceled']);
    const answer = await harness.api(patient.user, '{ currentUser { care { headline detail } } }');
    expect(answer.data?.currentUser).toMatchObject({
      care: {
        headline: 'Your clinician ended this treatment',
        detail: expect.stringContaining('Please pause this until your blood test.'),
      },
    });
    await daysPass(200);
    expect(await chargesTo(patient)).toEqual([finasteridePrice]);
    expect(await ordersOf(patient)).toHaveLength(1);
    const notices = await harness.rows('notice', {
      person_id: patient.user.id,
      kind: 'subscription_canceled',
    });
    expect(notices).toHaveLength(1);
    expect(notices[0].body).toContain('There are no more charges.');
    expect(notices[0].body).not.toContain('start again');
  });

  it('continues without the product whose treatment was discontinued', async () => {
    const patient = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const [first] = await chargesTo(patient);
    const rows = await harness.rows('prescription', { user_id: patient.user.id, product_id: finasteride });
    await act(DISCONTINUE, patient, { prescriptionId: rows[0].id });
    const subscriptions = await harness.rows('subscription', { user_id: patient.user.id });
    const running = subscriptions.filter(({ status }: { status: string }) => status !== 'canceled');
    expect(running).toHaveLength(1);
    expect(await harness.rows('subscription_product', { subscription_id: running[0].id })).toMatchObject([
      { product_id: minoxidilTablets },
    ]);
    await daysPass(100);
    const charges = await chargesTo(patient);
    expect(charges.length).toBeGreaterThan(1);
    for (const charge of charges.slice(1)) expect(charge).toBeLessThan(first ?? 0);
    const sent = await harness.rows('customer_order', { user_id: patient.user.id, kind: 'refill' });
    for (const { id } of sent)
      expect(await harness.rows('order_line', { order_id: id })).toMatchObject([
        { product_id: minoxidilTablets },
      ]);
  });
});

describe('an order that the pharmacy does not have yet', () => {
  it('is canceled with the treatment, and refunded once', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [order] = await ordersOf(patient);
    await harness.scope
      .db('customer_order')
      .where({ id: order.id })
      .update({ status: 'on_hold', submitted_at: null, remote_status: null });
    await act(DISCONTINUE, patient);
    await act(DISCONTINUE, patient);
    expect((await ordersOf(patient)).map(({ status }: { status: string }) => status)).toEqual(['canceled']);
    const [invoice] = await harness.rows('invoice', { order_id: order.id });
    expect(await harness.rows('refund', { invoice_id: invoice.id })).toMatchObject([
      { amount: finasteridePrice },
    ]);
  });

  it('says to the patient that the clinician ended it, and why', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const care = async () => {
      const answer = await harness.api(
        patient.user,
        '{ currentUser { care { headline detail action { href } timeline { label detail } treatments { label stopText } } } }',
      );
      return (answer.data as { currentUser: { care: Record<string, unknown> } }).currentUser.care;
    };
    const [order] = await ordersOf(patient);
    const { db } = harness.scope;
    await db('prescription_fill').delete().where({ order_id: order.id });
    await db('customer_order')
      .where({ id: order.id })
      .update({ status: 'on_hold', submitted_at: null, remote_status: null });
    await db('journey').where({ id: patient.journeyId }).update({ status: 'in_fulfillment' });
    await act(DISCONTINUE, patient, { message: 'Your liver needs a rest.' });
    await harness.drain();
    expect(await harness.rows('journey', { id: patient.journeyId })).toMatchObject([{ status: 'canceled' }]);
    const [transition] = await db('state_transition')
      .where({ entity: 'journey', entity_id: patient.journeyId, to_state: 'canceled' })
      .select('actor_role', 'reason');
    expect(transition).toEqual({ actor_role: 'system', reason: 'a clinician discontinued the treatment' });
    expect(await care()).toMatchObject({
      headline: 'Your clinician ended this treatment',
      detail: 'You will not be charged for it again. Your clinician wrote: “Your liver needs a rest.”',
      action: { href: '/messages' },
      treatments: [{ label: 'Stopped by your clinician', stopText: 'Your liver needs a rest.' }],
    });
    expect(JSON.stringify(await care())).not.toMatch(/canceled/i);
  });

  it('loses only the product whose treatment ended', async () => {
    const patient = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const [order] = await ordersOf(patient);
    await harness.scope
      .db('customer_order')
      .where({ id: order.id })
      .update({ status: 'on_hold', submitted_at: null, remote_status: null });
    const rows = await harness.rows('prescription', { user_id: patient.user.id, product_id: finasteride });
    await act(DISCONTINUE, patient, { prescriptionId: rows[0].id });
    const [changed] = await ordersOf(patient);
    expect(changed.status).not.toBe('canceled');
    const lines = await harness.rows('order_line', { order_id: order.id });
    const left = lines.filter(({ canceled_at }: { canceled_at: Date | null }) => canceled_at === null);
    expect(left).toMatchObject([{ product_id: minoxidilTablets }]);
  });

  it('stays when it waits for a clinician’s decision: it is another treatment', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [order] = await ordersOf(patient);
    await harness.scope.db('customer_order').where({ id: order.id }).update({
      status: 'awaiting_prescription',
      submitted_at: null,
      remote_status: null,
    });
    await harness.scope
      .db('subscription')
      .where({ user_id: patient.user.id })
      .update({ status: 'incomplete' });
    await act(DISCONTINUE, patient);
    expect((await ordersOf(patient)).map(({ status }: { status: string }) => status)).toEqual([
      'awaiting_prescription',
    ]);
    expect(await subscriptionsOf(patient)).toEqual(['incomplete']);
  });
});
