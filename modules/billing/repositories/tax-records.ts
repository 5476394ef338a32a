import type { Knex } from 'knex';
import type { Cents } from '#kernel/money.ts';
import type { ListQuery } from '#server/database/list-query.ts';

/** A sent refund of an invoice whose tax was recorded. */
export interface TaxToReverse {
  readonly refundId: string;
  readonly transaction: string;
  /** Cents that went back. */
  readonly amount: Cents;
  /** Cents that were charged. */
  readonly charged: Cents;
}

/** The subject of the task about an invoice whose tax could not be recorded. */
export const taxTaskSubject = (invoiceNumber: string): string => `tax:${invoiceNumber}`;

const paid = ['paid', 'partially_refunded', 'refunded'];

/** What a tax service has recorded of invoices and refunds. */
export const taxRecordRepository = (db: Knex) => ({
  /** Paid invoices with tax that is not recorded, without those that wait for an operator. */
  toRecord: (): ListQuery<string> =>
    db('invoice as i')
      .whereIn('i.status', paid)
      .whereNull('i.tax_transaction')
      .whereExists(db('invoice_line as n').whereRaw('n.invoice_id = i.id').where({ kind: 'sales_tax' }))
      .whereNotExists(db('billing_task as t').whereRaw(`t.subject = 'tax:' || i.number`))
      .orderBy('i.number')
      .limit(100)
      .pluck('i.id'),

  recorded: async (invoiceId: string, transaction: string): Promise<void> => {
    await db('invoice').where({ id: invoiceId }).update({ tax_transaction: transaction });
  },

  toReverse: (): ListQuery<TaxToReverse> =>
    db('refund as r')
      .join('invoice as i', 'i.id', 'r.invoice_id')
      .join('charge_attempt as c', (on) => {
        on.on('c.invoice_id', 'r.invoice_id').andOn('c.attempt', 'r.attempt');
      })
      .where({ 'r.status': 'done', 'r.changes_invoice': true })
      .whereNotNull('i.tax_transaction')
      .whereNull('r.tax_reversal')
      .orderBy('r.created_at')
      .limit(100)
      .select(
        'r.id as refundId',
        'i.tax_transaction as transaction',
        'r.amount as amount',
        'c.amount as charged',
      ),

  reversed: async (refundId: string, reversal: string): Promise<void> => {
    await db('refund').where({ id: refundId }).update({ tax_reversal: reversal });
  },
});
