import type { Knex } from 'knex';
import type { CalendarDate } from '#kernel/dates.ts';
import type { timeZoneOf } from '#kernel/time-zones.ts';
import type { ReadJson } from '#server/scope.ts';
import type { UserRole } from '#server/viewer.ts';
import type { Person, ProfileInput } from '../index.ts';
import { whereNamesBegin } from './where-names-begin.ts';

interface Row {
  id: string;
  email: string;
  role: UserRole;
  first_name: string | null;
  last_name: string | null;
  dob: string | null;
  hear_about_us: string | null;
  phone: string | null;
  street_address1: string | null;
  street_address2: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  created_at: Date;
  merged_into: string | null;
  leaving_since: Date | null;
  time_zone: string | null;
}

const columns = [
  'person.id',
  'email',
  'role',
  'first_name',
  'last_name',
  'dob',
  'hear_about_us',
  'phone',
  'street_address1',
  'street_address2',
  'city',
  'state',
  'zip_code',
  'person.created_at',
  'merged_into',
  'time_zone',
] as const;

const fromRow = (row: Row): Person => ({
  id: row.id,
  email: row.email,
  role: row.role,
  firstName: row.first_name,
  lastName: row.last_name,
  dob: row.dob,
  hearAboutUs: row.hear_about_us,
  phone: row.phone,
  address:
    row.street_address1 && row.city && row.state && row.zip_code
      ? {
          streetAddress1: row.street_address1,
          streetAddress2: row.street_address2,
          city: row.city,
          state: row.state,
          zipCode: row.zip_code,
        }
      : null,
  createdAt: row.created_at,
  mergedInto: row.merged_into,
  timeZone: row.time_zone,
});

const personJson = `(select row_to_json(p) from (select ${columns.join(', ')} from person where id = :userId) p)`;

/** Null when there is no such person. */
export const readPerson = async (read: ReadJson, userId: string): Promise<Person | null> => {
  const row = await read<(Omit<Row, 'created_at'> & { created_at: string }) | null>(personJson, { userId });
  return row && fromRow({ ...row, created_at: new Date(row.created_at) });
};

export const peopleRepository = (db: Knex) => ({
  byIds: async (ids: readonly string[]): Promise<Person[]> =>
    ids.length === 0
      ? []
      : (
          await db<Row>('person')
            .select(...columns)
            .whereIn('id', [...ids])
        ).map(fromRow),

  /**
   * The person, and the patients with their birth date or phone number, or with one of these; also those with one of
   * these ids.
   */
  sharing: async ({
    userId,
    dobs,
    phones,
    ids,
  }: {
    userId: string;
    dobs: readonly string[];
    phones: readonly string[];
    ids: readonly string[];
  }): Promise<{ readonly person: Person | null; readonly others: readonly Person[] }> => {
    const { rows }: { rows: Row[] } = await db.raw(
      `select ${columns.join(', ')} from person where id = :userId or role = 'patient' and (
        dob = any(array(select p.dob from person p where p.id = :userId) || :dobs::date[])
        or phone = any(array(select p.phone from person p where p.id = :userId) || :phones::text[])
        or id = any(:ids::uuid[]))`,
      { userId, dobs: [...dobs], phones: [...phones], ids: [...ids] },
    );
    const people = rows.map(fromRow);
    return {
      person: people.find(({ id }) => id === userId) ?? null,
      others: people.filter(({ id }) => id !== userId),
    };
  },

  /** Ids of patients with a first or last name that begins with each of these words, in lower case; newest accounts first. */
  byNames: async (words: readonly string[], most: number): Promise<string[]> =>
    db('person')
      .where({ role: 'patient' })
      .modify(whereNamesBegin, words)
      .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
      .limit(most)
      .pluck('id'),

  /** Locks the rows of these people in the order of their ids. */
  lockByIds: async (ids: readonly string[]): Promise<Person[]> =>
    (
      await db<Row>('person')
        .select(...columns)
        .whereIn('id', [...ids])
        .orderBy('id')
        .forUpdate()
    ).map(fromRow),

  /** Makes the account that is merged away, and those merged into it, part of the one that stays. */
  merge: async (goneId: string, keptId: string): Promise<void> => {
    await db('person').where({ id: goneId }).orWhere({ merged_into: goneId }).update({ merged_into: keptId });
  },

  byIdentity: async (source: string, sub: string): Promise<Person | null> => {
    const row = await db<Row>('person')
      .select(...columns)
      .join('person_identity', 'person_identity.person_id', 'person.id')
      .where({ source, sub })
      .first<Row | undefined>();
    return row ? fromRow(row) : null;
  },

  byEmail: async (email: string): Promise<Person | null> => {
    const row = await db<Row>('person').where({ email }).first();
    return row ? fromRow(row) : null;
  },

  /** Adds a person; when the email address exists already, returns its owner. */
  insert: async (person: { id: string; email: string; role: UserRole; createdAt: Date }): Promise<Person> => {
    await db('person')
      .insert({ id: person.id, email: person.email, role: person.role, created_at: person.createdAt })
      .onConflict('email')
      .ignore();
    const row = await db<Row>('person').where({ email: person.email }).first();
    if (!row) throw new Error('A person just added is gone.');
    return fromRow(row);
  },

  linkIdentity: async (link: {
    source: string;
    sub: string;
    personId: string;
    at: Date;
    emailVerified: boolean;
  }): Promise<void> => {
    await db('person_identity')
      .insert({
        source: link.source,
        sub: link.sub,
        person_id: link.personId,
        created_at: link.at,
        email_verified: link.emailVerified,
      })
      .onConflict(['source', 'sub'])
      .ignore();
  },

  /** The sign-in no longer opens any account. */
  forgetIdentity: async (source: string, sub: string): Promise<void> => {
    await db('person_identity').where({ source, sub }).delete();
  },

  /** Records that the provider has verified the person's address. */
  proveIdentity: async (source: string, sub: string): Promise<void> => {
    await db('person_identity')
      .where({ source, sub, email_verified: false })
      .update({ email_verified: true });
  },

  hasProvedEmail: async (personId: string): Promise<boolean> =>
    (await db('person_identity').where({ person_id: personId, email_verified: true }).first('sub')) !==
    undefined,

  /** The identity that was connected last. */
  identityOf: async (personId: string): Promise<{ source: string; sub: string } | null> =>
    (await db('person_identity')
      .select('source', 'sub')
      .where({ person_id: personId })
      .orderBy('created_at', 'desc')
      .first()) ?? null,

  saveNames: async (
    id: string,
    names: { role: UserRole; firstName: string; lastName: string },
  ): Promise<void> => {
    await db('person')
      .where({ id })
      .update({ role: names.role, first_name: names.firstName, last_name: names.lastName });
  },

  setHearAboutUs: async (id: string, answer: string): Promise<void> => {
    await db('person').where({ id }).update({ hear_about_us: answer });
  },

  setPhone: async (id: string, phone: string): Promise<void> => {
    await db('person').where({ id }).update({ phone });
  },

  /** False when another account has the address. */
  setEmail: async (id: string, email: string): Promise<boolean> => {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      'update person set email = :email where id = :id and not exists (select from person where email = :email)',
      { id, email },
    );
    return rowCount > 0;
  },

  /** Whether the account was deleted; its record may still be kept. */
  isErased: async (id: string): Promise<boolean> =>
    (await db('erasure').where({ person_id: id }).first('person_id')) !== undefined,

  /** Where and in which time zone the person is written to. */
  contactOf: async (
    id: string,
  ): Promise<
    Parameters<typeof timeZoneOf>[0] & {
      readonly email: string | null;
      readonly phone: string | null;
      readonly isLeaving: boolean;
    }
  > => {
    const row = await db<Row>('person')
      .where({ id })
      .first('email', 'phone', 'time_zone', 'state', 'leaving_since');
    return {
      // Of an account that was deleted only an address is left that nothing is sent to.
      email: row && !row.email.endsWith('@deleted.invalid') ? row.email : null,
      phone: row?.phone ?? null,
      isLeaving: (row?.leaving_since ?? null) !== null,
      timeZone: row?.time_zone ?? null,
      address: row?.state ? { state: row.state } : null,
    };
  },

  /** Ids of the patients with this number. */
  withPhone: (phone: string): Promise<string[]> =>
    db('person').where({ phone, role: 'patient', merged_into: null }).orderBy('id').pluck('id'),

  setTimeZone: async (id: string, timeZone: string): Promise<void> => {
    await db('person').where({ id }).update({ time_zone: timeZone });
  },

  setBirthDate: async (id: string, dob: CalendarDate): Promise<void> => {
    await db('person').where({ id }).update({ dob });
  },

  saveProfile: async (id: string, profile: ProfileInput): Promise<Person | null> => {
    const rows: Row[] = await db('person')
      .where({ id })
      .update({
        first_name: profile.firstName,
        last_name: profile.lastName,
        // A birth date is changed only with a reason (`setBirthDate`).
        dob: db.raw('coalesce(dob, ?)', [profile.dob]),
        phone: profile.phone,
        street_address1: profile.address.streetAddress1,
        street_address2: profile.address.streetAddress2,
        city: profile.address.city,
        state: profile.address.state,
        zip_code: profile.address.zipCode,
      })
      .returning('*');
    return rows[0] ? fromRow(rows[0]) : null;
  },
});
