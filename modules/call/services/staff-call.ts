import type { AuditAction } from '#config/audit-actions.ts';
import { may } from '#config/staff-permissions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { writtenText } from '#kernel/input/written-text.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { type Clinician, clinicianPort, standInOf } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { afterMissedCall } from '../domain/phone-call.ts';
import { callEvents } from '../events.ts';
import { type CallVisit, callVisitPort } from '../index.ts';
import { type Booking, bookingRepository } from '../repositories/bookings.ts';
import { liveCallRepository } from '../repositories/live-calls.ts';
import { transitionCall } from './call-changes.ts';
import { notices } from './notices.ts';
import { roomUrl } from './room-url.ts';
import { lockCallFor, lockVisitFor } from './staff-access.ts';

const note = writtenText(2_000);

const audit = (tx: Scope, staff: Staff, action: AuditAction, consultationId: string, patientId: string) =>
  recordAudit(tx, {
    actor: staff.actor,
    action,
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId },
  });

const requireBooking = async (tx: Scope, consultationId: string): Promise<Booking> =>
  (await bookingRepository(tx.db).booked(consultationId)) ??
  orRefuse(fail('CONFLICT', 'The patient has not booked a time.'));

/** The call of a case as the desk shows it; null when the case needs none. Audited. */
export const callOfCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const visit = await scope.use(callVisitPort).find(consultationId);
  const clinician = await scope.use(clinicianPort).ofStaff(staff.user);
  const maySee =
    may(staff.user.role, 'assign_cases') || visit?.states.some((state) => clinician?.states.includes(state));
  if (!visit || !maySee) return notFound('case');
  await audit(scope, staff, 'call.read', consultationId, visit.userId);
  const call = await liveCallRepository(scope.db).find(consultationId);
  if (!call) return ok(null);
  const booking = await bookingRepository(scope.db).booked(consultationId);
  const booked = booking && (await scope.use(clinicianPort).byId(booking.clinicianId));
  const person = await scope.use(accountPort).person(visit.userId);
  return ok({
    status: call.status,
    isWaiting: visit.isOpen,
    mayAct: clinician !== null,
    mayWaive: call.mayWaive,
    misses: call.misses,
    note: call.note,
    startsAt: booking?.startsAt ?? null,
    clinicianName: booked?.name ?? null,
    joinUrl: booking && roomUrl(scope, booking),
    phone: person?.phone ?? null,
  });
};

/** What staff do about the call of a case, all or nothing, with its audit row. `work` returns the visit. */
const recorded = (
  scope: Scope,
  staff: Staff,
  consultationId: string,
  action: AuditAction,
  work: (tx: Scope) => Promise<{ readonly userId: string }>,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { userId } = await work(tx);
    await audit(tx, staff, action, consultationId, userId);
    return true;
  });

interface WithReason {
  readonly consultationId: string;
  readonly reason: string;
}

/** A clinician asks for a call before deciding; the case waits for it. BAD_USER_INPUT names `reason`. */
export const askForCall = (scope: Scope, staff: Staff, input: WithReason) =>
  recorded(scope, staff, input.consultationId, 'call.asked', async (tx) => {
    const reason = orRefuse(readInput(note, input.reason, 'reason'));
    const { visit } = await lockVisitFor(tx, staff, input.consultationId);
    orRefuse(await tx.use(callVisitPort).ask(staff.actor, input.consultationId, reason));
    return visit;
  });

/** The call begins. CONFLICT when none is booked. */
export const startCall = (scope: Scope, staff: Staff, consultationId: string) =>
  recorded(scope, staff, consultationId, 'call.started', async (tx) => {
    const { visit, call } = await lockCallFor(tx, staff, consultationId);
    await requireBooking(tx, consultationId);
    await transitionCall(tx, call, 'in_progress', { actor: staff.actor, reason: 'the call began' });
    return visit;
  });

/** The call took place: the case returns to the clinician. BAD_USER_INPUT names `note`. */
export const completeCall = (
  scope: Scope,
  staff: Staff,
  { consultationId, ...input }: { readonly consultationId: string; readonly note: string },
) =>
  recorded(scope, staff, consultationId, 'call.completed', async (tx) => {
    const text = orRefuse(readInput(note, input.note, 'note'));
    const { visit, call, clinician } = await lockCallFor(tx, staff, consultationId);
    const booking = await requireBooking(tx, consultationId);
    const cause = { actor: staff.actor, reason: 'the call took place' };
    await transitionCall(tx, call, 'completed', cause, { note: text });
    await bookingRepository(tx.db).end(booking.id, 'completed');
    await tx.use(callVisitPort).settled(staff.actor, consultationId, clinician.id);
    return visit;
  });

/**
 * The clinician who has the visit is notified of a second missed call, no matter who recorded it. During their leave the colleague who
 * covers for them, or else the person who recorded it. The queue shows the case to all.
 */
const alertClinician = async (
  tx: Scope,
  { clinicianId, states }: CallVisit,
  recordedBy: Clinician,
): Promise<void> => {
  if (clinicianId === null) return;
  const working = await tx.use(clinicianPort).licensedIn([]);
  const { personId } = standInOf(clinicianId, working, states) ?? recordedBy;
  if (personId) await tx.use(accountPort).notify(personId, () => notices.staffMissedTwice);
};

/**
 * The patient did not join: they choose another time. After the second time the case is a separate task for staff, and
 * after the third the visit ends (states 5). CONFLICT before the call was to begin.
 */
export const missedCall = (scope: Scope, staff: Staff, consultationId: string) =>
  recorded(scope, staff, consultationId, 'call.missed', async (tx) => {
    const { visit, call, clinician } = await lockCallFor(tx, staff, consultationId);
    const booking = await requireBooking(tx, consultationId);
    if (tx.clock.now() < booking.startsAt) orRefuse(fail('CONFLICT', 'The call has not begun yet.'));
    const misses = call.misses + 1;
    const cause = { actor: staff.actor, reason: 'the patient did not come' };
    await transitionCall(tx, call, 'missed', cause, { misses });
    await bookingRepository(tx.db).end(booking.id, 'missed');
    await tx.emit(callEvents.missed, { userId: visit.userId, consultationId, misses });
    const next = afterMissedCall(misses);
    if (next === 'remind_and_alert_care') await alertClinician(tx, visit, clinician);
    if (next === 'expire_visit') await tx.use(callVisitPort).missedTooOften(consultationId);
    else
      await tx
        .use(accountPort)
        .notify(visit.userId, () => (next === 'ask_again' ? notices.missed : notices.missedTwice));
    return visit;
  });

/** A clinician waives the call, where the state allows it. BAD_USER_INPUT names `reason`. */
export const waiveCall = (scope: Scope, staff: Staff, { consultationId, ...input }: WithReason) =>
  recorded(scope, staff, consultationId, 'call.waived', async (tx) => {
    const reason = orRefuse(readInput(note, input.reason, 'reason'));
    const { visit, call, clinician } = await lockCallFor(tx, staff, consultationId);
    if (!call.mayWaive)
      orRefuse(fail('CONFLICT', 'The patient’s state does not allow a decision without a call.'));
    await transitionCall(tx, call, 'waived', { actor: staff.actor, reason }, { note: reason });
    await tx.use(callVisitPort).settled(staff.actor, consultationId, clinician.id);
    return visit;
  });
