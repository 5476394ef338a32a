import type { Knex } from 'knex';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { Scope } from '#server/scope.ts';

/** A proposal by the first of two clinicians that a stop does not count any more. */
export interface ResolutionProposal {
  readonly ruleId: string;
  /** The facts that were judged. */
  readonly factIds: readonly number[];
  readonly proposedBy: string;
  readonly reason: string;
  readonly at: Date;
}

type ProposalJson = Omit<ResolutionProposal, 'at'> & { readonly at: JsonInstant };

const proposalsSql = `
  (select coalesce(json_agg(t order by t.at, t.id), '[]') from (
    select p.id, p.rule_id as "ruleId", p.fact_ids as "factIds", p.proposed_by as "proposedBy", p.reason, p.at
    from patient_fact_resolution_proposal p where p.user_id = :userId::uuid) t)`;

/** Oldest first; one statement with other data that is read at the same time. */
export const readProposals = async (
  read: Scope['read'],
  userId: string,
): Promise<readonly ResolutionProposal[]> =>
  (await read<readonly ProposalJson[]>(proposalsSql, { userId })).map((row) => ({
    ...row,
    at: instant(row.at),
  }));

/** Rows are only added. */
export const addProposal = async (
  db: Knex,
  { id, userId, ...proposal }: ResolutionProposal & { readonly id: string; readonly userId: string },
): Promise<void> => {
  await db('patient_fact_resolution_proposal').insert({
    id,
    user_id: userId,
    rule_id: proposal.ruleId,
    fact_ids: [...proposal.factIds],
    proposed_by: proposal.proposedBy,
    reason: proposal.reason,
    at: proposal.at,
  });
};
