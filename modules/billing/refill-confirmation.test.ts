import { describe, expect, it } from 'vitest';
import { addDays, DAY_MS, formatDate } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { Actor } from '#server/actor.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { paymentTask } from './services/views/billing-overview.ts';

const asksEveryTime = '4000002760003184';

const harness = await openFileHarness();

const idOf = (actor: Actor): string => actor.id ?? '';
const refillOf = async (actor: Actor) => (await harness.rows('invoice', { user_id: actor.id, cycle: 2 }))[0];
const subscriptionOf = async (actor: Actor) => (await harness.rows('subscription', { user_id: actor.id }))[0];
const noticesOf = async (actor: Actor, kind: string): Promise<readonly string[]> =>
  (await harness.rows('notice', { person_id: actor.id, kind }))
    .toSorted((a, b) => a.created_at - b.created_at)
    .map(({ body }) => body);
const passes = async (days: number) => {
  harness.clock.advance(days * DAY_MS);
  await harness.sweep();
  await harness.drain();
};
/** As the patients of these tests read it. */
const inTexas = <T>(read: () => T): T => inTimeZone('America/Chicago', read);
const outcomesOf = async (invoiceId: string) => {
  const attempts = await harness.rows('charge_attempt', { invoice_id: invoiceId });
  const intents = attempts.toSorted((a, b) => a.attempt - b.attempt).map(({ intent_id: id }) => id);
  return Promise.all(intents.map((id) => harness.processor.gateway.outcomeOf(id)));
};

/** The issuer has just asked for a confirmation of an announced refill. */
const asked = async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  await harness.useCard(sam, asksEveryTime);
  await harness.untilNextCharge(sam);
  expect(await refillOf(sam)).toMatchObject({ status: 'charge_pending', attempt: 1 });
  return sam;
};

describe('a refill that the patient has not confirmed after three days', () => {
  it('is canceled at the processor, dunning begins, and the patient is told each time', async () => {
    const sam = await asked();
    const confirmBy = addDays(harness.clock.now(), 3);
    const [first] = await noticesOf(sam, 'payment_confirmation_needed');
    expect(first).toContain(inTexas(() => formatMoment(confirmBy)));
    await passes(1.01);
    expect(await noticesOf(sam, 'payment_confirmation_needed')).toHaveLength(2);
    await passes(1.98);
    expect(await refillOf(sam)).toMatchObject({ status: 'charge_pending', attempt: 1 });

    await passes(0.02);
    const invoice = await refillOf(sam);
    expect(invoice).toMatchObject({ status: 'failed_unpaid', decline_class: 'authentication' });
    expect(await outcomesOf(invoice.id)).toMatchObject([{ status: 'declined', declineCode: 'canceled' }]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'past_due' });
    const [failed, ...others] = await noticesOf(sam, 'payment_failed');
    expect(others).toEqual([]);
    expect(failed).toContain('it was not confirmed in time');
    const retryOn = addDays(harness.clock.now(), 3);
    expect(failed).toContain(`We will try again on ${inTexas(() => formatDate(retryOn))}`);
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);

    await passes(3);
    expect(await refillOf(sam)).toMatchObject({ status: 'charge_pending', attempt: 2 });
    expect(await noticesOf(sam, 'payment_confirmation_needed')).toHaveLength(3);
    const task = await paymentTask(harness.scope, idOf(sam));
    await harness.processor.answerChallenge(task?.actionUrl ?? '', 'approve');
    expectOk(await payInvoice(harness.scope, sam, { invoiceId: invoice.id }));
    await harness.drain();
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice, foamPrice]);
    expect(await subscriptionOf(sam)).toMatchObject({ status: 'active' });
  });

  it('and never confirms: every charge is canceled, nothing ships, and the refill ends', async () => {
    const sam = await asked();
    const { id } = await refillOf(sam);
    const seen = new Set<string>();
    // Asked three times; stopped 14 days after the first of them ended, closed 30 days later.
    for (const days of [3.01, 3, 3.01, 1, 3.01, 4, 30]) {
      seen.add((await refillOf(sam)).status);
      await passes(days);
    }
    seen.add((await refillOf(sam)).status);
    expect([...seen]).toEqual(['charge_pending', 'failed_unpaid', 'uncollectible', 'void']);
    const outcomes = await outcomesOf(id);
    expect(outcomes).toHaveLength(3);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ declineCode: 'canceled' });
    expect(await harness.charges(idOf(sam))).toEqual([foamPrice]);
    expect(await harness.rows('customer_order', { user_id: sam.id, kind: 'refill' })).toMatchObject([
      { status: 'canceled', submitted_at: null },
    ]);
    expect(await paymentTask(harness.scope, idOf(sam))).toBeNull();
  });
});
