import { Router } from 'express';
import { FORGOT_PASSWORD } from './auth-paths.ts';

/** Leads to the identity provider's page for a forgotten password, so that our pages need not know its address. */
export const forgotPasswordRoute = (address: string): Router => {
  const router = Router();
  router.get(FORGOT_PASSWORD, (_request, response) => {
    response.set('cache-control', 'no-store').redirect(302, address);
  });
  return router;
};
