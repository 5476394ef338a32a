import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { type LockedVisit, reviewPort, statesOfVisit } from '#modules/consultation/index.ts';
import { type Clinician, clinicianPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';

/** A locked case and the clinician who may decide it. */
export interface LockedCase extends LockedVisit {
  readonly clinician: Clinician;
  readonly actor: Actor;
}

/**
 * The locked case, and whether it is an emergency in a state without a licensed clinician; NOT_FOUND where only this
 * clinician has no license.
 */
const lockVisible = async (tx: Scope, staff: Staff, consultationId: string) => {
  const clinicians = tx.use(clinicianPort);
  const clinician = await clinicians.ofStaff(staff.user);
  if (!clinician) return orRefuse(fail('FORBIDDEN', 'Only a clinician may do this.'));
  const visit = await tx.use(reviewPort).lock(consultationId);
  if (!visit) return orRefuse(notFound('case'));
  const { shipState, alertAt } = visit.consultation;
  const locked: LockedCase = { ...visit, clinician, actor: staff.actor };
  if (clinician.states.includes(shipState)) return { locked, isWithoutLicense: false };
  if (alertAt === null || (await clinicians.treatsIn(shipState))) return orRefuse(notFound('case'));
  return { locked, isWithoutLicense: true };
};

/**
 * Locks a case for a viewer who may decide it: a clinician licensed in the patient's state. FORBIDDEN for an emergency
 * in a state without a licensed clinician, which they can see (see `lockForCare`).
 */
export const lockCase = async (tx: Scope, staff: Staff, consultationId: string): Promise<LockedCase> => {
  const { locked, isWithoutLicense } = await lockVisible(tx, staff, consultationId);
  if (isWithoutLicense)
    orRefuse(
      fail(
        'FORBIDDEN',
        `No clinician is licensed in ${stateName(locked.consultation.shipState)}. You can answer this emergency and write to the patient, and nothing else.`,
      ),
    );
  return locked;
};

/**
 * Locks a case for a clinician who helps without prescribing: one licensed in the patient's state, or any for an
 * emergency in a state without a licensed clinician.
 */
export const lockForCare = async (tx: Scope, staff: Staff, consultationId: string): Promise<LockedCase> =>
  (await lockVisible(tx, staff, consultationId)).locked;

/** Assigns a case to the clinician if nobody has it, or if the colleague who has it has not opened it yet. */
const assign = async (tx: Scope, locked: LockedCase, mayTakeOver: boolean): Promise<LockedCase> => {
  const { clinician, actor } = locked;
  const review = tx.use(reviewPort);
  let visit: LockedVisit = locked;
  const mine = locked.consultation.clinicianId === clinician.id;
  if (locked.consultation.status === 'assigned' && !mine && mayTakeOver)
    visit = orRefuse(await review.returnToQueue(visit));
  if (visit.consultation.status !== 'submitted') {
    if (!mine && visit.consultation.clinicianId !== null)
      orRefuse(fail('CONFLICT', 'A colleague has this case. Take it first, or leave it to them.'));
    return locked;
  }
  return { ...locked, ...orRefuse(await review.assign(actor, visit, clinician.id)) };
};

/**
 * Opens the chart: the visit is in review and waits for the clinician. An open question or proposal to the patient is
 * withdrawn. Refused for ended visits and for a colleague's case.
 */
export const reviewCase = async (tx: Scope, locked: LockedCase, mayTakeOver = false): Promise<LockedCase> => {
  const assigned = await assign(tx, locked, mayTakeOver);
  return { ...assigned, ...orRefuse(await tx.use(reviewPort).open(assigned.actor, assigned)) };
};

/**
 * A decision needs a license for the destination of the order and for where the patient said they are. FORBIDDEN names
 * the states without one.
 */
export const requireLicenses = ({ clinician, consultation }: LockedCase): void => {
  const missing = statesOfVisit(consultation).filter((state) => !clinician.states.includes(state));
  if (missing.length > 0)
    orRefuse(
      fail(
        'FORBIDDEN',
        `The patient is in ${missing.map(stateName).join(' and ')} now. Only a clinician licensed there too may decide.`,
      ),
    );
};
