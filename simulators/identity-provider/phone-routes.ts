import { Router } from 'express';
import { z } from 'zod';
import type { Origins } from '#config/settings.ts';
import { phonePage } from './pages/second-factor-pages.ts';
import { sendPage } from './respond.ts';
import type { SecondFactors } from './second-factors.ts';

/** A key that is being set up, in base 32. */
const asked = z.object({ secret: z.string().regex(/^[A-Z2-7]{32}$/) });

/** The simulated phone, on which everybody's authenticator app is; it loads itself again when the codes change. */
export const phoneRoutes = (parts: { factors: SecondFactors; origins: Origins }): Router => {
  const router = Router();
  router.get('/phone', async (request, response) => {
    const { data } = asked.safeParse(request.query);
    const phone = await parts.factors.phone(data?.secret);
    response.set('refresh', String(phone.seconds));
    sendPage(response, parts.origins, { title: 'Authenticator app', body: phonePage(phone) });
  });
  return router;
};
