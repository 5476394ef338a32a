import { systemActor } from '#server/actor.ts';
import { requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type ReferralStatus, referralMachine } from '../domain/referral-state.ts';
import { type Referral, referralRepository } from '../repositories/referrals.ts';

/** Moves a locked referral to a state, with what belongs to it, and records why. */
export const transitionReferral = async (
  tx: Scope,
  referral: Referral,
  to: ReferralStatus,
  reason: string,
  more: Partial<Referral> = {},
): Promise<Referral> => {
  const at = { entity: 'referral', id: referral.id, from: referral.status };
  await requireTransition(tx, referralMachine, at, to, { actor: systemActor, reason });
  const changes = { ...more, status: to, statusAt: tx.clock.now() };
  await referralRepository(tx.db).change(referral.id, changes);
  return { ...referral, ...changes };
};
