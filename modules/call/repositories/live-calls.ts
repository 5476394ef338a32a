import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { type ClinicianView, clinicianSql } from '#modules/prescription/index.ts';
import type { PhoneCallStatus } from '../domain/phone-call.ts';

/** The call of a visit, from the day it is required. */
export interface LiveCall {
  readonly consultationId: string;
  readonly userId: string;
  readonly status: PhoneCallStatus;
  /** Whether the state allows a clinician to waive it. */
  readonly mayWaive: boolean;
  /** How often the patient did not come. */
  readonly misses: number;
  /** The outcome, for the record. */
  readonly note: string | null;
  readonly createdAt: Date;
  readonly statusAt: Date;
}

const columns = {
  consultationId: 'consultation_id',
  userId: 'user_id',
  status: 'status',
  mayWaive: 'may_waive',
  misses: 'misses',
  note: 'note',
  createdAt: 'created_at',
  statusAt: 'status_at',
} satisfies Columns<LiveCall>;

/** A call with the time that is booked for it. */
export interface BookedLiveCall extends LiveCall {
  readonly startsAt: Date | null;
  readonly timeZone: string | null;
  readonly room: string | null;
  /** With whom, with the license in the patient's state; null while no time is booked. */
  readonly clinician: ClinicianView | null;
}

/** Where a license is shown: in the patient's state, now. */
const whereTheyLive = {
  state: '(select p.state from person p where p.id = live_call.user_id)',
  at: 'cast(:now as timestamptz)',
};

const unsettled = ['required', 'proposed', 'scheduled', 'in_progress', 'rescheduled', 'missed', 'canceled'];

export const liveCallRepository = (db: Knex) => {
  const select = () =>
    db('live_call').select(
      Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, `live_call.${column}`])),
    );
  return {
    insert: async (call: LiveCall): Promise<void> => {
      await db('live_call').insert(toRow(columns, call));
    },

    find: async (consultationId: string): Promise<LiveCall | null> =>
      (await select().where({ consultation_id: consultationId }).first()) ?? null,

    /** Locked until the end of the transaction. Lock the visit first. */
    lock: async (consultationId: string): Promise<LiveCall | null> =>
      (await select().where({ consultation_id: consultationId }).forUpdate().first()) ?? null,

    /** The patient's newest call that is not settled, else the newest one. */
    newestOf: async (userId: string): Promise<LiveCall | null> =>
      (await select()
        .where({ user_id: userId })
        .orderByRaw('(status = any(?)) desc, created_at desc', [unsettled])
        .first()) ?? null,

    /** As `newestOf`, with the booked time, and with the clinician as the patient sees them `now`. One statement. */
    bookedOf: async (userId: string, now: Date): Promise<BookedLiveCall | null> =>
      (await select()
        .leftJoin('call_booking as b', (join) =>
          join.on('b.consultation_id', 'live_call.consultation_id').andOnVal('b.status', 'booked'),
        )
        .select({
          startsAt: 'b.starts_at',
          timeZone: 'b.time_zone',
          room: 'b.room',
          clinician: db.raw(clinicianSql('b.clinician_id', whereTheyLive), { now }),
        })
        .where({ 'live_call.user_id': userId })
        .orderByRaw('(live_call.status = any(?)) desc, live_call.created_at desc', [unsettled])
        .first()) ?? null,

    update: async (
      consultationId: string,
      change: Partial<Pick<LiveCall, 'status' | 'statusAt' | 'misses' | 'note'>>,
    ): Promise<void> => {
      await db('live_call').where({ consultation_id: consultationId }).update(toRow(columns, change));
    },
  };
};
