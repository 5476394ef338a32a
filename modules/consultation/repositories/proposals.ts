import type { Knex } from 'knex';
import type { PlanItem } from '../domain/plan.ts';

export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** A plan that the clinician proposes in place of the one requested. Amounts in cents. */
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
  readonly requestedAmount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface Row {
  id: string;
  consultation_id: string;
  clinician_id: string;
  status: ProposalStatus;
  products: PlanItem[];
  refills: number | null;
  reason: string;
  amount: number;
  requested_amount: number;
  created_at: Date;
  expires_at: Date;
}

const fromRow = (row: Row): Proposal => ({
  id: row.id,
  consultationId: row.consultation_id,
  clinicianId: row.clinician_id,
  status: row.status,
  products: row.products,
  refills: row.refills,
  reason: row.reason,
  amount: row.amount,
  requestedAmount: row.requested_amount,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export const proposalRepository = (db: Knex) => ({
  insert: async (proposal: Proposal): Promise<void> => {
    await db('plan_proposal').insert({
      id: proposal.id,
      consultation_id: proposal.consultationId,
      clinician_id: proposal.clinicianId,
      status: proposal.status,
      products: JSON.stringify(proposal.products),
      refills: proposal.refills,
      reason: proposal.reason,
      amount: proposal.amount,
      requested_amount: proposal.requestedAmount,
      created_at: proposal.createdAt,
      expires_at: proposal.expiresAt,
    });
  },

  open: async (consultationId: string): Promise<Proposal | null> => {
    const row = await db<Row>('plan_proposal')
      .select(
        'id',
        'consultation_id',
        'clinician_id',
        'status',
        'products',
        'refills',
        'reason',
        'amount',
        'requested_amount',
        'created_at',
        'expires_at',
      )
      .where({ consultation_id: consultationId, status: 'open' })
      .first();
    return row ? fromRow(row) : null;
  },

  /** Ends the open proposal, if there is one. */
  close: async (consultationId: string, status: Exclude<ProposalStatus, 'open'>, at: Date): Promise<void> => {
    await db('plan_proposal')
      .where({ consultation_id: consultationId, status: 'open' })
      .update({ status, answered_at: at });
  },
});
