import type { Knex } from 'knex';
import type { JsonInstant } from '#kernel/json-instant.ts';
import {
  colleaguesSql,
  coveredLeavesSql,
  isLicensedSql,
  type LeaveSpanJson,
  type LeaveView,
  leaveSpansSql,
} from '#modules/prescription/index.ts';
import type { Calendar } from '../domain/calendar.ts';
import type { Occupied } from '../domain/open-slots.ts';

export interface ClinicianCalendar extends Calendar {
  readonly clinicianId: string;
  readonly clinicianName: string;
}

/** A calendar with the times that are booked in it, and the clinician's leaves. */
export interface BookedCalendar extends ClinicianCalendar, Occupied {}

/** A call in a calendar. */
export interface BookedCall {
  readonly consultationId: string;
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly room: string;
}

interface Colleague {
  readonly id: string;
  readonly name: string;
}

export interface CalendarWithCalls {
  readonly calendar: Calendar | null;
  readonly calls: readonly BookedCall[];
  /** The leaves of colleagues for whom the clinician covers. */
  readonly covered: readonly LeaveView[];
  /** Those who may cover for the clinician. */
  readonly colleagues: readonly Colleague[];
}

interface WithCallsRow extends Pick<CalendarWithCalls, 'covered' | 'colleagues'> {
  readonly calendar: Calendar | null;
  readonly calls: readonly (Omit<BookedCall, 'startsAt' | 'endsAt'> & {
    readonly startsAt: JsonInstant;
    readonly endsAt: JsonInstant;
  })[];
}

const columns = `k.clinician_id as "clinicianId", k.time_zone as "timeZone", k.hours, k.exceptions,
  c.name as "clinicianName"`;

export const calendarRepository = (db: Knex) => ({
  /**
   * A clinician's hours, null before they were first saved, the calls that are booked, the next first, and what concerns leaves. One
   * statement.
   */
  withCalls: async (clinicianId: string, now: Date): Promise<CalendarWithCalls> => {
    const { rows }: { rows: WithCallsRow[] } = await db.raw(
      `select (select json_build_object('timeZone', k.time_zone, 'hours', k.hours, 'exceptions', k.exceptions)
          from clinician_calendar k where k.clinician_id = :clinicianId) as calendar,
        (select coalesce(json_agg(t), '[]') from (
          select b.consultation_id as "consultationId", l.user_id as "userId", b.starts_at as "startsAt",
            b.ends_at as "endsAt", b.room
          from call_booking b join live_call l on l.consultation_id = b.consultation_id
          where b.clinician_id = :clinicianId and b.status = 'booked'
          order by b.starts_at limit 200) t) as calls,
        ${coveredLeavesSql('cast(:clinicianId as uuid)', 'cast(:now as timestamptz)')} as covered,
        ${colleaguesSql('cast(:clinicianId as uuid)')} as colleagues`,
      { clinicianId, now },
    );
    const { calendar = null, calls = [], covered = [], colleagues = [] } = rows[0] ?? {};
    return {
      calendar,
      covered,
      colleagues,
      calls: calls.map((call) => ({
        ...call,
        startsAt: new Date(call.startsAt),
        endsAt: new Date(call.endsAt),
      })),
    };
  },

  /**
   * The calendars of active clinicians who are licensed in all of these states, by name, with what is booked from now on and the
   * leaves. One statement.
   */
  licensedIn: async (states: readonly string[], now: Date): Promise<readonly BookedCalendar[]> => {
    const { rows }: { rows: (Omit<BookedCalendar, 'away'> & { away: LeaveSpanJson[] })[] } = await db.raw(
      `select ${columns}, array(select b.starts_at from call_booking b
         where b.clinician_id = k.clinician_id and b.status = 'booked' and b.ends_at > :now) as booked,
         ${leaveSpansSql('k.clinician_id', ':now')} as away
       from clinician_calendar k join clinician c on c.id = k.clinician_id
       where c.active and not exists (
         select from unnest(:states::text[]) s (state) where not ${isLicensedSql('c.id', 's.state', ':now')})
       order by c.name, c.id`,
      { states: [...states], now },
    );
    return rows.map((row) => ({
      ...row,
      away: row.away.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
    }));
  },

  /** IANA name; null before the hours were first saved. */
  timeZoneOf: async (clinicianId: string): Promise<string | null> =>
    (await db('clinician_calendar').where({ clinician_id: clinicianId }).first('time_zone'))?.time_zone ??
    null,

  save: async (clinicianId: string, { timeZone, hours, exceptions }: Calendar, at: Date): Promise<void> => {
    await db('clinician_calendar')
      .insert({
        clinician_id: clinicianId,
        time_zone: timeZone,
        hours: JSON.stringify(hours),
        exceptions: JSON.stringify(exceptions),
        updated_at: at,
      })
      .onConflict('clinician_id')
      .merge(['time_zone', 'hours', 'exceptions', 'updated_at']);
  },
});
