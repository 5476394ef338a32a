import cookieSession from 'cookie-session';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { DAY_MS } from '#kernel/dates.ts';
import { cookieKeys } from './cookie-keys.ts';

const leadId = z.uuid();

/**
 * The `lead` cookie: `{ id, utm }`, signed, 365 days (S9.18). It identifies a visitor before
 * sign-in. Signed with the first of the secrets; all are accepted. Express decides about
 * `secure` from the connection, behind its trusted proxies; a cookie with the prefix is stored over https only.
 */
export const leadCookie = (secrets: readonly string[], prefix = ''): RequestHandler =>
  cookieSession({
    name: `${prefix}lead`,
    keys: cookieKeys(secrets),
    maxAge: 365 * DAY_MS,
    httpOnly: true,
    sameSite: 'lax',
  });

export const isLeadId = (text: string): boolean => leadId.safeParse(text).success;

/** The visitor's lead id, or null while there is nothing to store for them. Needs `leadCookie` before it. */
export const leadIdOf = (request: Request): string | null => {
  const parsed = leadId.safeParse(request.session?.id);
  return parsed.success ? parsed.data : null;
};

/** Writes the id into the cookie of this response. */
export const storeLeadId = (request: Request, id: string): void => {
  request.session = { ...request.session, id };
};

/** Removes the lead from this host's cookie, so that the next person at this browser starts without it. */
export const clearLead = (request: Request, response: Response): void => {
  request.session = null;
  // Cookies that identify the visitor to the start flow and to the feature flags.
  for (const name of ['lead-id', 'feature-flag-key']) response.clearCookie(name, { path: '/' });
};
