import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';

/** A browser in which the person is signed in. */
export interface DeviceSession {
  /** Names the session to its owner; not the cookie's value. */
  readonly id: string;
  /** As the browser names itself; null for sessions from before it was stored. */
  readonly userAgent: string | null;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
}

/** Sessions that have not ended, by the machine's clock, which sessions use; most recently used first. */
export const liveSessions = async (read: ReadJson, personId: string): Promise<DeviceSession[]> => {
  const rows = await read<
    (Pick<DeviceSession, 'id' | 'userAgent'> & { signedInAt: string; lastSeenAt: string })[]
  >(
    `(select coalesce(json_agg(s), '[]') from (
      select sid_hash as id, data->>'userAgent' as "userAgent", created_at as "signedInAt", used_at as "lastSeenAt"
      from web_session where user_id = :personId and expires_at > now() order by used_at desc) s)`,
    { personId },
  );
  return rows.map((row) => ({
    ...row,
    signedInAt: new Date(row.signedInAt),
    lastSeenAt: new Date(row.lastSeenAt),
  }));
};

/** The sessions of a person, on every host and device. */
export const sessionsOfPerson = (db: Knex) => {
  const sessions = (personId: string) => db('web_session').where({ user_id: personId });
  return {
    end: async (personId: string): Promise<void> => {
      await sessions(personId).delete();
    },

    /** Returns whether the session was the person's and had not ended. */
    endOne: async (personId: string, id: string): Promise<boolean> =>
      (await sessions(personId).where({ sid_hash: id }).delete()) > 0,

    /** Returns how many sessions were ended. */
    endOthers: (personId: string, keptId: string): Promise<number> =>
      sessions(personId).whereNot({ sid_hash: keptId }).delete(),

    setEmail: async (personId: string, email: string): Promise<void> => {
      await sessions(personId).update({
        data: db.raw(`jsonb_set(data, '{email}', to_jsonb(?::text))`, [email]),
      });
    },
  };
};
