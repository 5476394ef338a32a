import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

/** Money that we owe back, and whether the refund has been sent. */
export interface Refund {
  readonly id: string;
  readonly invoiceId: string;
  readonly attempt: number;
  readonly reason: string;
  /** Cents. */
  readonly amount: number;
  readonly changesInvoice: boolean;
  readonly status: 'pending' | 'done';
}

const columns = {
  id: 'id',
  invoiceId: 'invoice_id',
  attempt: 'attempt',
  reason: 'reason',
  amount: 'amount',
  changesInvoice: 'changes_invoice',
  status: 'status',
} satisfies Columns<Refund>;

export const refundRepository = (db: Knex) => ({
  find: async (id: string): Promise<Refund | null> =>
    (await db('refund').select(columns).where({ id }).first()) ?? null,

  /** Cents to refund of one charge, sent or not. */
  promised: async (invoiceId: string, attempt: number): Promise<number> => {
    const row = await db('refund').where({ invoice_id: invoiceId, attempt }).sum('amount as total').first();
    return Number(row?.total ?? 0);
  },

  pendingSince: async (before: Date): Promise<string[]> =>
    (
      await db('refund')
        .select('id')
        .where({ status: 'pending' })
        .where('created_at', '<=', before)
        .orderBy('created_at')
        .orderBy('id')
    ).map(({ id }) => id),

  /** False when the same refund is already recorded. */
  add: async (refund: Omit<Refund, 'status'>, at: Date): Promise<boolean> =>
    (
      await db('refund')
        .insert({ ...toRow(columns, refund), status: 'pending', created_at: at })
        .onConflict(['invoice_id', 'attempt', 'reason'])
        .ignore()
        .returning('id')
    ).length > 0,

  done: async (id: string, refundId: string, at: Date): Promise<void> => {
    await db('refund').where({ id }).update({ status: 'done', refund_id: refundId, done_at: at });
  },
});
