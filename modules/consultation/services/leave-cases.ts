import { stateName } from '#kernel/us-states.ts';
import { callPort } from '#modules/call/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { statesOfVisit } from '../index.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { handOver } from './hand-over.ts';

/** Visits that a clinician can take from the queue. */
const takeable = ['assigned', 'in_review'] as const;
/** Visits that wait for the patient or a call; they never enter the queue, so a colleague gets them. */
const waiting = ['needs_info', 'awaiting_call', 'plan_proposed'] as const;

const isTakeable = (status: string): boolean => takeable.some((one) => one === status);

/** A colleague licensed for a visit: the next in turn, else any; null without one. */
const colleagueFor = async (tx: Scope, clinicianId: string, states: readonly string[]) => {
  const clinicians = tx.use(clinicianPort);
  const others = (await clinicians.licensedIn(states)).filter(({ id }) => id !== clinicianId);
  if (others.length === 0) return null;
  const next = await clinicians.nextLicensedIn(states);
  return others.find(({ id }) => id === next)?.id ?? others[0]?.id ?? null;
};

interface Leaving {
  readonly clinicianId: string;
  readonly byPerson: string;
  /** Only visits in this state; null for all. */
  readonly state: string | null;
  /** The colleague who takes over what they are licensed for; null for nobody in particular. */
  readonly handOverTo: string | null;
  readonly note: string;
}

/** The named colleague, if they may treat these patients. */
const namedFor = async (
  tx: Scope,
  { clinicianId, handOverTo }: Leaving,
  states: readonly string[],
): Promise<string | null> => {
  if (handOverTo === null || handOverTo === clinicianId) return null;
  const licensed = await tx.use(clinicianPort).licensedIn(states);
  return licensed.some(({ id }) => id === handOverTo) ? handOverTo : null;
};

/**
 * Whoever has the visit, or else the named colleague, takes a clinician's booked calls at the same time, if they are licensed and
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
    const to = owner ?? (await namedFor(tx, leaving, states));
    await tx.use(callPort).passOn(systemActor, { consultationId, from: clinicianId, to });
  }
};

/**
 * A clinician's open visits go to the named colleague, if there is one who is licensed. Else they go back to the queue, and those
 * that wait for the patient to a licensed colleague. Without one, these stay until somebody hands them over. Idempotent.
 */
const leaveCases = async (tx: Scope, leaving: Leaving): Promise<void> => {
  const { clinicianId, byPerson, state, note } = leaving;
  const consultations = consultationRepository(tx.db);
  for (const id of await consultations.idsOfClinician(clinicianId, [...takeable, ...waiting])) {
    const consultation = await consultations.lock(id);
    if (consultation?.clinicianId !== clinicianId) continue;
    const states = statesOfVisit(consultation);
    if (state !== null && !states.includes(state)) continue;
    const isInQueue = isTakeable(consultation.status);
    const named = await namedFor(tx, leaving, states);
    const to = named ?? (isInQueue ? null : await colleagueFor(tx, clinicianId, states));
    if (to === null && !isInQueue) continue;
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

/** Calls first: whoever has a visit is asked for its call. */
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
  await leaveWork(tx, { clinicianId, byPerson: personId, state: null, handOverTo, note });
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
  await leaveWork(tx, { clinicianId, byPerson, state, handOverTo: null, note });
};
