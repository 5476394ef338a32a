import type { AuditAction } from '#config/audit-actions.ts';
import { may } from '#config/staff-permissions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { isOpen, type LockedVisit, reviewPort, statesOfVisit } from '#modules/consultation/index.ts';
import { type Clinician, clinicianPort, isOnLeave } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { handOverNote } from '../domain/decision-input.ts';
import { lockCase } from './case-access.ts';

/** Locks a case whose owner the viewer may change: an operator any, a clinician their own and unassigned ones. */
const lockForOwner = async (tx: Scope, staff: Staff, consultationId: string): Promise<LockedVisit> => {
  if (may(staff.user.role, 'assign_cases')) {
    const visit = await tx.use(reviewPort).lock(consultationId);
    return visit ?? orRefuse(notFound('case'));
  }
  const { clinician, ...visit } = await lockCase(tx, staff, consultationId);
  const owner = visit.consultation.clinicianId;
  if (owner !== null && owner !== clinician.id)
    orRefuse(fail('CONFLICT', 'A colleague has this case. Only they or an operator can reassign it.'));
  return visit;
};

const requireOpen = ({ consultation }: LockedVisit): void => {
  if (!isOpen(consultation.status))
    orRefuse(fail('CONFLICT', 'This case is closed and not assigned to anyone.'));
};

const change = async (
  tx: Scope,
  staff: Staff,
  visit: LockedVisit,
  {
    to,
    note,
    action,
  }: { readonly to: Clinician | null; readonly note: string | null; readonly action: AuditAction },
): Promise<{ consultationId: string }> => {
  const { id: consultationId, userId } = visit.consultation;
  const clinicianId = to?.id ?? null;
  orRefuse(
    await tx.use(reviewPort).handOver(staff.actor, visit, { clinicianId, byPerson: staff.user.id, note }),
  );
  await recordAudit(tx, {
    actor: staff.actor,
    action,
    subject: 'consultation',
    subjectId: consultationId,
    detail: {
      patientId: userId,
      fromClinicianId: visit.consultation.clinicianId,
      toClinicianId: clinicianId,
    },
  });
  return { consultationId };
};

/**
 * Assigns a case to a colleague licensed in the state of treatment and where the patient said they are, with a note for
 * them. BAD_USER_INPUT names `clinicianId` and `note`; CONFLICT for a closed case and one that another colleague has.
 */
export const handOverCase = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; clinicianId: string; note: string },
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const note = orRefuse(readInput(handOverNote, input.note, 'note'));
    const visit = await lockForOwner(tx, staff, input.consultationId);
    requireOpen(visit);
    const states = statesOfVisit(visit.consultation);
    const problem = (message: string) => orRefuse(badInput([{ field: 'clinicianId', message }]));
    const colleagues = await tx.use(clinicianPort).licensedIn(states);
    const to = colleagues.find(({ id }) => id === input.clinicianId);
    if (!to) return problem(`Choose a clinician licensed in ${states.map(stateName).join(' and ')}.`);
    if (to.id === visit.consultation.clinicianId) return problem(`${to.name} has this case already.`);
    return change(tx, staff, visit, { to, note, action: 'case.handed_over' });
  });

/** Returns a case to the queue. CONFLICT for a closed case, a colleague's, and one that waits for the patient. */
export const releaseCase = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const visit = await lockForOwner(tx, staff, consultationId);
    requireOpen(visit);
    const { status, clinicianId } = visit.consultation;
    if (clinicianId === null) orRefuse(fail('CONFLICT', 'Nobody has this case.'));
    if (status !== 'assigned' && status !== 'in_review')
      orRefuse(fail('CONFLICT', 'This case waits for the patient. Hand it over to a colleague instead.'));
    return change(tx, staff, visit, { to: null, note: null, action: 'case.released' });
  });

/** The clinicians to whom a case can be given; audited as reading the case. NOT_FOUND as in `deskCase`. */
export const colleaguesFor = async (
  scope: Scope,
  states: readonly string[],
): Promise<readonly (Pick<Clinician, 'id' | 'name' | 'qualification'> & { readonly isOnLeave: boolean })[]> =>
  (await scope.use(clinicianPort).licensedIn(states)).map((one) => ({ ...one, isOnLeave: isOnLeave(one) }));
