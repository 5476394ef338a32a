import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { SignedInUser, UserRole } from '../../viewer.ts';

export interface WebSession {
  readonly sub: string;
  readonly user: SignedInUser;
  /** Handed back to the provider at sign-out, so that it ends its own session without asking. */
  readonly idToken: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
}

interface SessionRow {
  sid_hash: string;
  sub: string;
  user_id: string;
  role: UserRole;
  data: unknown;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
}

const columns = ['sub', 'user_id', 'role', 'data', 'created_at', 'used_at', 'expires_at'] as const;

const sessionData = z.object({ email: z.string(), idToken: z.string() });

/** A thief of the table holds no usable cookie. */
const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

const toSession = (row: Pick<SessionRow, (typeof columns)[number]>): WebSession => {
  const { email, idToken } = sessionData.parse(row.data);
  return {
    sub: row.sub,
    user: { id: row.user_id, role: row.role, email, impersonatorId: null },
    idToken,
    createdAt: row.created_at,
    usedAt: row.used_at,
    expiresAt: row.expires_at,
  };
};

export const sessionRepository = (db: Knex) => {
  const sessions = () => db<SessionRow>('web_session');
  return {
    /** One statement by primary key. Null when unknown or run out. */
    find: async (sid: string, now: Date): Promise<WebSession | null> => {
      const row = await sessions()
        .select(...columns)
        .where({ sid_hash: hashOf(sid) })
        .andWhere('expires_at', '>', now)
        .first();
      return row ? toSession(row) : null;
    },
    save: async (sid: string, session: WebSession): Promise<void> => {
      await sessions()
        .insert({
          sid_hash: hashOf(sid),
          sub: session.sub,
          user_id: session.user.id,
          role: session.user.role,
          data: db.raw('?::jsonb', [JSON.stringify({ email: session.user.email, idToken: session.idToken })]),
          created_at: session.createdAt,
          used_at: session.usedAt,
          expires_at: session.expiresAt,
        })
        .onConflict('sid_hash')
        .merge();
    },
    touch: async (sid: string, usedAt: Date, expiresAt: Date): Promise<void> => {
      await sessions()
        .where({ sid_hash: hashOf(sid) })
        .update({ used_at: usedAt, expires_at: expiresAt });
    },
    remove: async (sid: string): Promise<void> => {
      await sessions()
        .where({ sid_hash: hashOf(sid) })
        .delete();
    },
    /** Ends the person's sessions on every host and device. */
    removeBySub: (sub: string): Promise<number> => sessions().where({ sub }).delete(),
    removeExpired: (now: Date): Promise<number> => sessions().where('expires_at', '<=', now).delete(),
  };
};
