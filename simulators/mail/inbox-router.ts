import { Router } from 'express';
import { inboxPage } from './inbox-page.ts';
import type { inboxRepository } from './repositories/inbox-repository.ts';

const MAILS_SHOWN = 100;
const UUID = /^[0-9a-f-]{36}$/;

/** Emails bring their own styles and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** The list of emails (`?to=` for one address; JSON for a client that asks for it), and each as it was sent. */
export const createInboxRouter = (inbox: ReturnType<typeof inboxRepository>): Router => {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
    next();
  });

  router.get('/', async (request, response) => {
    const to = typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to : null;
    const mails = await inbox.latest(to, MAILS_SHOWN);
    if (request.accepts(['html', 'json']) === 'json') response.json(mails);
    else response.type('html').send(inboxPage(mails, to));
  });

  router.get('/:id', async (request, response) => {
    const mail = UUID.test(request.params.id) ? await inbox.find(request.params.id) : null;
    if (!mail) response.status(404).type('text/plain').send('There is no such email.');
    else if (request.query.as === 'text') response.type('text/plain').send(mail.text);
    else response.type('html').send(mail.html);
  });
  return router;
};
