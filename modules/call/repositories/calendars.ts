import type { Knex } from 'knex';
import type { JsonInstant } from '#kernel/json-instant.ts';
import { isLicensedSql } from '#modules/prescription/index.ts';
import type { Calendar } from '../domain/calendar.ts';

export interface ClinicianCalendar extends Calendar {
  readonly clinicianId: string;
  readonly clinicianName: string;
}

/** A calendar with the times that are booked in it. */
export interface BookedCalendar extends ClinicianCalendar {
  readonly booked: readonly Date[];
}

/** A call in a calendar. */
export interface BookedCall {
  readonly consultationId: string;
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly room: string;
}

export interface CalendarWithCalls {
  readonly calendar: Calendar | null;
  readonly calls: readonly BookedCall[];
}

interface WithCallsRow {
  readonly calendar: Calendar | null;
  readonly calls: readonly (Omit<BookedCall, 'startsAt' | 'endsAt'> & {
    readonly startsAt: JsonInstant;
    readonly endsAt: JsonInstant;
  })[];
}

const columns = `k.clinician_id as "clinicianId", k.time_zone as "timeZone", k.hours, k.exceptions,
  c.name as "clinicianName"`;

export const calendarRepository = (db: Knex) => ({
  /** A clinician's hours, null before they were first saved, and the calls that are booked, the next first. One statement. */
  withCalls: async (clinicianId: string): Promise<CalendarWithCalls> => {
    const { rows }: { rows: WithCallsRow[] } = await db.raw(
      `select (select json_build_object('timeZone', k.time_zone, 'hours', k.hours, 'exceptions', k.exceptions)
          from clinician_calendar k where k.clinician_id = :clinicianId) as calendar,
        (select coalesce(json_agg(t), '[]') from (
          select b.consultation_id as "consultationId", l.user_id as "userId", b.starts_at as "startsAt",
            b.ends_at as "endsAt", b.room
          from call_booking b join live_call l on l.consultation_id = b.consultation_id
          where b.clinician_id = :clinicianId and b.status = 'booked'
          order by b.starts_at limit 200) t) as calls`,
      { clinicianId },
    );
    const { calendar = null, calls = [] } = rows[0] ?? {};
    return {
      calendar,
      calls: calls.map((call) => ({
        ...call,
        startsAt: new Date(call.startsAt),
        endsAt: new Date(call.endsAt),
      })),
    };
  },

  /** The calendars of active clinicians who are licensed in all of these states, by name, with what is booked from now on. One statement. */
  licensedIn: async (states: readonly string[], now: Date): Promise<readonly BookedCalendar[]> => {
    const { rows }: { rows: BookedCalendar[] } = await db.raw(
      `select ${columns}, array(select b.starts_at from call_booking b
         where b.clinician_id = k.clinician_id and b.status = 'booked' and b.ends_at > :now) as booked
       from clinician_calendar k join clinician c on c.id = k.clinician_id
       where c.active and not exists (
         select from unnest(:states::text[]) s (state) where not ${isLicensedSql('c.id', 's.state', ':now')})
       order by c.name, c.id`,
      { states: [...states], now },
    );
    return rows;
  },

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
