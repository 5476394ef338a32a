import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { type Columns, toRow } from '#kernel/columns.ts';
import { isTreatedInSql, statesOfClinicianSql } from './clinician-json.ts';
import { isOnLeaveSql, type LeaveView, leavesOfSql } from './leave-json.ts';

export interface Clinician {
  readonly id: string;
  /** The account of the clinician; null until they have signed in to the desk once. */
  readonly personId: string | null;
  readonly email: string;
  /** With title, as patients see it. */
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly signatureName: string;
  /** Two-letter codes of the states in which they may treat now: where their license has not expired. */
  readonly states: readonly string[];
  /** Their portrait: a path on this site; null without one. */
  readonly photoUrl: string | null;
  /** New visits are assigned to them in turn; else they only take or are given cases. */
  readonly takesTurns: boolean;
  /** National Provider Identifier: ten digits. Without it the pharmacy fills nothing that they wrote. */
  readonly npi: string | null;
  /** Their leave, if they are on leave now, and the coming ones. */
  readonly leaves: readonly LeaveView[];
}

const columns = {
  id: 'id',
  personId: 'person_id',
  email: 'email',
  name: 'name',
  qualification: 'qualification',
  medicalSchool: 'medical_school',
  residency: 'residency',
  signatureName: 'signature_name',
  photoUrl: 'photo_url',
  takesTurns: 'takes_turns',
  npi: 'npi',
} satisfies Columns<Omit<Clinician, 'states' | 'leaves'>>;

/** Licenses that have expired by the clock do not count. */
export const clinicianRepository = (db: Knex, clock: Clock) => {
  const withStates = () => {
    const now = clock.now();
    return db('clinician').select(
      columns,
      db.raw(`${statesOfClinicianSql('clinician.id', '?')} as states`, [now]),
      db.raw(`${leavesOfSql('clinician.id', '?')} as leaves`, [now, now]),
    );
  };

  const holdsAllSql = (clinician: string): string => `${statesOfClinicianSql(clinician, '?')} @> ?::text[]`;
  const holdsAll = holdsAllSql('clinician.id');

  /** Whether the clinician is here now, or everybody else who is licensed in these states is on leave too. */
  const isHereOrNobodyIs = `(not ${isOnLeaveSql('clinician.id', '?')} or not exists (select from clinician other
    where other.active and ${holdsAllSql('other.id')} and not ${isOnLeaveSql('other.id', '?')}))`;

  return {
    all: async (): Promise<readonly Clinician[]> => withStates().orderBy('name'),

    licensedIn: async (states: readonly string[]): Promise<readonly Clinician[]> =>
      withStates()
        .where({ active: true })
        .whereRaw(holdsAll, [clock.now(), [...states]])
        .orderBy('name'),

    byId: async (id: string): Promise<Clinician | null> => (await withStates().where({ id }).first()) ?? null,

    /** The names by id. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map();
      const rows: { id: string; name: string }[] = await db('clinician')
        .select('id', 'name')
        .whereIn('id', [...ids]);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** The active clinician of a signed-in person, found by their id or, the first time, by their email. */
    ofPerson: async (personId: string, email: string): Promise<Clinician | null> =>
      (await withStates()
        .where({ active: true })
        .andWhere((either) =>
          either.where({ person_id: personId }).orWhere({ person_id: null, email: email.toLowerCase() }),
        )
        .orderByRaw('person_id nulls last')
        .first()) ?? null,

    /** Whether any active clinician who is not on leave is licensed in the state. */
    treatsIn: async (state: string): Promise<boolean> => {
      const { rows }: { rows: { found: boolean }[] } = await db.raw(
        `select ${isTreatedInSql('?', '?')} as found`,
        [state, ...Array.from({ length: 3 }, () => clock.now())],
      );
      return rows[0]?.found === true;
    },

    /** Sets the NPI; returns the one before. Null without a clinician with this email address. */
    setNpi: async (
      email: string,
      npi: string,
    ): Promise<{ readonly id: string; readonly before: string | null } | null> => {
      const row = await db('clinician').where({ email }).forUpdate().first('id', 'npi as before');
      if (!row) return null;
      await db('clinician').where({ id: row.id }).update({ npi });
      return row;
    },

    /** Sets the address of the portrait; returns the one before. */
    setPhoto: async (id: string, photoUrl: string | null): Promise<string | null> => {
      const before = await db('clinician').where({ id }).forUpdate().first('photo_url');
      await db('clinician').where({ id }).update({ photo_url: photoUrl });
      return before?.photo_url ?? null;
    },

    /** The portraits of those who sign in as these people, by the person's id. */
    photosOf: async (personIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (personIds.length === 0) return new Map();
      const rows: { person_id: string; photo_url: string }[] = await db('clinician')
        .select('person_id', 'photo_url')
        .whereIn('person_id', [...personIds])
        .whereNotNull('photo_url');
      return new Map(rows.map((row) => [row.person_id, row.photo_url]));
    },

    /** By account or, before its first sign-in, by its email address. */
    setActive: async (personId: string, isActive: boolean): Promise<string | null> => {
      const emails = db('person').where({ id: personId }).select('email');
      const [row]: { id: string }[] = await db('clinician')
        .where({ person_id: personId })
        .orWhere((unlinked) => unlinked.whereNull('person_id').whereIn('email', emails))
        .update({ active: isActive })
        .returning('id');
      return row?.id ?? null;
    },

    link: async (id: string, personId: string): Promise<void> => {
      await db('clinician').where({ id, person_id: null }).update({ person_id: personId });
    },

    /**
     * The clinician licensed in all of these states who has waited longest for a case, recorded as having one now; null when there is
     * none. Those on leave get none while a colleague is licensed there.
     */
    nextLicensedIn: async (states: readonly string[]): Promise<string | null> => {
      const now = clock.now();
      const next = db('clinician')
        .select('id')
        .where({ active: true, takes_turns: true })
        .whereRaw(holdsAll, [now, [...states]])
        .whereRaw(isHereOrNobodyIs, [now, now, now, [...states], now, now])
        .orderByRaw('last_assigned_at nulls first, id')
        .limit(1)
        .forUpdate();
      const [row]: { id: string }[] = await db('clinician')
        .where('id', next)
        .update({ last_assigned_at: now })
        .returning('id');
      return row?.id ?? null;
    },

    /** The clinician with this email address, who may work here or not. */
    byEmail: async (email: string): Promise<Clinician | null> =>
      (await withStates().where({ email }).forUpdate('clinician').first()) ?? null,

    /** Adds a clinician, or changes what patients see of one; identified by email. Returns the id. */
    save: async (
      clinician: Omit<Clinician, 'personId' | 'states' | 'photoUrl' | 'leaves'>,
    ): Promise<string> => {
      const { id, email, ...described } = clinician;
      const facts = toRow(columns, described);
      const [row]: { id: string }[] = await db('clinician')
        .insert({ id, email, ...facts, active: true, created_at: clock.now() })
        .onConflict('email')
        .merge(facts)
        .returning('id');
      if (!row) throw new Error('A clinician just saved is gone.');
      return row.id;
    },

    /** Adds a clinician with a drawn portrait, for the demo; false when the email has one. */
    seed: async (clinician: Omit<Clinician, 'personId' | 'states' | 'leaves'>): Promise<boolean> => {
      const rows = await db('clinician')
        .insert({
          ...toRow(columns, { ...clinician, personId: null }),
          active: true,
          created_at: clock.now(),
        })
        .onConflict('email')
        .ignore()
        .returning('id');
      return rows.length > 0;
    },
  };
};
