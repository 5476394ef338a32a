import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { Actor } from '#server/actor.ts';
import { recordTransition } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type RenewalStatus, renewalMachine } from '../domain/renewal-state.ts';
import { type Renewal, type RenewalChange, renewalRepository } from '../repositories/renewals.ts';

/** Who does it and why, in words for the record. */
export interface Cause {
  readonly actor: Actor;
  readonly reason: string;
}

/** Opens a renewal; null when another of his is under way. */
export const openRenewal = async (tx: Scope, userId: string, cause: Cause): Promise<Renewal | null> => {
  const at = tx.clock.now();
  const renewal: Renewal = {
    id: tx.ids.uuid(),
    userId,
    status: renewalMachine.initial,
    statusAt: at,
    quizResponseId: null,
    consultationId: null,
    submittedAt: null,
    createdAt: at,
  };
  if (!(await renewalRepository(tx.db).insert(renewal))) return null;
  await recordTransition(tx, { entity: 'renewal', id: renewal.id, from: null, to: renewal.status, ...cause });
  return renewal;
};

/** Moves a locked renewal, with what else changes at that moment; a move that is not allowed is refused. */
export const moveRenewal = async (
  tx: Scope,
  renewal: Renewal,
  to: RenewalStatus,
  cause: Cause,
  change: RenewalChange = {},
): Promise<Renewal> => {
  const { id, status: from } = renewal;
  orRefuse(renewalMachine.move(from, to, cause.actor.role));
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await renewalRepository(tx.db).update(id, whole);
  await recordTransition(tx, { entity: 'renewal', id, from, to, ...cause });
  return { ...renewal, ...whole };
};
