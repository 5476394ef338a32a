import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { prescriptionEvents } from '../../events.ts';
import { leaveRepository } from '../../repositories/leaves.ts';

const beginNext = async (tx: Scope): Promise<boolean> => {
  const now = tx.clock.now();
  const leaves = leaveRepository(tx.db);
  const leave = await leaves.nextBegun(now);
  if (!leave) return false;
  await leaves.markBegun(leave.id, now);
  await recordAudit(tx, {
    ...{ actor: systemActor, action: 'leave.began', subject: 'clinician', subjectId: leave.clinicianId },
    detail: { leaveId: leave.id },
  });
  await tx.emit(prescriptionEvents.leaveBegan, { leaveId: leave.id });
  return true;
};

/** Tells others once that a leave has begun. The clinician is on leave from that instant on, whether this has run or not. */
export const beginLeaves: SweepDefinition = {
  id: 'prescription.leave-begins',
  due: (scope) => [leaveRepository(scope.db).begun(scope.clock.now())],
  run: async (scope) => {
    while (await scope.transaction(beginNext));
  },
};
