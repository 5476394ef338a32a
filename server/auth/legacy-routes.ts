import { type RequestHandler, Router } from 'express';
import type { Hosts } from '../hosts/hosts.ts';

/**
 * Old addresses of the provider's pages. They belong to the app host; on another host they redirect to it first, with
 * their query.
 */
export const legacySignInRoutes = (hosts: Hosts, loginRoute: string, forgotPasswordUrl: string): Router => {
  const toAppHost: RequestHandler = (request, response, next) => {
    const origin = hosts.redirectFor('app', hosts.rolesOf(request.host));
    if (origin === null) return next();
    response.redirect(308, `${origin}${request.originalUrl}`);
  };
  const toLogin: RequestHandler = (request, response) => {
    const query = new URL(request.originalUrl, 'http://localhost').search;
    response.redirect(302, `${loginRoute}${query}`);
  };
  const router = Router();
  router.get(['/auth/sign-in', '/users/sign_in'], toAppHost, toLogin);
  router.get('/users/password/new', toAppHost, (_request, response) =>
    response.redirect(302, forgotPasswordUrl),
  );
  return router;
};
