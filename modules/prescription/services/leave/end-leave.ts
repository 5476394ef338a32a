import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { leaveRepository } from '../../repositories/leaves.ts';
import { notifyCover } from './notify-cover.ts';

/** The contract is documented at the port. */
export const endLeave = (
  scope: Scope,
  actor: Actor,
  { clinicianId, leaveId }: { readonly clinicianId: string; readonly leaveId: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const leaves = leaveRepository(tx.db);
    const leave = await leaves.lock(leaveId);
    if (leave?.clinicianId !== clinicianId) return orRefuse(notFound('leave'));
    const now = tx.clock.now();
    if (leave.endsAt <= now) return true;
    const hasBegun = leave.startsAt <= now;
    if (hasBegun) await leaves.end(leaveId, now);
    else await leaves.remove(leaveId);
    await recordAudit(tx, {
      actor,
      action: hasBegun ? 'leave.ended' : 'leave.removed',
      subject: 'clinician',
      subjectId: clinicianId,
      detail: { leaveId, firstDay: leave.firstDay, lastDay: leave.lastDay },
    });
    await notifyCover(tx, leave, hasBegun ? 'ended' : 'removed');
    return true;
  });
