import type { Response } from 'express';

const options = (origin: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), path: '/' }) as const;

/** Sets the session cookie on this host, for at most the given time. */
export const setSessionCookie = (
  response: Response,
  name: string,
  sid: string,
  origin: string,
  maxAge: number,
): void => {
  response.cookie(name, sid, { ...options(origin), maxAge });
};

export const clearSessionCookie = (response: Response, name: string, origin: string): void => {
  response.clearCookie(name, options(origin));
};
