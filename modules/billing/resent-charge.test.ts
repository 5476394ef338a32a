import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { type Formulary, formularyPort } from '#modules/catalogue/index.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import type { Actor } from '#server/actor.ts';
import { provide } from '#server/scope.ts';
import type { Fault } from '#simulators/payment-processor/faults.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { finasteride, finasteridePrice } from '#test/harness/products.ts';
import { cancelSubscription } from './services/subscriptions/cancel-subscription.ts';
import { answerStuckCharge } from './services/tasks/answer-stuck-charge.ts';

/** Drugs that are removed from the real registration. */
let withdrawn: readonly string[] = [];
const register: Formulary = {
  ...formulary,
  missingParts: (drug) => (withdrawn.includes(drug) ? ['rules'] : formulary.missingParts(drug)),
};

/** A new one for each test: other patients' charges would use up the faults. */
let harness: Harness;
beforeEach(async () => {
  withdrawn = [];
  harness = await openHarness({
    processorTimeoutMs: 1_000,
    providers: [provide(formularyPort, () => register)],
  });
});
afterEach(() => harness?.close());

const idOf = (actor: Actor): string => actor.id ?? '';
const minute = 61_000;
const sweep = async () => {
  await harness.sweep();
  await harness.drain();
};
/**
 * The processor receives nothing, or receives the charge and its response is lost. The adapter itself tries three
 * times.
 */
const unanswered = (fault: Fault) => {
  harness.processor.faults.next = [fault, fault, fault];
};
const invoicesOf = async (actor: Actor) =>
  (await harness.rows('invoice', { user_id: actor.id })).toSorted((a, b) => a.created_at - b.created_at);
const attemptsOf = async (invoiceId: string) =>
  (await harness.rows('charge_attempt', { invoice_id: invoiceId }))
    .toSorted((a, b) => a.attempt - b.attempt)
    .map(({ status }) => status);

/** A first order whose charge request is stored and has no answer. */
const firstOrder = async (fault: Fault) => {
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
  unanswered(fault);
  await harness.drain();
  const [invoice] = await invoicesOf(sam);
  expect(invoice).toMatchObject({ status: 'charge_pending', attempt: 1 });
  expect(await attemptsOf(invoice.id)).toEqual(['pending']);
  return { sam, invoiceId: invoice.id };
};

/** A refill whose charge request is stored and has no answer. */
const refill = async (fault: Fault) => {
  const { patient: sam } = await harness.approvedOrder({ products: [finasteride] });
  await harness.drain();
  const start = harness.clock.now();
  harness.clock.set(addDays(start, 68));
  await sweep();
  harness.clock.set(addDays(start, 75));
  unanswered(fault);
  await sweep();
  const [, invoice] = await invoicesOf(sam);
  expect(invoice).toMatchObject({ status: 'charge_pending', attempt: 1 });
  return { sam, invoiceId: invoice.id };
};
const stopPrescription = (sam: Actor, status: 'stopped' | 'active') =>
  harness.knex('test_prescription').where({ user_id: sam.id }).update({ status });

describe('a stored charge request that never reached the payment processor', () => {
  it('of a drug that is no longer offered is withdrawn, and the first order is charged when it is offered', async () => {
    const { sam, invoiceId } = await firstOrder('fail-before');
    withdrawn = ['finasteride'];
    harness.clock.advance(minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn']);
    expect(await harness.rows('invoice', { id: invoiceId })).toMatchObject([{ status: 'open' }]);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'order_on_hold' })).toHaveLength(1);
    withdrawn = [];
    harness.clock.advance(61 * minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn', 'succeeded']);
  });

  it('of a prescription that was stopped is withdrawn; the refill is voided and its subscription on hold', async () => {
    const { sam, invoiceId } = await refill('fail-before');
    await stopPrescription(sam, 'stopped');
    harness.clock.advance(minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn']);
    expect(await harness.rows('invoice', { id: invoiceId })).toMatchObject([{ status: 'void' }]);
    expect(await harness.rows('subscription', { user_id: sam.id })).toMatchObject([{ status: 'on_hold_rx' }]);
  });

  it('of a canceled order is withdrawn and its invoice voided: nothing is charged only to be refunded', async () => {
    const { sam, invoiceId } = await firstOrder('fail-before');
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    harness.clock.advance(minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([]);
    expect(await harness.refunds(idOf(sam))).toEqual([]);
    expect(await harness.rows('invoice', { id: invoiceId })).toMatchObject([{ status: 'void' }]);
  });

  it('stays pending while the payment processor cannot be reached', async () => {
    const { sam, invoiceId } = await firstOrder('fail-before');
    withdrawn = ['finasteride'];
    harness.clock.advance(minute);
    await harness.processor.simulator.stop();
    await sweep();
    expect(await attemptsOf(invoiceId)).toEqual(['pending']);
    await harness.processor.restart();
    harness.clock.advance(minute);
    await sweep();
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn']);
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });

  it('is sent again under the same key when it is still allowed', async () => {
    const { sam, invoiceId } = await firstOrder('fail-before');
    harness.clock.advance(minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['succeeded']);
  });
});

describe('a charge request that is a day old, whose key the payment processor may have forgotten', () => {
  const day = 25 * 3_600_000;

  it('that arrived is found and settled, not sent again', async () => {
    const { sam, invoiceId } = await firstOrder('drop-after');
    harness.clock.advance(day);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['succeeded']);
  });

  it('that never arrived is withdrawn, and the invoice is charged once under a new key', async () => {
    const { sam, invoiceId } = await firstOrder('fail-before');
    harness.clock.advance(day);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn', 'succeeded']);
  });
});

describe('a failure that the payment processor stores for the key', () => {
  const openTasks = () => harness.rows('billing_task', { closed_at: null });
  const stuck = async () => {
    const order = await firstOrder('fail-stored');
    return { ...order, tasks: await openTasks() };
  };

  it('results in one task for an operator, not in a loop', async () => {
    const { sam, invoiceId, tasks } = await stuck();
    expect(tasks).toMatchObject([
      { kind: 'charge_unknown', user_id: sam.id, invoice_id: invoiceId, answer: null },
    ]);
    const key = { key: `invoice:${invoiceId}:1` };
    const keys = async () => harness.rows('demo_processor_idempotency', key);
    const [before] = await keys();
    for (let hour = 0; hour < 30; hour += 1) {
      harness.clock.advance(61 * minute);
      await sweep();
    }
    expect(await keys()).toEqual([before]);
    expect(await attemptsOf(invoiceId)).toEqual(['pending']);
    expect(await openTasks()).toHaveLength(1);
    expect(await harness.charges(idOf(sam))).toEqual([]);
  });

  it('is charged once under a new key when an operator says that no money was taken', async () => {
    const { sam, invoiceId, tasks } = await stuck();
    const operator = { role: 'operator', id: crypto.randomUUID(), impersonatorId: null } as const;
    const taskId = tasks[0]?.id ?? '';
    expect(await answerStuckCharge(harness.scope, sam, { taskId, reason: 'It is not there.' })).toMatchObject(
      {
        failure: { code: 'FORBIDDEN' },
      },
    );
    expect(
      expectOk(await answerStuckCharge(harness.scope, operator, { taskId, reason: 'It is not there.' })),
    ).toBe('withdrawn');
    await harness.drain();
    expect(await attemptsOf(invoiceId)).toEqual(['withdrawn', 'succeeded']);
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.rows('billing_task')).toMatchObject([
      { outcome: 'not_charged', answer: 'It is not there.', closed_by: operator.id },
    ]);
    expect(
      await answerStuckCharge(harness.scope, operator, { taskId, reason: 'It is not there.' }),
    ).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
  });
});

describe('a charge whose response was lost', () => {
  it.each(['not offered', 'stopped'])('is settled once although its drug is now %s', async (why) => {
    const { sam, invoiceId } = await firstOrder('drop-after');
    if (why === 'not offered') withdrawn = ['finasteride'];
    else await stopPrescription(sam, 'stopped');
    harness.clock.advance(minute);
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await attemptsOf(invoiceId)).toEqual(['succeeded']);
    expect(await harness.rows('invoice', { id: invoiceId })).toMatchObject([{ status: 'paid' }]);
    // Paid, and not sent until it is allowed.
    expect(await harness.rows('customer_order', { user_id: sam.id })).toMatchObject([{ status: 'on_hold' }]);
  });

  it('that pays a canceled order is refunded once', async () => {
    const { sam } = await firstOrder('drop-after');
    const [subscription] = await harness.rows('subscription', { user_id: sam.id });
    expectOk(await cancelSubscription(harness.scope, sam, { subscriptionId: subscription.id }));
    harness.clock.advance(minute);
    await sweep();
    await sweep();
    expect(await harness.charges(idOf(sam))).toEqual([finasteridePrice]);
    expect(await harness.refunds(idOf(sam))).toEqual([finasteridePrice]);
  });
});
