import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Knex } from 'knex';
import { z } from 'zod';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { readRows } from '../../database/read-rows.ts';
import type { SignedInUser, UserRole } from '../../viewer.ts';
import type { SignInProof } from '../second-factor.ts';

export interface WebSession {
  readonly sub: string;
  /** Whose session it is: the user's own, or that of the operator who is impersonating them. */
  readonly ownerId: string;
  readonly user: SignedInUser;
  readonly impersonationId: string | null;
  /** The name of the host that the session belongs to, without a port. */
  readonly host: string;
  /** In which `user` reads dates, as their profile says now. */
  readonly timeZone: string;
  /** Mail servers refuse the address of `user`. */
  readonly emailIsRefused: boolean;
  /** Sent to the provider at sign-out, so that it ends its session without a confirmation page. */
  readonly idToken: string;
  /** As the browser named itself at sign-in; null for sessions from before it was stored. */
  readonly userAgent: string | null;
  /** How the person signed in. Nothing is known of sessions from before it was stored. */
  readonly proof: SignInProof;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly expiresAt: Date;
}

/** A session without what its people's profiles say. */
export type StoredSession = Omit<WebSession, 'timeZone' | 'emailIsRefused'>;

interface SessionRow {
  sid_hash: string;
  sub: string;
  user_id: string;
  role: UserRole;
  data: unknown;
  time_zone: string | null;
  state: string | null;
  email_is_refused: boolean;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
}

/**
 * Read at every request of a signed-in person. The role is the owner's now, not that of the sign-in; a deactivated
 * owner has no session.
 */
const byHash = `select sid_hash, sub, user_id, o.role, data, p.time_zone, p.state, s.created_at, used_at, expires_at,
    exists (select from mail_address a where a.address = p.email and a.refused_at is not null) as email_is_refused
  from web_session s join person o on o.id = s.user_id and o.deactivated_at is null
  left join person p on p.id = coalesce((s.data->'impersonation'->>'patientId')::uuid, s.user_id)
  where sid_hash = any($1)`;

const sessionData = z.object({
  email: z.string(),
  idToken: z.string(),
  host: z.string().default(''),
  userAgent: z.string().optional(),
  acr: z.string().optional(),
  amr: z.array(z.string()).default([]),
  /** Seconds since 1970, as in the ID token. */
  authTime: z.number().optional(),
  /** Set when the owner is impersonating this patient; `email` is the patient's then. */
  impersonation: z.object({ id: z.string(), patientId: z.string() }).optional(),
});

/** The table stores a hash, so that a copy of it contains no usable cookie. */
export const sessionIdHash = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

const toSession = (row: SessionRow): WebSession => {
  const data = sessionData.parse(row.data);
  const { email, idToken, host, userAgent = null, acr = null, amr, authTime, impersonation } = data;
  return {
    sub: row.sub,
    ownerId: row.user_id,
    user: impersonation
      ? { id: impersonation.patientId, role: 'patient', email, impersonatorId: row.user_id }
      : { id: row.user_id, role: row.role, email, impersonatorId: null },
    impersonationId: impersonation?.id ?? null,
    emailIsRefused: row.email_is_refused,
    timeZone: row.time_zone ?? timeZoneOfState(row.state ?? ''),
    idToken,
    host,
    userAgent,
    proof: { acr, amr, authTime: authTime === undefined ? null : new Date(authTime * 1_000) },
    createdAt: row.created_at,
    usedAt: row.used_at,
    expiresAt: row.expires_at,
  };
};

const dataOf = ({
  user,
  idToken,
  host,
  userAgent,
  proof: { acr, amr, authTime },
  impersonationId,
}: StoredSession): z.input<typeof sessionData> => ({
  email: user.email,
  idToken,
  host,
  ...(userAgent !== null && { userAgent }),
  ...(acr !== null && { acr }),
  ...(amr.length > 0 && { amr: [...amr] }),
  ...(authTime !== null && { authTime: authTime.getTime() / 1_000 }),
  ...(impersonationId !== null && { impersonation: { id: impersonationId, patientId: user.id } }),
});

export const sessionRepository = (db: Knex) => {
  const sessions = () => db('web_session');
  // Simultaneous requests are combined into one statement.
  const rows = new DataLoader<string, SessionRow | null>(
    async (hashes) => {
      const found = await readRows<SessionRow>(db, byHash, [hashes]);
      const known = new Map(found.map((row) => [row.sid_hash, row]));
      return hashes.map((hash) => known.get(hash) ?? null);
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return {
    /** At most one statement, by primary key. Null when unknown or expired. */
    find: async (sid: string, now: Date): Promise<WebSession | null> => {
      const row = await rows.load(sessionIdHash(sid));
      return row && row.expires_at > now ? toSession(row) : null;
    },
    save: async (sid: string, session: StoredSession): Promise<void> => {
      await sessions()
        .insert({
          sid_hash: sessionIdHash(sid),
          sub: session.sub,
          user_id: session.ownerId,
          data: db.raw('?::jsonb', [JSON.stringify(dataOf(session))]),
          created_at: session.createdAt,
          used_at: session.usedAt,
          expires_at: session.expiresAt,
        })
        .onConflict('sid_hash')
        .merge();
    },
    touch: async (sid: string, usedAt: Date, expiresAt: Date): Promise<void> => {
      await sessions()
        .where({ sid_hash: sessionIdHash(sid) })
        .update({ used_at: usedAt, expires_at: expiresAt });
    },
    remove: async (sid: string): Promise<void> => {
      await sessions()
        .where({ sid_hash: sessionIdHash(sid) })
        .delete();
    },
    removeByOwner: (ownerId: string): Promise<number> => sessions().where({ user_id: ownerId }).delete(),
    removeBySub: (sub: string): Promise<number> =>
      sessions().whereIn('user_id', sessions().where({ sub }).select('user_id')).delete(),
    removeExpired: (now: Date): Promise<number> => sessions().where('expires_at', '<=', now).delete(),
  };
};
