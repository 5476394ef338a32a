import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

/** A payment that the card holder disputes with their issuer. */
export interface Dispute {
  /** The payment processor's id. */
  readonly id: string;
  readonly invoiceId: string;
  readonly attempt: number;
  readonly userId: string;
  /** Cents. */
  readonly amount: number;
  /** The processor's code. */
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost';
  /** Cents of the payment and of fees that it has taken from the processor's balance so far. */
  readonly withdrawn: number;
  readonly fee: number;
  readonly openedAt: Date;
  readonly evidenceDueAt: Date | null;
  readonly closedAt: Date | null;
  /** Whether refills continue; null until a person decided, and nothing is charged until then. */
  readonly decision: 'resumed' | 'ended' | null;
  readonly decidedAt: Date | null;
}

const columns = {
  id: 'id',
  invoiceId: 'invoice_id',
  attempt: 'attempt',
  userId: 'user_id',
  amount: 'amount',
  reason: 'reason',
  status: 'status',
  withdrawn: 'withdrawn',
  fee: 'fee',
  openedAt: 'opened_at',
  evidenceDueAt: 'evidence_due_at',
  closedAt: 'closed_at',
  decision: 'decision',
  decidedAt: 'decided_at',
} satisfies Columns<Dispute>;

/** SQL that is true for patients with an undecided dispute: nothing of theirs is charged. */
export const waitsForDecisionSql = (userId: string): string =>
  `exists (select from payment_dispute pd where pd.user_id = ${userId} and pd.decision is null)`;

export const disputeRepository = (db: Knex) => ({
  find: async (id: string): Promise<Dispute | null> =>
    (await db('payment_dispute').select(columns).where({ id }).first()) ?? null,

  ofInvoice: async (invoiceId: string): Promise<readonly Dispute[]> =>
    db('payment_dispute').select(columns).where({ invoice_id: invoiceId }).orderBy('opened_at').orderBy('id'),

  isUndecided: async (userId: string): Promise<boolean> =>
    (await db('payment_dispute').where({ user_id: userId, decision: null }).first('id')) !== undefined,

  add: async (dispute: Dispute): Promise<void> => {
    await db('payment_dispute').insert(toRow(columns, dispute));
  },

  change: async (
    id: string,
    changes: Partial<
      Pick<Dispute, 'status' | 'closedAt' | 'decision' | 'decidedAt' | 'evidenceDueAt' | 'withdrawn' | 'fee'>
    >,
  ): Promise<void> => {
    await db('payment_dispute').where({ id }).update(toRow(columns, changes));
  },
});
