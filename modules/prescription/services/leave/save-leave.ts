import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { localDate } from '#kernel/local-date.ts';
import { badInput, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { leaveProblem, spanOfLeave } from '../../domain/leave.ts';
import { CHOOSE_COLLEAGUE, leaveInput } from '../../domain/leave-input.ts';
import { prescriptionEvents } from '../../events.ts';
import type { NewLeave } from '../../index.ts';
import { clinicianRepository } from '../../repositories/clinicians.ts';
import { type Leave, leaveRepository } from '../../repositories/leaves.ts';
import { notifyCover } from './notify-cover.ts';

const refuse = (field: string, message: string): never =>
  orRefuse(badInput([{ field: `input.${field}`, message }]));

/** Refuses a colleague who does not work here, and the clinician themselves. */
const requireColleague = async (tx: Scope, clinicianId: string, coveredBy: string | null): Promise<void> => {
  if (coveredBy === null) return;
  const working = await clinicianRepository(tx.db, tx.clock).licensedIn([]);
  if (coveredBy === clinicianId || !working.some(({ id }) => id === coveredBy))
    refuse('coveredBy', CHOOSE_COLLEAGUE);
};

/** The contract is documented at the port. Two that are entered at once for one clinician follow one after the other. */
export const saveLeave = (
  scope: Scope,
  actor: Actor,
  { clinicianId, timeZone, input }: NewLeave,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { coveredBy, ...days } = orRefuse(readInput(leaveInput, input, 'input'));
    const leaves = leaveRepository(tx.db);
    await leaves.lockClinicians([clinicianId, ...(coveredBy === null ? [] : [coveredBy])]);
    const now = tx.clock.now();
    const others = await leaves.notOver(clinicianId, now);
    const problem = leaveProblem(days, localDate(now, timeZone), others);
    if (problem) refuse(problem.field, problem.message);
    await requireColleague(tx, clinicianId, coveredBy);
    const leave: Leave = {
      id: tx.ids.uuid(),
      clinicianId,
      ...days,
      timeZone,
      ...spanOfLeave(days, timeZone),
      coveredBy,
      createdAt: now,
    };
    await leaves.insert(leave);
    await recordAudit(tx, {
      actor,
      action: 'leave.saved',
      subject: 'clinician',
      subjectId: clinicianId,
      detail: { leaveId: leave.id, ...days, coveredBy },
    });
    await tx.emit(prescriptionEvents.leaveSaved, { leaveId: leave.id });
    await notifyCover(tx, leave, 'saved');
    return true;
  });
