import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY_MS } from '#kernel/dates.ts';
import { decideIssue } from '#modules/billing/services/parcels/decide-issue.ts';
import type { Actor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { anyJob } from '#test/harness/any-job.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { processingFee } from '#test/harness/processing-fee.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { deleteDueAccounts } from './services/delete-due-accounts.ts';
import { requestDeletion } from './services/request-deletion.ts';

/** What arrives late, about somebody whose account is gone: from the processor, the pharmacy, the carrier. */

let harness: ProductHarness;
let operator: SignedInUser;
let patient: SignedInUser;
let orderId: string;
let invoiceId: string;
let intentId: string;
let paymentMethodId: string;
/** How many emails and text messages there were when the account was gone. */
let sent: number;

const staff = (): Actor => ({ role: 'operator', id: operator.id, impersonatorId: null });
const letters = async (): Promise<number> =>
  (await harness.rows('mail')).length + (await harness.rows('text_message')).length;
const dashboard = () => harness.processor.simulator.dashboard;
const passDays = async (days: number): Promise<void> => {
  harness.clock.advance(days * DAY_MS);
  await harness.sweep();
  await harness.drain();
};

/** As the module hands over events of the processor: those that arrive twice are two jobs. `drain` throws what a job throws. */
const arrive = async (job: string, payload: Record<string, string>): Promise<void> => {
  for (const key of ['first', 'again']) {
    await harness
      .makeScope()
      .enqueue(anyJob(job), payload, { key: `${job}:${harness.clock.now().getTime()}:${key}` });
    await harness.drain();
  }
};

const ledger = async (): Promise<Record<string, number>> => {
  const postings: { account: string; amount: number }[] = await harness
    .knex('journal_posting as p')
    .join('journal_entry as e', 'e.id', 'p.entry_id')
    .where('e.invoice_id', invoiceId)
    .select('p.account', 'p.amount');
  const sums: Record<string, number> = {};
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
};

const invoice = async () => (await harness.rows('invoice', { id: invoiceId }))[0];
const issues = async (kind: string) => harness.rows('order_issue', { order_id: orderId, kind });

beforeAll(async () => {
  harness = await openProductHarness();
  operator = await harness.person('operator@example.com', 'operator');
});
afterAll(() => harness?.close());

/** A patient whose package arrived, who deleted the account. */
beforeEach(async () => {
  ({ patient } = await harness.order({ products: [foam] }));
  await harness.drain();
  await passDays(1.1);
  await passDays(5);
  const [order] = await harness.rows('customer_order', { user_id: patient.id });
  expect(order).toMatchObject({ status: 'delivered' });
  const [bill] = await harness.rows('invoice', { order_id: order.id });
  const [attempt] = await harness.rows('charge_attempt', { invoice_id: bill.id });
  orderId = order.id;
  invoiceId = bill.id;
  intentId = attempt.intent_id;
  paymentMethodId = attempt.payment_method_id;
  const actor = { role: 'patient', id: patient.id, impersonatorId: null } as const;
  expectOk(await requestDeletion(harness.makeScope(), actor, patient.id));
  harness.clock.set(addDays(harness.clock.now(), 15));
  await deleteDueAccounts.run(harness.makeScope());
  expect(await harness.rows('account_deletion', { user_id: patient.id })).toMatchObject([{ status: 'done' }]);
  await harness.drain();
  await harness.sweep();
  await harness.drain();
  sent = await letters();
});

/** What the processor keeps of the charge. */
const KEPT = processingFee(foamPrice);

/** Nobody was written to, neither now nor in the next weeks. */
const expectSilence = async (): Promise<void> => {
  await passDays(1);
  await passDays(14);
  expect(await letters()).toBe(sent);
};

describe('after the account was deleted', () => {
  it('a refund at the processor is booked once, and nobody is written to', async () => {
    await dashboard().refund(intentId, 1000);
    await arrive('billing.settlements_of', { intentId });
    expect(await invoice()).toMatchObject({ status: 'partially_refunded', amount_refunded: 1000 });
    expect(await ledger()).toEqual({
      processor_balance: foamPrice - KEPT - 1000,
      processing_fees: KEPT,
      product_revenue: -foamPrice,
      refunds: 1000,
    });
    expect(await issues('refunded_outside')).toMatchObject([{ status: 'open' }]);
    await expectSilence();
  });

  it('a refund that the bank returns is owed again, and an operator sends it again', async () => {
    const refundId = await dashboard().refund(intentId, 1000);
    await arrive('billing.settlements_of', { intentId });
    await dashboard().failRefund(refundId);
    await arrive('billing.settlements_of', { intentId });
    const owed = { processing_fees: KEPT, product_revenue: -foamPrice, refunds: 1000 };
    expect(await ledger()).toEqual({ ...owed, processor_balance: foamPrice - KEPT, refunds_payable: -1000 });
    const [failed] = await issues('refund_failed');
    const decision = { issueId: failed.id, decision: 'send_refund_again', answer: 'Sent once more.' };
    expectOk(await decideIssue(harness.makeScope(), staff(), decision));
    await harness.drain();
    await arrive('billing.settlements_of', { intentId });
    expect(await ledger()).toEqual({ ...owed, processor_balance: foamPrice - KEPT - 1000 });
    await expectSilence();
  });

  it.each(['won', 'lost'] as const)('a dispute is booked, also when it is %s', async (end) => {
    const disputeId = await dashboard().openDispute(intentId);
    await arrive('billing.settlements_of', { intentId });
    expect(await invoice()).toMatchObject({ status: 'disputed' });
    expect(await issues('disputed')).toMatchObject([{ status: 'open' }]);
    await dashboard().closeDispute(disputeId, end);
    await arrive('billing.settlements_of', { intentId });
    expect(await invoice()).toMatchObject({ status: end === 'won' ? 'paid' : 'refunded' });
    const sums = await ledger();
    expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(sums.product_revenue).toBe(-foamPrice);
    expect(await harness.rows('payment_dispute', { user_id: patient.id })).toMatchObject([{ status: end }]);
    await expectSilence();
  });

  it('events about the payment and the card change nothing', async () => {
    const before = [await invoice(), await ledger()];
    await arrive('billing.payment_event', { intentId });
    await arrive('billing.card_event', { paymentMethodId });
    await arrive('billing.card_gone', { paymentMethodId });
    expect([await invoice(), await ledger()]).toEqual(before);
    expect(await harness.rows('payment_card', { user_id: patient.id })).toEqual([]);
    await expectSilence();
  });

  it.each([
    ['recalls the product', 'recalls', 'recalled'],
    ['says that it sent another product', 'substitutes', 'substituted'],
  ] as const)('the pharmacy %s: staff get one task, and nobody is written to', async (_, column, kind) => {
    await pharmacyOrders(harness.knex).warn(orderId, column, { productId: foam, text: 'Mold.' });
    await arrive('billing.poll', { orderId });
    expect(await issues(kind)).toHaveLength(1);
    await expectSilence();
  });

  it('an operator returns the money for a recalled product, and sends no other', async () => {
    await pharmacyOrders(harness.knex).warn(orderId, 'recalls', { productId: foam, text: 'Mold.' });
    await arrive('billing.poll', { orderId });
    const [recalled] = await issues('recalled');
    const about = { issueId: recalled.id, answer: 'It was recalled.' };
    expect(await decideIssue(harness.makeScope(), staff(), { ...about, decision: 'replace' })).toMatchObject(
      refused('CONFLICT'),
    );
    expectOk(await decideIssue(harness.makeScope(), staff(), { ...about, decision: 'refund' }));
    await harness.drain();
    expect(await harness.refunds(patient.id)).toEqual([foamPrice]);
    expect(await ledger()).toEqual({
      processor_balance: -KEPT,
      processing_fees: KEPT,
      product_revenue: -foamPrice,
      refunds: foamPrice,
    });
    await expectSilence();
  });
});
