import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { PlanItem } from '../domain/plan.ts';

export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A plan that the clinician proposes instead of the requested one. Amounts in cents. */
export interface Proposal {
  readonly id: string;
  readonly consultationId: string;
  readonly clinicianId: string;
  readonly status: ProposalStatus;
  readonly products: readonly PlanItem[];
  /** Fills of each product; null for the usual number. */
  readonly refills: number | null;
  readonly reason: string;
  readonly amount: number;
  /** The part of it that is the fee of a visit that began without an order: only the first order contains it. */
  readonly fee: number;
  readonly requestedAmount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  clinicianId: 'clinician_id',
  status: 'status',
  products: 'products',
  refills: 'refills',
  reason: 'reason',
  amount: 'amount',
  fee: 'fee',
  requestedAmount: 'requested_amount',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} satisfies Columns<Proposal>;

export const proposalRepository = (db: Knex) => ({
  insert: async (proposal: Proposal): Promise<void> => {
    await db('plan_proposal').insert({
      ...toRow(columns, proposal),
      products: JSON.stringify(proposal.products),
    });
  },

  open: async (consultationId: string): Promise<Proposal | null> =>
    (await db('plan_proposal')
      .select(columns)
      .where({ consultation_id: consultationId, status: 'open' })
      .first()) ?? null,

  /** Ends the open proposal, if there is one. */
  close: async (consultationId: string, status: Exclude<ProposalStatus, 'open'>, at: Date): Promise<void> => {
    await db('plan_proposal')
      .where({ consultation_id: consultationId, status: 'open' })
      .update({ status, answered_at: at });
  },
});
