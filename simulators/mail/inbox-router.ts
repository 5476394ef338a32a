import express, { Router } from 'express';
import { servicePolicy } from '../service-page.ts';
import { inboxPage } from './inbox-page.ts';
import type { MailReports } from './mail-provider.ts';
import type { inboxRepository } from './repositories/inbox-repository.ts';

const MAILS_SHOWN = 100;
const UUID = /^[0-9a-f-]{36}$/;

/**
 * The list of emails (`?to=` for one address; JSON for a client that asks for it), and each as it was sent. Where the provider
 * reports later, a POST makes it report a bounce or a complaint about an email, or reactivate an address.
 */
export const createInboxRouter = (
  inbox: ReturnType<typeof inboxRepository>,
  reports: MailReports | null,
): Router => {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': servicePolicy(), 'Cache-Control': 'no-store' });
    next();
  });

  router.get('/', async (request, response) => {
    const to = typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to : null;
    const mails = await inbox.latest(to, MAILS_SHOWN);
    if (request.accepts(['html', 'json']) === 'json') response.json(mails);
    else response.type('html').send(inboxPage(mails, to, reports));
  });

  router.get('/:id', async (request, response) => {
    const mail = UUID.test(request.params.id) ? await inbox.find(request.params.id) : null;
    if (!mail) response.status(404).type('text/plain').send('There is no such email.');
    else if (request.query.as === 'text') response.type('text/plain').send(mail.text);
    else response.type('html').send(mail.html);
  });

  const answer = (response: express.Response, wasTaken: boolean, to: string): void => {
    if (wasTaken) response.redirect(303, `/inbox?to=${encodeURIComponent(to)}`);
    else response.status(502).type('text/plain').send('The product did not take the report.');
  };
  const form = express.urlencoded({ extended: false, limit: '2kb' });
  router.post('/reactivate', form, async (request, response) => {
    const { to } = Object(request.body) as Record<string, unknown>;
    if (!reports?.inactive || typeof to !== 'string' || !reports.inactive.has(to))
      return void response.status(400).type('text/plain').send('The address is not inactive.');
    answer(response, await reports.inactive.reactivate(to), to);
  });
  router.post('/:id/:report', async (request, response) => {
    const { id, report } = request.params;
    const mail = UUID.test(id) ? await inbox.find(id) : null;
    if (!reports || !mail || (report !== 'bounce' && report !== 'complaint'))
      return void response.status(404).type('text/plain').send('There is no such report.');
    answer(response, await reports[report](mail), mail.recipient);
  });
  return router;
};
