import type { Knex } from 'knex';
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

const columns = `k.clinician_id as "clinicianId", k.time_zone as "timeZone", k.hours, k.exceptions,
  c.name as "clinicianName"`;

export const calendarRepository = (db: Knex) => ({
  of: async (clinicianId: string): Promise<ClinicianCalendar | null> => {
    const { rows }: { rows: ClinicianCalendar[] } = await db.raw(
      `select ${columns} from clinician_calendar k join clinician c on c.id = k.clinician_id
       where k.clinician_id = :clinicianId`,
      { clinicianId },
    );
    return rows[0] ?? null;
  },

  /** The calendars of active clinicians who are licensed in all of these states, by name, with what is booked from now on. One statement. */
  licensedIn: async (states: readonly string[], now: Date): Promise<readonly BookedCalendar[]> => {
    const { rows }: { rows: BookedCalendar[] } = await db.raw(
      `select ${columns}, array(select b.starts_at from call_booking b
         where b.clinician_id = k.clinician_id and b.status = 'booked' and b.ends_at > :now) as booked
       from clinician_calendar k join clinician c on c.id = k.clinician_id
       where c.active and not exists (
         select from unnest(:states::text[]) s (state) where not ${isLicensedSql('c.id', 's.state')})
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
