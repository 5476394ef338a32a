import express, { Router } from 'express';
import { US_PHONE } from '#kernel/input/contact-patterns.ts';
import { servicePolicy } from '../service-page.ts';
import type { DemoText } from './repositories/demo-texts.ts';
import { textsPage } from './texts-page.ts';

const TEXTS_SHOWN = 100;
const LONGEST = 160;

/** The list of texts (`?number=` for one number; JSON for a client that asks for it), and replies from the phones. */
export const createTextsRouter = (parts: {
  latest(number: string | null, limit: number): Promise<readonly DemoText[]>;
  reply(text: { readonly number: string; readonly body: string }): Promise<void>;
}): Router => {
  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': servicePolicy(), 'Cache-Control': 'no-store' });
    next();
  });

  router.get('/', async (request, response) => {
    const { number } = request.query;
    const one = typeof number === 'string' && US_PHONE.test(number) ? number : null;
    const texts = await parts.latest(one, TEXTS_SHOWN);
    if (request.accepts(['html', 'json']) === 'json') response.json(texts);
    else response.type('html').send(textsPage(texts, one));
  });

  router.post('/', express.urlencoded({ extended: false, limit: '2kb' }), async (request, response) => {
    const { number = '', body = '' } = request.body as Record<string, unknown>;
    if (typeof number !== 'string' || typeof body !== 'string' || !US_PHONE.test(number) || body === '')
      return void response.status(400).type('text/plain').send('A number and a text are needed.');
    await parts.reply({ number, body: body.slice(0, LONGEST) });
    response.redirect(303, `/texts?number=${number}`);
  });
  return router;
};
