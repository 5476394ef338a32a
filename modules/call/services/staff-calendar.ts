import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { clinicianPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { calendarInput, NO_CALENDAR } from '../domain/calendar.ts';
import { calendarRepository } from '../repositories/calendars.ts';
import { roomUrl } from './room-url.ts';
import { requireClinician } from './staff-access.ts';

/** The calendar of the requesting clinician, with the booked calls and leaves; null for operators. Audited. */
export const calendarOf = async (scope: Scope, staff: Staff) => {
  const clinician = await scope.use(clinicianPort).ofStaff(staff.user);
  if (!clinician) return null;
  const { id, leaves } = clinician;
  const now = scope.clock.now();
  const { calendar, calls, covered, colleagues } = await calendarRepository(scope.db).withCalls(id, now);
  const { timeZone, hours, exceptions } = calendar ?? NO_CALENDAR;
  const people = await scope.use(accountPort).people([...new Set(calls.map(({ userId }) => userId))]);
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'calendar.read',
    subject: 'clinician',
    subjectId: id,
    detail: { consultationIds: calls.map(({ consultationId }) => consultationId) },
  });
  return {
    timeZone,
    hours,
    exceptions,
    leaves,
    covered,
    colleagues,
    calls: calls.map((call) => {
      const person = people.find(({ id: personId }) => personId === call.userId);
      return {
        consultationId: call.consultationId,
        patientName: [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'Name not given',
        startsAt: call.startsAt,
        needsOutcome: call.endsAt < now,
        joinUrl: roomUrl(scope, call),
      };
    }),
  };
};

/** Replaces the clinician's hours. Booked calls stay booked. BAD_USER_INPUT names each invalid entry. */
export const saveCalendar = (scope: Scope, staff: Staff, input: unknown): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { id } = await requireClinician(tx, staff);
    const calendar = orRefuse(readInput(calendarInput, input, 'input'));
    await calendarRepository(tx.db).save(id, calendar, tx.clock.now());
    await recordAudit(tx, {
      actor: staff.actor,
      action: 'calendar.saved',
      subject: 'clinician',
      subjectId: id,
      detail: {},
    });
    return true;
  });
