import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { leaveDuringSql } from '#modules/prescription/index.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { PassedCall } from '../index.ts';

/** A time that was chosen for a call. */
export interface Booking {
  readonly id: string;
  readonly consultationId: string;
  readonly clinicianId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The patient's, for the times in notices. */
  readonly timeZone: string;
  /** Random: an old link opens no other call. */
  readonly room: string;
  readonly status: 'booked' | 'moved' | 'canceled' | 'missed' | 'completed';
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  clinicianId: 'clinician_id',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  timeZone: 'time_zone',
  room: 'room',
  status: 'status',
  createdAt: 'created_at',
} satisfies Columns<Booking>;

/** A booking with its patient. */
export interface PatientBooking extends Booking {
  readonly userId: string;
}

const reminders = { day: 'day_reminder_at', hour: 'hour_reminder_at' } as const;

export type Reminder = keyof typeof reminders;

export const bookingRepository = (db: Knex) => {
  const select = () => db('call_booking').select(columns);
  return {
    /** False when somebody else has the slot, also with simultaneous requests. */
    insert: async (booking: Booking): Promise<boolean> =>
      (await db('call_booking').insert(toRow(columns, booking)).onConflict().ignore().returning('id'))
        .length === 1,

    /** The time that is booked for a visit. */
    booked: async (consultationId: string): Promise<Booking | null> =>
      (await select().where({ consultation_id: consultationId, status: 'booked' }).first()) ?? null,

    /** The visits with a time that is booked with this clinician, from an instant on. */
    bookedWith: async (clinicianId: string, from: Date | null): Promise<readonly string[]> =>
      db('call_booking')
        .where({ clinician_id: clinicianId, status: 'booked' })
        .modify((query) => {
          if (from) query.where('starts_at', '>=', from);
        })
        .orderBy('consultation_id')
        .pluck('consultation_id'),

    /**
     * Booked times with clinicians who do not work here any more, and coming ones in a leave, with the colleague who covers. Of one
     * clinician, or of all.
     */
    stranded: (now: Date, limit: number, clinicianId: string | null = null): ListQuery<PassedCall> =>
      db('call_booking')
        .join('clinician', 'clinician.id', 'call_booking.clinician_id')
        .join('live_call', 'live_call.consultation_id', 'call_booking.consultation_id')
        .joinRaw(
          `left join lateral ${leaveDuringSql('call_booking.clinician_id', {
            from: 'call_booking.starts_at',
            to: 'call_booking.ends_at',
          })} as leave on call_booking.starts_at > ?`,
          [now],
        )
        .select({
          consultationId: 'call_booking.consultation_id',
          from: 'call_booking.clinician_id',
          to: 'leave.covered_by',
        })
        .where({ 'call_booking.status': 'booked', 'live_call.status': 'scheduled' })
        .where((either) => either.where({ 'clinician.active': false }).orWhereNotNull('leave.id'))
        .modify((query) => {
          if (clinicianId) query.where({ 'call_booking.clinician_id': clinicianId });
        })
        .orderBy('call_booking.starts_at')
        .limit(limit),

    /** What the patient was reminded of for one booking counts for the other too. */
    copyReminders: async (from: string, to: string): Promise<void> => {
      const known = await db('call_booking').where({ id: from }).first(Object.values(reminders));
      await db('call_booking').where({ id: to }).update(known);
    },

    end: async (id: string, status: Exclude<Booking['status'], 'booked'>): Promise<void> => {
      await db('call_booking').where({ id }).update({ status });
    },

    /** Booked times that start between two instants and have no such reminder. */
    toRemind: (reminder: Reminder, after: Date, before: Date): ListQuery<PatientBooking> =>
      db('call_booking')
        .join('live_call', 'live_call.consultation_id', 'call_booking.consultation_id')
        .select({
          ...Object.fromEntries(
            Object.entries(columns).map(([name, column]) => [name, `call_booking.${column}`]),
          ),
          userId: 'live_call.user_id',
        })
        .where({ 'call_booking.status': 'booked', [`call_booking.${reminders[reminder]}`]: null })
        .where('call_booking.starts_at', '>', after)
        .where('call_booking.starts_at', '<=', before)
        .limit(500),

    /** False when it was reminded before. */
    markReminded: async (id: string, reminder: Reminder, at: Date): Promise<boolean> =>
      (await db('call_booking')
        .where({ id, status: 'booked', [reminders[reminder]]: null })
        .update({ [reminders[reminder]]: at })) > 0,
  };
};
