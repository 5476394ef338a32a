import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { type Clinician, clinicianPort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { type CallVisit, callVisitPort } from '../index.ts';
import { type LiveCall, liveCallRepository } from '../repositories/live-calls.ts';

/** The clinician who is this member of staff. FORBIDDEN for operators. */
export const requireClinician = async (tx: Scope, staff: Staff): Promise<Clinician> =>
  (await tx.use(clinicianPort).ofStaff(staff.user)) ??
  orRefuse(fail('FORBIDDEN', 'Only a clinician may do this.'));

/** A visit for a clinician who is licensed where the patient is, locked. NOT_FOUND for others. */
export const lockVisitFor = async (
  tx: Scope,
  staff: Staff,
  consultationId: string,
): Promise<{ clinician: Clinician; visit: CallVisit }> => {
  const clinician = await requireClinician(tx, staff);
  const visit = await tx.use(callVisitPort).lock(consultationId);
  if (!visit?.states.every((state) => clinician.states.includes(state))) return orRefuse(notFound('case'));
  return { clinician, visit };
};

/** As `lockVisitFor`, with the call of the visit. */
export const lockCallFor = async (
  tx: Scope,
  staff: Staff,
  consultationId: string,
): Promise<{ clinician: Clinician; visit: CallVisit; call: LiveCall }> => {
  const locked = await lockVisitFor(tx, staff, consultationId);
  const call = await liveCallRepository(tx.db).lock(consultationId);
  if (!locked.visit.isOpen || !call) return orRefuse(fail('CONFLICT', 'This case does not wait for a call.'));
  return { ...locked, call };
};
