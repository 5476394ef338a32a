import type { Request, RequestHandler, Response } from 'express';
import type { Failure, FailureCode } from '#kernel/result.ts';
import type { Scope } from '../scope.ts';

const statuses: Readonly<Partial<Record<FailureCode, number>>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
};

/** Answers an upload that failed with `{ code, message, fields }`. */
export const sendFailure = (response: Response, { code, message, fields }: Failure): void =>
  void response
    .status(statuses[code] ?? 500)
    .set('cache-control', 'no-store')
    .json({ code, message, fields });

const isOurs = (request: Request, scope: Scope): boolean => {
  const origin = request.get('origin');
  return origin === undefined || Object.values(scope.settings.origins).includes(origin);
};

/** Another site's form must not upload files on behalf of the signed-in patient. */
export const isFromUs =
  (makeScope: () => Scope): RequestHandler =>
  (request, response, next) => {
    if (isOurs(request, makeScope())) return next();
    sendFailure(response, { code: 'FORBIDDEN', message: 'Please send this from our site.', fields: [] });
  };
