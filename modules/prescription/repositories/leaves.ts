import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { LeaveDays } from '../domain/leave.ts';

/** A span of days on which a clinician is away. */
export interface Leave extends LeaveDays {
  readonly id: string;
  readonly clinicianId: string;
  /** IANA name: the days are days there. */
  readonly timeZone: string;
  readonly startsAt: Date;
  /** Earlier than the end of the last day when it was ended early. */
  readonly endsAt: Date;
  /** The colleague who covers for the clinician; null for nobody in particular. */
  readonly coveredBy: string | null;
  readonly createdAt: Date;
}

const columns = {
  id: 'id',
  clinicianId: 'clinician_id',
  firstDay: 'first_day',
  lastDay: 'last_day',
  timeZone: 'time_zone',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  coveredBy: 'covered_by',
  createdAt: 'created_at',
} satisfies Columns<Leave>;

export const leaveRepository = (db: Knex) => {
  const leaves = () => db('clinician_leave');
  /** Those that have begun and are not over, whose beginning nothing has followed yet. */
  const begun = (now: Date): ListQuery<Leave> =>
    leaves()
      .select(columns)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .whereNull('began_at')
      .orderBy(['starts_at', 'id']);
  return {
    /** Locks clinicians, so that one leave at a time is entered for them; in the order of their ids. */
    lockClinicians: async (ids: readonly string[]): Promise<void> => {
      await db('clinician')
        .select('id')
        .whereIn('id', [...ids])
        .orderBy('id')
        .forUpdate();
    },

    insert: async (leave: Leave): Promise<void> => {
      await leaves().insert(toRow(columns, leave));
    },

    find: async (id: string): Promise<Leave | null> =>
      (await leaves().select(columns).where({ id }).first()) ?? null,

    /** Locked until the end of the transaction. */
    lock: async (id: string): Promise<Leave | null> =>
      (await leaves().select(columns).where({ id }).forUpdate().first()) ?? null,

    /** A clinician's leaves that are not over, the earliest first. */
    notOver: async (clinicianId: string, now: Date): Promise<readonly Leave[]> =>
      leaves()
        .select(columns)
        .where({ clinician_id: clinicianId })
        .where('ends_at', '>', now)
        .orderBy(['starts_at', 'id']),

    remove: async (id: string): Promise<void> => {
      await leaves().where({ id }).delete();
    },

    end: async (id: string, at: Date): Promise<void> => {
      await leaves().where({ id }).update({ ends_at: at });
    },

    begun,

    /** The first of `begun`, locked. */
    nextBegun: async (now: Date): Promise<Leave | null> =>
      (await begun(now).forUpdate().skipLocked().first()) ?? null,

    markBegun: async (id: string, at: Date): Promise<void> => {
      await leaves().where({ id }).update({ began_at: at });
    },
  };
};
