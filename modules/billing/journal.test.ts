import { describe, expect, it } from 'vitest';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { processingFee } from '#test/harness/processing-fee.ts';
import { foam, foamPrice } from '#test/harness/products.ts';
import * as journalMigration from '../../migrations/20261126030000_billing_journal.ts';
import * as chargeFee from '../../migrations/20261207020000_billing_charge_fee.ts';
import { balanceOf } from './domain/ledger/posting.ts';
import { journalRepository } from './repositories/journal.ts';
import { applyOutcome } from './services/charging/apply-outcome.ts';
import { applyPaymentEvent } from './services/charging/payment-event.ts';
import { postCreditGranted, postCreditWithdrawn } from './services/ledger/post-credit.ts';
import { postEntry } from './services/ledger/post-entry.ts';
import { stopMyOrder } from './services/parcels/stop-my-order.ts';
import { applySettlements } from './services/settlements/apply-settlements.ts';
import { checkSettlements } from './services/settlements/check-settlements.ts';

const harness = await openFileHarness();

const dashboard = () => harness.processor.simulator.dashboard;
const FEE = 1500;
/** What the processor keeps of the charge. */
const KEPT = processingFee(foamPrice);

const paid = async () => {
  const { patient: sam } = await harness.order({ products: [foam] });
  await harness.drain();
  const [invoice] = await harness.rows('invoice', { user_id: sam.id });
  const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoice.id });
  return { sam, invoiceId: String(invoice.id), intentId: String(attempt.intent_id) };
};

/** Events of an invoice with the sums of its accounts, in order. */
const journalOf = async (invoiceId: string) => {
  const entries = await harness.scope.db('journal_entry').where({ invoice_id: invoiceId }).orderBy('id');
  const postings = await harness.scope
    .db('journal_posting as p')
    .join('journal_entry as e', 'e.id', 'p.entry_id')
    .where('e.invoice_id', invoiceId)
    .select('p.account', 'p.amount');
  const sums: Record<string, number> = {};
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount;
  return {
    events: entries.map(({ event }) => event),
    sums: Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0)),
  };
};

describe('the journal', () => {
  it('records a charge once, however often its outcome is applied', async () => {
    const { invoiceId, intentId } = await paid();
    await applySettlements(harness.scope, intentId);
    await harness.sweep();
    expect(await journalOf(invoiceId)).toEqual({
      events: ['charge_succeeded'],
      sums: { processor_balance: foamPrice - KEPT, processing_fees: KEPT, product_revenue: -foamPrice },
    });
  });

  it('records a stopped order as a refund that is owed and then sent', async () => {
    const { sam, invoiceId } = await paid();
    const [order] = await harness.rows('customer_order', { user_id: sam.id });
    expectOk(await stopMyOrder(harness.scope, sam, order.id));
    await harness.drain();
    expect(await journalOf(invoiceId)).toEqual({
      events: ['charge_succeeded', 'refund_owed', 'refund_sent'],
      // The processor returns no fee with a refund.
      sums: {
        processor_balance: -KEPT,
        processing_fees: KEPT,
        product_revenue: -foamPrice,
        refunds: foamPrice,
      },
    });
  });

  it('records a refund from the dashboard once; a returned refund is owed again', async () => {
    const { invoiceId, intentId } = await paid();
    const refundId = await dashboard().refund(intentId, 1000);
    await Promise.all([
      applySettlements(harness.makeScope(), intentId),
      applySettlements(harness.makeScope(), intentId),
    ]);
    expect((await journalOf(invoiceId)).sums).toMatchObject({
      processor_balance: foamPrice - KEPT - 1000,
      refunds: 1000,
    });
    await dashboard().failRefund(refundId);
    await applySettlements(harness.scope, intentId);
    await applySettlements(harness.scope, intentId);
    expect(await journalOf(invoiceId)).toEqual({
      events: ['charge_succeeded', 'refund_owed', 'refund_sent', 'refund_returned'],
      sums: {
        processor_balance: foamPrice - KEPT,
        processing_fees: KEPT,
        product_revenue: -foamPrice,
        refunds: 1000,
        refunds_payable: -1000,
      },
    });
  });

  it.each(['won', 'lost'] as const)('records a dispute with its fee, and that it was %s', async (status) => {
    const { invoiceId, intentId } = await paid();
    const disputeId = await dashboard().openDispute(intentId);
    await applySettlements(harness.scope, intentId);
    await applySettlements(harness.scope, intentId);
    expect(await journalOf(invoiceId)).toEqual({
      events: ['charge_succeeded', 'dispute_moved'],
      sums: {
        processor_balance: -FEE - KEPT,
        processing_fees: KEPT,
        product_revenue: -foamPrice,
        disputed_payments: foamPrice,
        dispute_fees: FEE,
      },
    });
    await dashboard().closeDispute(disputeId, status);
    await applySettlements(harness.scope, intentId);
    await applySettlements(harness.scope, intentId);
    expect((await journalOf(invoiceId)).sums).toEqual({
      processor_balance: (status === 'won' ? foamPrice : 0) - FEE - KEPT,
      processing_fees: KEPT,
      product_revenue: -foamPrice,
      dispute_fees: FEE,
      ...(status === 'lost' ? { dispute_losses: foamPrice } : {}),
    });
  });

  it('records a fee that is known later once: by the processor’s event, or by the daily check', async () => {
    const { faults, gateway } = harness.processor;
    faults.booking = 'later';
    const [byEvent, byCheck] = [await paid(), await paid()];
    faults.booking = 'at once';
    const unknown = {
      events: ['charge_succeeded'],
      sums: { processor_balance: foamPrice, product_revenue: -foamPrice },
    };
    for (const { invoiceId, intentId } of [byEvent, byCheck]) {
      await applyPaymentEvent(harness.scope, intentId);
      expect(await journalOf(invoiceId)).toEqual(unknown);
    }
    expect(await dashboard().bookPayments()).toBe(2);
    await harness.processor.simulator.settled();
    expect(harness.processor.received).toContainEqual(
      expect.objectContaining({ type: 'charge.updated', intentId: byEvent.intentId }),
    );
    expect(await gateway.outcomeOf(byEvent.intentId)).toMatchObject({ status: 'succeeded', fee: KEPT });
    await Promise.all([1, 2].map(() => applyPaymentEvent(harness.makeScope(), byEvent.intentId)));
    harness.clock.advance(2 * 86_400_000);
    await checkSettlements.run(harness.makeScope());
    await checkSettlements.run(harness.makeScope());
    for (const { invoiceId } of [byEvent, byCheck])
      expect(await journalOf(invoiceId)).toEqual({
        events: ['charge_succeeded', 'fee_known'],
        sums: { processor_balance: foamPrice - KEPT, processing_fees: KEPT, product_revenue: -foamPrice },
      });
  });

  it('records a payment that arrived when nothing was due as not owed to us', async () => {
    const { invoiceId } = await paid();
    const [attempt] = await harness.rows('charge_attempt', { invoice_id: invoiceId });
    const second = { ...attempt, attempt: 2, status: 'pending', idempotency_key: `${invoiceId}:second` };
    await harness.scope.db('charge_attempt').insert({ ...second, intent_id: null, fee: null });

    await applyOutcome(
      harness.scope,
      { invoiceId, attempt: 2 },
      { status: 'succeeded', intentId: 'pi_second' },
    );
    expect(await journalOf(invoiceId)).toEqual({
      events: ['charge_succeeded', 'charge_succeeded', 'refund_owed'],
      sums: {
        processor_balance: 2 * foamPrice - KEPT,
        processing_fees: KEPT,
        product_revenue: -foamPrice,
        refunds_payable: -foamPrice,
      },
    });
  });

  it('records credits that are granted and withdrawn, once each', async () => {
    const id = harness.scope.ids.uuid();
    for (const post of [postCreditGranted, postCreditGranted, postCreditWithdrawn, postCreditWithdrawn])
      await harness.scope.transaction((tx) => post(tx, { id, amount: 2500 }));
    const postings = await journalRepository(harness.scope.db).ofSource({ kind: 'credit', id });
    expect(postings).toHaveLength(4);
    expect(balanceOf(postings)).toBe(0);
  });
});

describe('the database', () => {
  const entry = () => ({
    key: harness.scope.ids.uuid(),
    event: 'credit_granted' as const,
    source: { kind: 'credit', id: 'test' } as const,
    invoiceId: null,
  });

  it('refuses an entry that does not balance', async () => {
    const add = (postings: { account: 'refunds' | 'credits_liability'; amount: number }[]) =>
      harness.scope.transaction((tx) =>
        journalRepository(tx.db).add({ ...entry(), at: tx.clock.now(), postings }),
      );
    await expect(add([{ account: 'refunds', amount: 100 }])).rejects.toThrow(/does not balance/);
    await expect(add([])).rejects.toThrow(/does not balance/);
    const uneven = [
      { account: 'refunds', amount: 100 },
      { account: 'credits_liability', amount: -99 },
    ] as const;
    await expect(add([...uneven])).rejects.toThrow(/does not balance/);
    await expect(
      harness.scope.transaction((tx) => postEntry(tx, { ...entry(), postings: uneven })),
    ).rejects.toThrow(/does not balance/);
  });

  it('refuses to change or delete what is in the journal, and to add to an entry', async () => {
    const { invoiceId } = await paid();
    const db = harness.scope.db;
    const [{ id }] = await harness.rows('journal_entry', { invoice_id: invoiceId });
    const changes = [
      db('journal_entry').where({ id }).update({ event: 'refund_sent' }),
      db('journal_entry').where({ id }).delete(),
      db('journal_posting').where({ entry_id: id }).update({ amount: 1 }),
      db('journal_posting').where({ entry_id: id }).delete(),
    ];
    for (const change of changes) await expect(change).rejects.toThrow(/never changed or deleted/);
    const more = db('journal_posting').insert({ entry_id: id, account: 'refunds', amount: 5 });
    await expect(more).rejects.toThrow(/does not balance/);
  });
});

it('the migration posts earlier records the same way as the product does now', async () => {
  const { db } = harness.scope;
  const { intentId } = await paid();
  await dashboard().refund(intentId, 900);
  await applySettlements(harness.scope, intentId);
  /** Sums by source; fees were not recorded before, and a won dispute resulted in no change. */
  const sums = async () => {
    const rows = await db('journal_posting as p')
      .join('journal_entry as e', 'e.id', 'p.entry_id')
      .whereNot('e.source_kind', 'credit')
      .whereNotIn('p.account', ['dispute_fees', 'processing_fees'])
      .groupBy('e.source_kind', 'e.source_id', 'p.account')
      .select('e.source_kind', 'e.source_id', 'p.account')
      .sum('p.amount as amount');
    const charges = await db('charge_attempt').select(
      db.raw(`invoice_id || ':' || attempt as id, coalesce(fee, 0) as fee`),
    );
    const fees = new Map(
      [...charges, ...(await db('payment_dispute').select('id', 'fee'))].map(({ id, fee }) => [
        id,
        Number(fee),
      ]),
    );
    return rows
      .map(({ source_kind, source_id, account, amount }) => [
        `${source_kind} ${source_id} ${account}`,
        Number(amount) + (account === 'processor_balance' ? (fees.get(source_id) ?? 0) : 0),
      ])
      .filter(([, amount]) => amount !== 0)
      .toSorted();
  };
  const before = await sums();
  expect(before.length).toBeGreaterThan(10);
  await chargeFee.down(db);
  await journalMigration.down(db);
  await journalMigration.up(db);
  await chargeFee.up(db);
  expect(await sums()).toEqual(before);
});
