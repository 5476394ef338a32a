import type { RequestHandler } from 'express';
import { loginAddress } from '#client/routing/login-address.ts';
import type { Settings } from '#config/settings.ts';
import { staffRoleIds } from '#config/staff-roles.ts';
import type { UserRole } from '../viewer.ts';
import { viewerOf } from '../viewer.ts';
import { visitorRefusal } from '../visitor-refusal.ts';

/** An error whose message the error page may show unchanged. */
export class AccessError extends Error {
  readonly status: number;
  readonly code: string;
  readonly expose = true;
  constructor(status: number, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

export interface Guards {
  requireRole(...roles: readonly UserRole[]): RequestHandler;
  readonly requireSignIn: RequestHandler;
  readonly requireStaff: RequestHandler;
}

/**
 * Lets only these roles pass. A visitor who opens a page is sent to sign in and returns afterwards, as are staff who signed in
 * without a second factor; a script gets 401 or, without the factor, 403 as JSON. A signed-in person without the role
 * gets 403. Needs the viewer middleware before it.
 */
const roleGuard =
  (loginRoute: string, roles: readonly UserRole[]): RequestHandler =>
  (request, response, next) => {
    const { user, lacksSecondFactor: stepUp = false } = viewerOf(request);
    if (user && roles.includes(user.role)) return next();
    if (user) return next(new AccessError(403, 'FORBIDDEN', 'Your account cannot open this page.'));
    response.set('cache-control', 'no-store');
    if (request.method === 'GET' && request.accepts('json', 'html') === 'html')
      return response.redirect(
        302,
        loginAddress(loginRoute, request.originalUrl, { asks: stepUp ? 'step_up' : undefined }),
      );
    const { code, message } = visitorRefusal({ lacksSecondFactor: stepUp });
    response.status(stepUp ? 403 : 401).json({ code, message });
  };

export const accessGuards = (settings: Pick<Settings, 'LOGIN_ROUTE'>): Guards => {
  const requireRole = (...roles: readonly UserRole[]) => roleGuard(settings.LOGIN_ROUTE, roles);
  return {
    requireRole,
    requireSignIn: requireRole('patient', ...staffRoleIds),
    requireStaff: requireRole(...staffRoleIds),
  };
};
