import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { type Clinician, clinicianPort, leavePort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { NO_CALENDAR } from '../domain/calendar.ts';
import { calendarRepository } from '../repositories/calendars.ts';
import { requireClinician } from './staff-access.ts';

/** The clinician with this address, who works here. NOT_FOUND for others. */
const requireByEmail = async (tx: Scope, email: string): Promise<Clinician> => {
  const working = await tx.use(clinicianPort).licensedIn([]);
  const clinician = working.find((one) => one.email === email);
  return clinician ?? orRefuse(fail('NOT_FOUND', 'No clinician who works here has this address.'));
};

/** The days of a leave are days in the time zone of the clinician's calendar. */
const save = async (tx: Scope, { actor }: Staff, { id }: Clinician, input: unknown): Promise<boolean> => {
  const timeZone = (await calendarRepository(tx.db).timeZoneOf(id)) ?? NO_CALENDAR.timeZone;
  return orRefuse(await tx.use(leavePort).save(actor, { clinicianId: id, timeZone, input }));
};

const end = async (tx: Scope, { actor }: Staff, { id }: Clinician, leaveId: string): Promise<boolean> =>
  orRefuse(await tx.use(leavePort).end(actor, { clinicianId: id, leaveId }));

/** A clinician enters a leave of their own. BAD_USER_INPUT as in `LeaveService.save`; FORBIDDEN for others. */
export const saveOwnLeave = (scope: Scope, staff: Staff, input: unknown): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => save(tx, staff, await requireClinician(tx, staff), input));

/** A clinician removes or ends a leave of their own. NOT_FOUND for other leaves; FORBIDDEN for others. */
export const endOwnLeave = (scope: Scope, staff: Staff, leaveId: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => end(tx, staff, await requireClinician(tx, staff), leaveId));

interface OfClinician {
  /** Address of the clinician's account. */
  readonly email: string;
}

/** As `saveOwnLeave`, for a clinician who works here, by staff who may manage staff. */
export const saveLeaveOf = (
  scope: Scope,
  staff: Staff,
  { email, input }: OfClinician & { readonly input: unknown },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => save(tx, staff, await requireByEmail(tx, email), input));

/** As `endOwnLeave`, for a clinician who works here, by staff who may manage staff. */
export const endLeaveOf = (
  scope: Scope,
  staff: Staff,
  { email, leaveId }: OfClinician & { readonly leaveId: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => end(tx, staff, await requireByEmail(tx, email), leaveId));
