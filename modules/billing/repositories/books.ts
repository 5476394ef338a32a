import type { Knex } from 'knex';
import type {
  BookedCharge,
  BookedDispute,
  BookedRefund,
  Books,
  JournalGap,
} from '../domain/reconcile/books.ts';
import type { ProviderLists } from '../domain/reconcile/listed.ts';

const ofInvoice = { invoiceId: 'i.id', invoiceNumber: 'i.number', userId: 'i.user_id' };

const charges = (db: Knex, since: Date, lists: ProviderLists): Promise<BookedCharge[]> =>
  db('charge_attempt as a')
    .join('invoice as i', 'i.id', 'a.invoice_id')
    .where('a.created_at', '>=', since)
    .orWhereRaw('a.intent_id = any(?)', [lists.charges.map(({ intentId }) => intentId)])
    .orWhereRaw('a.idempotency_key = any(?)', [lists.charges.flatMap((one) => one.idempotencyKey ?? [])])
    .orderBy('a.created_at')
    .orderBy('a.attempt')
    .select(ofInvoice)
    .select({
      id: db.raw(`a.invoice_id || ':' || a.attempt`),
      idempotencyKey: 'a.idempotency_key',
      intentId: 'a.intent_id',
      amount: 'a.amount',
      status: 'a.status',
      checkAt: db.raw(`case when i.status = 'charge_pending' and i.attempt = a.attempt then i.check_at end`),
      isStuck: db.raw('a.stuck_at is not null'),
      fee: 'a.fee',
      createdAt: 'a.created_at',
    });

const refunds = (db: Knex, since: Date, lists: ProviderLists): Promise<BookedRefund[]> =>
  db('refund as r')
    .join('invoice as i', 'i.id', 'r.invoice_id')
    .join('charge_attempt as a', { 'a.invoice_id': 'r.invoice_id', 'a.attempt': 'r.attempt' })
    .where('r.created_at', '>=', since)
    .orWhereRaw('r.refund_id = any(?)', [lists.refunds.map(({ refundId }) => refundId)])
    .orWhereRaw('r.id::text = any(?)', [lists.refunds.flatMap((one) => one.reference?.split(':')[0] ?? [])])
    .orderBy('r.created_at')
    .orderBy('r.id')
    .select(ofInvoice)
    .select({
      id: 'r.id',
      refundId: 'r.refund_id',
      intentId: 'a.intent_id',
      amount: 'r.amount',
      status: 'r.status',
      resent: 'r.resent',
      createdAt: 'r.created_at',
      doneAt: 'r.done_at',
    });

const disputes = (db: Knex, since: Date, lists: ProviderLists): Promise<BookedDispute[]> =>
  db('payment_dispute as d')
    .join('invoice as i', 'i.id', 'd.invoice_id')
    .where('d.opened_at', '>=', since)
    .orWhereRaw('d.id = any(?)', [lists.disputes.map(({ disputeId }) => disputeId)])
    .orderBy('d.opened_at')
    .orderBy('d.id')
    .select(ofInvoice)
    .select({
      id: 'd.id',
      amount: 'd.amount',
      status: 'd.status',
      withdrawn: 'd.withdrawn',
      fee: 'd.fee',
      openedAt: 'd.opened_at',
    });

/** The postings of each source on some accounts. */
const posted = (kind: string, accounts: string): string => `
  select e.source_id, sum(p.amount)::int as amount from journal_entry e join journal_posting p on p.entry_id = e.id
  where e.source_kind = '${kind}' and p.account in (${accounts}) group by e.source_id`;

/**
 * Records whose postings have another sum than the record: the processor's balance by charges and disputes, fees, owed
 * refunds, and the paid amounts of invoices, by their charges without money that is not ours.
 */
const gapsSql = `
  select * from (
    select 'charge' as thing, a.invoice_id || ':' || a.attempt as id, a.invoice_id,
      case when a.status = 'succeeded' then a.amount - coalesce(a.fee, 0) else 0 end as expected, coalesce(j.amount, 0) as actual
    from charge_attempt a left join (${posted('charge_attempt', `'processor_balance'`)}) j
      on j.source_id = a.invoice_id || ':' || a.attempt
    union all
    select 'charge', a.invoice_id || ':' || a.attempt || ':fee', a.invoice_id, coalesce(a.fee, 0),
      coalesce(j.amount, 0)
    from charge_attempt a left join (${posted('charge_attempt', `'processing_fees'`)}) j
      on j.source_id = a.invoice_id || ':' || a.attempt
    union all
    select 'refund', r.id::text, r.invoice_id, case when r.status = 'done' then 0 else r.amount end,
      -coalesce(j.amount, 0)
    from refund r left join (${posted('refund', `'refunds_payable'`)}) j on j.source_id = r.id::text
    union all
    select 'refund', r.id::text || ':sent', r.invoice_id, case when r.status = 'done' then r.amount else 0 end,
      -coalesce(j.amount, 0)
    from refund r left join (${posted('refund', `'processor_balance'`)}) j on j.source_id = r.id::text
    union all
    select 'dispute', d.id, d.invoice_id, d.withdrawn + d.fee, -coalesce(j.amount, 0)
    from payment_dispute d left join (${posted('dispute', `'processor_balance'`)}) j on j.source_id = d.id
    union all
    select 'dispute', d.id || ':open', d.invoice_id, case when d.status = 'lost' then 0 else d.withdrawn end,
      coalesce(j.amount, 0)
    from payment_dispute d left join (${posted('dispute', `'disputed_payments'`)}) j on j.source_id = d.id
    union all
    select 'invoice', i.id::text, i.id, i.amount_charged + i.amount_refunded, coalesce(j.amount, 0)
    from invoice i left join (
      select e.invoice_id, sum(p.amount)::int as amount
      from journal_entry e join journal_posting p on p.entry_id = e.id
      where e.source_kind = 'charge_attempt' and p.account in ('processor_balance', 'processing_fees', 'customer_deposits')
      group by e.invoice_id) j on j.invoice_id = i.id) g
  where g.expected <> g.actual`;

/** Records that differ from the journal, in any state of the database. */
export const journalGaps = async (db: Knex): Promise<readonly JournalGap[]> => {
  const { rows } = await db.raw(
    `select g.thing, g.id, g.expected, g.actual, i.id as "invoiceId", i.number as "invoiceNumber",
       i.user_id as "userId" from (${gapsSql}) g join invoice i on i.id = g.invoice_id order by i.created_at, g.id`,
  );
  return rows;
};

/** Our side of a comparison: records made since an instant, and those in the processor's lists. */
export const readBooks = async (db: Knex, since: Date, lists: ProviderLists): Promise<Books> => ({
  charges: await charges(db, since, lists),
  refunds: await refunds(db, since, lists),
  disputes: await disputes(db, since, lists),
  journal: await journalGaps(db),
});
