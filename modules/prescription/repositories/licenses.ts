import type { Knex } from 'knex';
import { type Columns, columnsIn } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';

/** A clinician's license to treat in a state. */
export interface License {
  /** Two-letter code. */
  readonly state: string;
  readonly number: string;
  /** The last day on which it counts, in the state's time zone. */
  readonly expiresOn: CalendarDate;
}

/** A license that ends soon, or has ended. */
export interface DueLicense extends License {
  readonly clinicianId: string;
  /** The clinician's account; null until they have signed in once. */
  readonly personId: string | null;
}

const columns = { state: 'state', number: 'number', expiresOn: 'expires_on' } satisfies Columns<License>;

export const licenseRepository = (db: Knex) => {
  const licenses = () => db('clinician_license');
  const due = () =>
    db('clinician_license as l')
      .join('clinician as k', 'k.id', 'l.clinician_id')
      .select({ ...columnsIn('l', columns), clinicianId: 'l.clinician_id', personId: 'k.person_id' })
      .orderBy(['l.ends_at', 'l.clinician_id', 'l.state']);
  const toWarn = (until: Date) =>
    due()
      .where('l.ends_at', '<=', until)
      .where({ 'l.warned_at': null, 'k.active': true })
      .whereNotNull('k.person_id');
  const ended = (now: Date) => due().where('l.ends_at', '<=', now).where({ 'l.ended_at': null });
  const mark =
    (column: 'warned_at' | 'ended_at') =>
    async ({ clinicianId, state }: DueLicense, at: Date): Promise<void> => {
      await licenses()
        .where({ clinician_id: clinicianId, state })
        .update({ [column]: at });
    };
  return {
    /** By state. */
    ofClinician: async (clinicianId: string): Promise<readonly License[]> =>
      licenses().select(columns).where({ clinician_id: clinicianId }).orderBy('state'),

    all: async (): Promise<readonly (License & { readonly clinicianId: string })[]> =>
      licenses()
        .select({ ...columns, clinicianId: 'clinician_id' })
        .orderBy(['clinician_id', 'state']),

    /** Adds the license in the state, or changes it; the clinician is then warned again. */
    save: async (clinicianId: string, { state, number, expiresOn }: License): Promise<void> => {
      const ends = db.raw('((cast(? as date) + 1)::timestamp at time zone ?)', [
        expiresOn,
        timeZoneOfState(state),
      ]);
      const facts = { number, expires_on: expiresOn, ends_at: ends, warned_at: null, ended_at: null };
      await licenses()
        .insert({ clinician_id: clinicianId, state, ...facts })
        .onConflict(['clinician_id', 'state'])
        .merge(facts);
    },

    /** Returns whether there was one. */
    remove: async (clinicianId: string, state: string): Promise<boolean> =>
      (await licenses().where({ clinician_id: clinicianId, state }).delete()) > 0,

    /** One that ends by `until`, of a clinician who works here, has an account and was not warned; locked. */
    nextToWarn: async (until: Date): Promise<DueLicense | null> =>
      (await toWarn(until).forUpdate('l').skipLocked().first()) ?? null,
    toWarn,

    /** One that has ended, which nothing has followed yet; locked. */
    nextEnded: async (now: Date): Promise<DueLicense | null> =>
      (await ended(now).forUpdate('l').skipLocked().first()) ?? null,
    ended,

    markWarned: mark('warned_at'),
    markEnded: mark('ended_at'),
  };
};
