import { Router } from 'express';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { unsubscribe } from '../services/marketing.ts';

const linkIn = (link: unknown): string => (typeof link === 'string' ? link : '');

/**
 * The address of an email's List-Unsubscribe header. A POST by the mail program ends these emails at once, without signing
 * in (RFC 8058); a person who opens the link gets the page that asks first.
 */
export const unsubscribeRouter = (scope: () => Scope): Router => {
  const router = Router();
  router.post('/', async ({ query, ip = '', headers }, response) => {
    const by = { actor: systemActor, ip, userAgent: headers['user-agent'] ?? '' };
    const ended = await unsubscribe(scope(), by, linkIn(query.link));
    response.status(ended.ok && ended.value ? 200 : 404).end();
  });
  router.get('/', ({ query }, response) => {
    response.redirect(303, `/unsubscribe?link=${encodeURIComponent(linkIn(query.link))}`);
  });
  return router;
};
