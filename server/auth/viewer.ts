import type { Request, RequestHandler } from 'express';
import type {} from 'pino-http';
import type { Ids } from '#kernel/ids.ts';
import type { Hosts } from '../hosts/hosts.ts';
import type { ImpersonationGateway } from '../ports/impersonation.ts';
import { inTimeZone } from '../reader-time-zone.ts';
import { rememberViewer, type SignInKind, viewerOf } from '../viewer.ts';
import { leadIdOf, storeLeadId } from './lead-cookie.ts';
import { mayShare } from './may-share.ts';
import { sessionIdHash, type WebSession } from './repositories/session-repository.ts';
import { type FactorSettings, hasSecondFactor } from './second-factor.ts';
import { type Sessions, sessionIdOf } from './sessions.ts';
import { utmOf } from './utm.ts';

/** Sessions at a second provider store no token of it. */
const signInKind = (settings: FactorSettings, { proof, idToken }: WebSession): SignInKind => ({
  hasSecondFactor: hasSecondFactor(settings, proof),
  isAtOwnProvider: idToken !== '',
});

/**
 * Reads the viewer: no statement for a visitor without a session cookie, one for everyone else, and one more for an
 * operator who is impersonating. The session of staff counts only with a second factor. Used on dynamic routes only, after the lead cookie; static files do not need it.
 */
export const readViewer =
  (parts: {
    settings: FactorSettings;
    hosts: Hosts;
    sessions: Sessions;
    impersonations: () => ImpersonationGateway;
    cookieName: string;
    ids: Ids;
  }): RequestHandler =>
  async (request, _response, next) => {
    const sid = sessionIdOf(request, parts.cookieName);
    let session = sid ? await parts.sessions.use(sid, request.host) : null;
    if (sid && session?.impersonationId && !(await parts.impersonations().isLive(session.impersonationId))) {
      await parts.sessions.end(sid);
      session = null;
    }
    const roles = parts.hosts.rolesOf(request.host);
    const isStaff = session !== null && session.user.role !== 'patient';
    const lacksSecondFactor =
      session !== null &&
      isStaff &&
      !hasSecondFactor(parts.settings, session.proof) &&
      roles.includes('admin');
    // Staff have no session on another host, not even one from before they were staff.
    if (lacksSecondFactor || (isStaff && !roles.includes('admin'))) session = null;
    rememberViewer(request, {
      // Several hosts may share one origin.
      host: (isStaff ? roles.find((role) => role === 'admin') : undefined) ?? roles[0] ?? 'marketing',
      requestId: String(request.id ?? parts.ids.uuid()),
      leadId: leadIdOf(request),
      utm: utmOf(request),
      mayShare: mayShare(request),
      user: session?.user ?? null,
      ...(lacksSecondFactor && { lacksSecondFactor }),
      ...(sid && session ? { sessionId: sessionIdHash(sid), timeZone: session.timeZone } : {}),
      ...(session && session.impersonationId === null && { signIn: signInKind(parts.settings, session) }),
      ...(session?.emailIsRefused && { emailIsRefused: true }),
      ip: request.ip ?? '',
      userAgent: request.get('user-agent') ?? '',
    });
    inTimeZone(session?.timeZone ?? null, next);
  };

/**
 * The visitor's lead id, created now if there is none. Call it when there is something to store for the visitor (a quiz
 * answer, a cart), before the response has started. `viewerOf` returns the id from then on.
 */
export const ensureLead = (request: Request, ids: Ids): string => {
  const existing = leadIdOf(request);
  if (existing) return existing;
  const id = ids.uuid();
  storeLeadId(request, id);
  rememberViewer(request, { ...viewerOf(request), leadId: id });
  return id;
};
