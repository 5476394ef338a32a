import { createHash } from 'node:crypto';
import type { Scope } from '#server/scope.ts';
import { type PlanLinkState, planLinkState } from '../domain/plan-link.ts';
import { planLinkRepository } from '../repositories/plan-links.ts';
import type { Proposal } from '../repositories/proposals.ts';

const MOST_CHARACTERS = 100;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A link to a proposed plan, for a message: an address of the app, on the page `path`, that contains only a random
 * token. It expires with the proposal. It is no authentication: the patient has to sign in.
 */
export const createPlanLink = async (
  tx: Scope,
  userId: string,
  { id: proposalId, createdAt, expiresAt }: Pick<Proposal, 'id' | 'createdAt' | 'expiresAt'>,
  path: string,
): Promise<string> => {
  // Two random ids: 244 bits.
  const token = `${tx.ids.uuid()}${tx.ids.uuid()}`.replaceAll('-', '');
  await planLinkRepository(tx.db).insert({
    tokenHash: hashOf(token),
    proposalId,
    userId,
    createdAt,
    expiresAt,
  });
  const url = new URL(path, tx.settings.origins.app);
  url.searchParams.set('link', token);
  return url.href;
};

interface OpenedLink {
  readonly state: PlanLinkState;
  /** Null for a link without a target for this person. */
  readonly consultationId: string | null;
}

const unknown: OpenedLink = { state: 'unknown', consultationId: null };

/** The target of a link for the signed-in person; another person's is unknown. */
export const openPlanLink = async (scope: Scope, userId: string, token: string): Promise<OpenedLink> => {
  if (token.length > MOST_CHARACTERS) return unknown;
  const linked = await planLinkRepository(scope.db).find(hashOf(token));
  if (linked?.userId !== userId) return unknown;
  const { status, proposalExpiresAt, expiresAt, consultationId } = linked;
  const state = planLinkState({ status, expiresAt: proposalExpiresAt }, expiresAt, scope.clock.now());
  return { state, consultationId };
};
