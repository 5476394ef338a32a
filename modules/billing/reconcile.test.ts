import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kernel/dates.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { processingFee } from '#test/harness/processing-fee.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { compareWithProcessor, findDifferences } from './services/reconcile/find-differences.ts';
import { raiseDifferences } from './services/reconcile/raise-differences.ts';
import { applySettlements } from './services/settlements/apply-settlements.ts';
import { closeByOperator } from './services/tasks/close-by-operator.ts';

const harness = await openFileHarness();

const dashboard = () => harness.processor.simulator.dashboard;
const find = () =>
  findDifferences({
    db: harness.scope.db,
    gateway: harness.processor.gateway,
    now: harness.clock.now(),
  });
const subjects = async () => (await find()).map(({ kind, thing }) => `${thing} ${kind}`);
const paid = async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  await harness.drain();
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoice.id });
  return { sam, invoice, intentId: String(attempt.intent_id) };
};

describe('a comparison with the payment processor', () => {
  it('finds nothing in a history of charges, declines, refunds and disputes, over many pages of a list', async () => {
    const first = await paid();
    for (let more = 0; more < 3; more += 1) await paid();
    const { patient } = await harness.order({ products: [foam], cardNumber: '4000000000000341' });
    await harness.drain();
    expect(await harness.charges(patient.id)).toEqual([]);
    await dashboard().refund(first.intentId, 700);
    const second = await paid();
    const disputeId = await dashboard().openDispute(second.intentId);
    for (const { intentId } of [first, second]) await applySettlements(harness.scope, intentId);
    await dashboard().closeDispute(disputeId, 'lost');
    await applySettlements(harness.scope, second.intentId);
    harness.clock.advance(2 * 3_600_000);
    expect(await find()).toEqual([]);
    const listed = await harness.processor.gateway.chargesSince(new Date(0));
    expect(listed.map(({ status }) => status)).toContain('failed');
    expect(new Set(listed.map(({ intentId }) => intentId)).size).toBe(listed.length);
  });

  it('finds changes made at the dashboard without an event, until they are applied', async () => {
    const { intentId } = await paid();
    await dashboard().refund(intentId, 900);
    await dashboard().openDispute(intentId);
    expect(await find()).toEqual([]);
    harness.clock.advance(2 * 3_600_000);
    expect(await subjects()).toEqual(['refund missing_here', 'dispute missing_here']);
    await applySettlements(harness.scope, intentId);
    expect(await find()).toEqual([]);
  });

  it('finds nothing when a refund is older than the lists and was recorded later', async () => {
    const { intentId } = await paid();
    await dashboard().refund(intentId, 900);
    harness.clock.advance(5 * HOUR_MS);
    await applySettlements(harness.scope, intentId);
    // The lists of the last 35 days begin between the two.
    harness.clock.advance(35 * DAY_MS - 3 * HOUR_MS);
    expect(await find()).toEqual([]);
  });

  it('finds a charge of another amount, and a journal that differs from its record', async () => {
    const { invoice } = await paid();
    const { db } = harness.scope;
    harness.clock.advance(2 * 3_600_000);
    const only = { invoice_id: invoice.id };
    await db('charge_attempt')
      .where(only)
      .update({ amount: foamPrice - 1 });
    expect(await subjects()).toEqual(['charge amount_differs', 'charge journal_differs']);
    await db('charge_attempt').where(only).update({ amount: foamPrice });
    await db('invoice').where({ id: invoice.id }).update({ amount_charged: 1 });
    expect(await subjects()).toEqual(['invoice journal_differs']);
    await db('invoice').where({ id: invoice.id }).update({ amount_charged: foamPrice });
    expect(await find()).toEqual([]);
  });
});

it('charges whose fee is still to come are listed for some days, and then a difference', async () => {
  const { faults } = harness.processor;
  faults.booking = 'later';
  const { invoice } = await paid();
  faults.booking = 'at once';
  const compare = () =>
    compareWithProcessor({
      db: harness.scope.db,
      gateway: harness.processor.gateway,
      now: harness.clock.now(),
    });
  const numbers = async () => (await compare()).waiting.map(({ invoiceNumber }) => invoiceNumber);
  harness.clock.advance(2 * HOUR_MS);
  expect(await numbers()).toEqual([invoice.number]);
  expect(await find()).toEqual([]);
  harness.clock.advance(4 * DAY_MS);
  expect(await numbers()).toEqual([]);
  expect(await subjects()).toEqual(['charge fee_differs']);
  await dashboard().bookPayments();
  await applyPaymentEvent(
    harness.scope,
    String((await harness.rows('charge_attempt', { invoice_id: invoice.id }))[0].intent_id),
  );
  expect(await find()).toEqual([]);
  await harness.scope.db('charge_attempt').where({ invoice_id: invoice.id }).update({ fee: 1 });
  expect(await subjects()).toEqual([
    'charge fee_differs',
    'charge journal_differs',
    'charge journal_differs',
  ]);
  await harness.scope
    .db('charge_attempt')
    .where({ invoice_id: invoice.id })
    .update({ fee: processingFee(foamPrice) });
});

describe('the daily sweep', () => {
  it('opens one task for each difference, which an operator closes with a reason', async () => {
    const { sam, invoice } = await paid();
    const { db } = harness.scope;
    await db('charge_attempt')
      .where({ invoice_id: invoice.id })
      .update({ intent_id: 'pi_unknown', idempotency_key: 'none' });
    harness.clock.advance(2 * DAY_MS);
    await harness.sweep();
    await raiseDifferences(harness.scope);
    const tasks = await harness.rows('billing_task', { kind: 'books_differ' });
    expect(tasks.map(({ subject }) => subject.split(':').slice(0, 2).join(' ')).toSorted()).toEqual([
      'charge missing_at_provider',
      'charge missing_here',
    ]);
    const mine = tasks.find(({ invoice_id }) => invoice_id === invoice.id);
    expect(mine).toMatchObject({ user_id: sam.id, closed_at: null });
    expect(mine.due_at > harness.clock.now()).toBe(true);
    expect(mine.todo).not.toBe('');

    const { id } = await harness.operator();
    const operator = { role: 'operator', id, impersonatorId: null } as const;
    const close = (by: Parameters<typeof closeByOperator>[1], outcome: string, reason: string) =>
      closeByOperator(harness.scope, by, { taskId: mine.id, outcome, reason });
    expect(await close(sam, 'corrected', 'Done.')).toMatchObject({ failure: { code: 'FORBIDDEN' } });
    expect(await close(operator, 'not_charged', 'No.')).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'outcome' }] },
    });
    expect(await close(operator, 'corrected', '')).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'reason' }] },
    });
    expectOk(await close(operator, 'corrected', 'It is under another number.'));
    expect(await close(operator, 'corrected', 'Again.')).toMatchObject({ failure: { code: 'CONFLICT' } });
    await raiseDifferences(harness.scope);
    const [closed] = await harness.rows('billing_task', { id: mine.id });
    expect(closed).toMatchObject({ outcome: 'corrected', closed_by: id });
    expect(
      await harness.rows('audit_log', { action: 'billing_task.closed', subject_id: mine.id }),
    ).toHaveLength(1);
  });
});
