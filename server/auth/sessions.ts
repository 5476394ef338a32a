import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Knex } from 'knex';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Impersonation } from '../ports/impersonation.ts';
import { cookiePrefix } from './cookie-prefix.ts';
import { type StoredSession, sessionRepository, type WebSession } from './repositories/session-repository.ts';
import { noProof } from './second-factor.ts';
import { sessionEnd, storesUse } from './session-limits.ts';

const MAX_USER_AGENT = 300;

/** The session cookie has a different name in the demo (S9.29), and the prefix of bound cookies in production. */
export const sessionCookieName = (settings: Pick<Settings, 'APP_ENV' | 'origins'>): string =>
  settings.APP_ENV === 'demo' ? 'web_session_demo' : `${cookiePrefix(settings)}web_session`;

export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Null unless the request carries a value in the format of our session ids. */
export const sessionIdOf = (request: Request, cookieName: string): string | null => {
  const header = request.get('cookie') ?? '';
  const pair = header.split(/; */).find((part) => part.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
};

/** Without the port, which cookies do not tell apart either: several processes of one machine share sessions. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

type NewSession = Omit<StoredSession, 'createdAt' | 'usedAt' | 'expiresAt'>;

/** The sessions of signed-in people, one per browser and host, stored in PostgreSQL. */
export const createSessions = (db: Knex, clock: Clock) => {
  const repository = sessionRepository(db);
  /** Sign-ins are rare, so each also deletes expired sessions. */
  const save = async (sid: string, who: NewSession): Promise<void> => {
    const now = clock.now();
    await repository.removeExpired(now);
    await repository.save(sid, {
      ...who,
      host: hostName(who.host),
      createdAt: now,
      usedAt: now,
      expiresAt: sessionEnd(who, now, now),
    });
  };

  return {
    /**
     * The live session of a cookie on the host it belongs to, extended by this use: one statement, plus a write when
     * some minutes have passed since the last one.
     */
    use: async (sid: string, host: string): Promise<WebSession | null> => {
      const now = clock.now();
      const session = await repository.find(sid, now);
      if (!session || session.host !== hostName(host)) return null;
      if (sessionEnd(session, session.createdAt, session.usedAt) <= now) return null;
      if (storesUse(session, now))
        await repository.touch(sid, now, sessionEnd(session, session.createdAt, now));
      return session;
    },

    begin: (
      sid: string,
      { userAgent, ...who }: Pick<WebSession, 'sub' | 'user' | 'idToken' | 'userAgent' | 'host' | 'proof'>,
    ): Promise<void> =>
      save(sid, {
        ...who,
        userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
        ownerId: who.user.id,
        impersonationId: null,
      }),

    /** A session in which the operator is the patient. It ends with the operator's other sessions, and after half an hour. */
    beginImpersonation: (
      sid: string,
      { id, operatorId, patient }: Impersonation,
      host: string,
    ): Promise<void> =>
      save(sid, {
        sub: operatorId,
        ownerId: operatorId,
        user: { id: patient.id, role: 'patient', email: patient.email, impersonatorId: operatorId },
        idToken: '',
        host,
        userAgent: null,
        proof: noProof,
        impersonationId: id,
      }),

    end: repository.remove,
    /** Ends the person's sessions on every host and device, whichever provider they signed in with. */
    endAll: repository.removeByOwner,
    /** The same, by the identity provider's `sub`. */
    endAllOfIdentity: repository.removeBySub,
  };
};

export type Sessions = ReturnType<typeof createSessions>;
