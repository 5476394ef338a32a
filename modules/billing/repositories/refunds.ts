import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';

/** Money that we owe back, and whether the refund has been sent. */
export interface Refund {
  readonly id: string;
  readonly invoiceId: string;
  readonly attempt: number;
  readonly reason: string;
  /** Cents. */
  readonly amount: number;
  readonly changesInvoice: boolean;
  /** `failed`: the issuer returned it, or the processor refused it. The money is still owed. */
  readonly status: 'pending' | 'done' | 'failed';
  /** The payment processor's id of the newest request; null before it answered. */
  readonly refundId: string | null;
  /** When the processor first took it, and the invoice was changed; null before. */
  readonly doneAt: Date | null;
  /** How often it was sent again after it failed. */
  readonly resent: number;
  /** When it was promised, or sent again. */
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  invoiceId: 'invoice_id',
  attempt: 'attempt',
  reason: 'reason',
  amount: 'amount',
  changesInvoice: 'changes_invoice',
  status: 'status',
  refundId: 'refund_id',
  doneAt: 'done_at',
  resent: 'resent',
  createdAt: 'created_at',
} satisfies Columns<Refund>;

export const refundRepository = (db: Knex) => ({
  find: async (id: string): Promise<Refund | null> =>
    (await db('refund').select(columns).where({ id }).first()) ?? null,

  /** Cents to refund of one charge, sent or not. */
  promised: async (invoiceId: string, attempt: number): Promise<number> => {
    const row = await db('refund').where({ invoice_id: invoiceId, attempt }).sum('amount as total').first();
    return Number(row?.total ?? 0);
  },

  pendingSince: (before: Date): ListQuery<string> =>
    db('refund')
      .where({ status: 'pending' })
      .where('created_at', '<=', before)
      .orderBy('created_at')
      .orderBy('id')
      .pluck('id'),

  /** False when the same refund is already recorded. */
  add: async (
    refund: Omit<Refund, 'status' | 'refundId' | 'doneAt' | 'resent' | 'createdAt'>,
    at: Date,
  ): Promise<boolean> =>
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

  /** The refund with the processor's id, such as one that was made at its dashboard. */
  byRefundId: async (refundId: string): Promise<Refund | null> =>
    (await db('refund').select(columns).where({ refund_id: refundId }).first()) ?? null,

  fail: async (id: string, failure: string, at: Date): Promise<void> => {
    await db('refund').where({ id }).update({ status: 'failed', failed_at: at, failure });
  },

  /** Refunds of a charge that were promised and did not reach the card: not sent yet, or returned. Newest first. */
  unsent: async (invoiceId: string, attempt: number): Promise<Refund[]> =>
    db('refund')
      .select(columns)
      .where({ invoice_id: invoiceId, attempt })
      .whereIn('status', ['pending', 'failed'])
      .orderBy('created_at', 'desc')
      .orderBy('id'),

  /** Another amount is owed, as another request to the processor: the id of an earlier one that failed is not its id. */
  resize: async (id: string, amount: number): Promise<void> => {
    await db('refund')
      .where({ id })
      .update({ amount, refund_id: null, resent: db.raw('resent + 1') });
  },

  /** A failed refund is owed again, as another request to the processor. */
  sendAgain: async (id: string, at: Date): Promise<void> => {
    await db('refund')
      .where({ id, status: 'failed' })
      .update({ status: 'pending', refund_id: null, created_at: at, resent: db.raw('resent + 1') });
  },
});
