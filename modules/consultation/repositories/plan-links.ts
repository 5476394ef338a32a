import type { Knex } from 'knex';
import type { ProposalStatus } from './proposals.ts';

/** A link with the proposal that it names. */
export interface LinkedPlan {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly consultationId: string;
  readonly status: ProposalStatus;
  readonly proposalExpiresAt: Date;
}

interface StoredLink {
  readonly tokenHash: string;
  readonly proposalId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const planLinkRepository = (db: Knex) => ({
  insert: async (link: StoredLink): Promise<void> => {
    await db('plan_link').insert({
      token_hash: link.tokenHash,
      proposal_id: link.proposalId,
      user_id: link.userId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    });
  },

  find: async (tokenHash: string): Promise<LinkedPlan | null> =>
    (await db('plan_link as l')
      .join('plan_proposal as p', 'p.id', 'l.proposal_id')
      .where('l.token_hash', tokenHash)
      .first({
        userId: 'l.user_id',
        expiresAt: 'l.expires_at',
        consultationId: 'p.consultation_id',
        status: 'p.status',
        proposalExpiresAt: 'p.expires_at',
      })) ?? null,
});
