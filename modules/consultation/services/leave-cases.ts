import { formatDate } from '#kernel/dates.ts';
import { stateName } from '#kernel/us-states.ts';
import { callPort } from '#modules/call/index.ts';
import { type Clinician, clinicianPort, isOnLeave, leavePort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { statesOfVisit } from '../index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { handOver } from './hand-over.ts';

/** Visits that a clinician can take from the queue. */
const takeable = ['assigned', 'in_review'] as const;
/** Visits that wait for the patient or a call; they never enter the queue, so a colleague gets them. */
const waiting = ['needs_info', 'awaiting_call', 'plan_proposed'] as const;

const isTakeable = (status: string): boolean => takeable.some((one) => one === status);

interface Leaving {
  readonly clinicianId: string;
  readonly byPerson: string;
  /** Only visits in this state; null for all. */
  readonly state: string | null;
  /** The colleague who takes over what they are licensed for; null for nobody in particular. */
  readonly handOverTo: string | null;
  readonly note: string;
  /** When they are back from leave; null when they are not coming back to these visits. */
  readonly backAt: Date | null;
}

/** The named colleague, if they may treat these patients. */
const namedFor = async (
  tx: Scope,
  { clinicianId, handOverTo }: Leaving,
  states: readonly string[],
): Promise<Clinician | null> => {
  if (handOverTo === null || handOverTo === clinicianId) return null;
  const licensed = await tx.use(clinicianPort).licensedIn(states);
  return licensed.find(({ id }) => id === handOverTo) ?? null;
};

/**
 * The colleagues who are licensed for a visit: those who are not on leave. When all of them are, they are asked only if the
 * clinician is not coming back.
 */
const colleaguesFor = async (
  tx: Scope,
  { clinicianId, backAt }: Leaving,
  states: readonly string[],
): Promise<readonly Clinician[]> => {
  const licensed = await tx.use(clinicianPort).licensedIn(states);
  const others = licensed.filter(({ id }) => id !== clinicianId);
  const here = others.filter((one) => !isOnLeave(one));
  return here.length > 0 || backAt !== null ? here : others;
};

/** Who gets a visit: a colleague, or nobody (`to: null`), in the queue. Null when it stays. */
const nextOwner = async (
  tx: Scope,
  leaving: Leaving,
  consultation: Consultation,
): Promise<{ readonly to: string | null } | null> => {
  const states = statesOfVisit(consultation);
  const named = await namedFor(tx, leaving, states);
  if (named && !isOnLeave(named)) return { to: named.id };
  const colleagues = await colleaguesFor(tx, leaving, states);
  if (isTakeable(consultation.status))
    return colleagues.length === 0 && leaving.backAt !== null ? null : { to: null };
  if (colleagues.length === 0) return null;
  const next = await tx.use(clinicianPort).nextLicensedIn(states);
  const colleague = colleagues.find(({ id }) => id === next) ?? colleagues[0];
  return colleague ? { to: colleague.id } : null;
};

/**
 * The clinician who has the visit, or else the named colleague, takes a clinician's booked calls at the same time, if they are licensed and
 * free; the others are released. Idempotent.
 */
const leaveCalls = async (tx: Scope, leaving: Leaving): Promise<void> => {
  const { clinicianId, state } = leaving;
  const consultations = consultationRepository(tx.db);
  for (const consultationId of await tx.use(callPort).bookedWith(clinicianId)) {
    const consultation = await consultations.lock(consultationId);
    if (!consultation) continue;
    const states = statesOfVisit(consultation);
    if (state !== null && !states.includes(state)) continue;
    const owner = consultation.clinicianId === clinicianId ? null : consultation.clinicianId;
    const to = owner ?? (await namedFor(tx, leaving, states))?.id ?? null;
    await tx.use(callPort).passOn(systemActor, { consultationId, from: clinicianId, to });
  }
};

/**
 * A clinician's open visits go to the named colleague, if there is one who is licensed. Else they go back to the queue, and those
 * that wait for the patient to a licensed colleague. Without one, these stay until somebody hands them over; those of a clinician
 * on leave all stay then, and so does one whose call is booked with them after the leave. Idempotent.
 */
const leaveCases = async (tx: Scope, leaving: Leaving): Promise<void> => {
  const { clinicianId, byPerson, state, note, backAt } = leaving;
  const consultations = consultationRepository(tx.db);
  const callAfter = backAt === null ? [] : await tx.use(callPort).bookedWith(clinicianId, backAt);
  for (const id of await consultations.idsOfClinician(clinicianId, [...takeable, ...waiting])) {
    const consultation = await consultations.lock(id);
    if (consultation?.clinicianId !== clinicianId) continue;
    if (state !== null && !statesOfVisit(consultation).includes(state)) continue;
    if (consultation.status === 'awaiting_call' && callAfter.includes(id)) continue;
    const next = await nextOwner(tx, leaving, consultation);
    if (!next) continue;
    const { to } = next;
    await handOver(tx, systemActor, { consultation }, { clinicianId: to, byPerson, note });
    await recordAudit(tx, {
      actor: systemActor,
      action: to === null ? 'case.released' : 'case.handed_over',
      subject: 'consultation',
      subjectId: id,
      detail: { patientId: consultation.userId, fromClinicianId: clinicianId, toClinicianId: to },
    });
  }
};

/** Calls first: the clinician who has a visit is asked for its call. */
const leaveWork = async (tx: Scope, leaving: Leaving): Promise<void> => {
  await leaveCalls(tx, leaving);
  await leaveCases(tx, leaving);
};

interface StaffChange {
  readonly personId: string;
  readonly isClinician: boolean;
  readonly handOverTo?: string | null | undefined;
}

/** Follows a change of staff: a person who is no clinician any more gets no cases, and others get theirs. */
export const followStaff = async (
  tx: Scope,
  { personId, isClinician, handOverTo = null }: StaffChange,
): Promise<void> => {
  const clinicianId = await tx.use(clinicianPort).setWorking(personId, isClinician);
  if (clinicianId === null || isClinician) return;
  const note = 'Their clinician no longer works here.';
  await leaveWork(tx, { clinicianId, byPerson: personId, state: null, handOverTo, note, backAt: null });
};

/** Follows the end of a license, unless it counts again by now: others get the cases in that state. */
export const followLicense = async (
  tx: Scope,
  { clinicianId, state }: { readonly clinicianId: string; readonly state: string },
): Promise<void> => {
  const clinician = await tx.use(clinicianPort).byId(clinicianId);
  if (!clinician || clinician.states.includes(state)) return;
  const note = `The license of their clinician in ${stateName(state)} has ended.`;
  const byPerson = clinician.personId ?? clinicianId;
  await leaveWork(tx, { clinicianId, byPerson, state, handOverTo: null, note, backAt: null });
};

/** Follows the beginning of a leave, unless it has ended by now: others get the open cases. The calls have gone to others before. */
export const followLeave = async (tx: Scope, { leaveId }: { readonly leaveId: string }): Promise<void> => {
  const leave = await tx.use(leavePort).find(leaveId);
  if (!leave || leave.endsAt <= tx.clock.now()) return;
  const { clinicianId, coveredBy: handOverTo, endsAt: backAt } = leave;
  const clinician = await tx.use(clinicianPort).byId(clinicianId);
  const note = `Their clinician is on leave until ${formatDate(leave.lastDay)}.`;
  const byPerson = clinician?.personId ?? clinicianId;
  await leaveCases(tx, { clinicianId, byPerson, state: null, handOverTo, note, backAt });
};
