import express, { type Request, Router } from 'express';
import { brand } from '#config/brand.ts';
import { type ProviderRequest, textMessagesPort } from '#server/ports/text-messages.ts';
import { secondsSince, type WebhookProcessed } from '#server/ports/webhooks.ts';
import type { Scope } from '#server/scope.ts';
import { takeReply } from '../services/take-reply.ts';
import { takeReport } from '../services/take-report.ts';

const form = express.urlencoded({ extended: false, limit: '64kb' });

const requestOf = (request: Request): ProviderRequest => ({
  path: request.originalUrl,
  fields: Object.fromEntries(
    Object.entries(Object(request.body)).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  ),
  signature: request.get('x-twilio-signature') ?? '',
});

/** What a text that nobody reads is answered. */
const nobodyReads = (app: string): string =>
  `${brand.name}: no one reads replies to this number. Sign in to write to us: ${app}/messages In an emergency call 911. Reply STOP to end texts.`;

const twiml = (answer: string | null): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === null ? '' : `<Message>${answer}</Message>`}</Response>`;

/**
 * What became of our texts. 403 without the provider's signature. Twilio names no time, so that lag is counted from the
 * arrival.
 */
export const reportsRouter = (makeScope: () => Scope, processed?: WebhookProcessed): Router => {
  const router = Router();
  router.post('/', form, async (request, response) => {
    const scope = makeScope();
    const arrivedAt = scope.clock.now();
    const report = await scope.use(textMessagesPort).readReport(requestOf(request));
    if (report === null) return void response.status(403).end();
    if (report !== 'none') await takeReport(scope, report);
    processed?.('text_messages', secondsSince(arrivedAt, scope.clock.now()));
    response.status(204).end();
  });
  return router;
};

/**
 * What people reply. The provider itself answers the words that carriers require; we answer other texts, without reading them. 403 without the provider's signature.
 */
export const repliesRouter = (makeScope: () => Scope, processed?: WebhookProcessed): Router => {
  const router = Router();
  router.post('/', form, async (request, response) => {
    const scope = makeScope();
    const arrivedAt = scope.clock.now();
    const reply = await scope.use(textMessagesPort).readReply(requestOf(request));
    if (reply === null) return void response.status(403).end();
    const isAnswered = await takeReply(scope, reply);
    processed?.('text_messages', secondsSince(arrivedAt, scope.clock.now()));
    response.type('text/xml').send(twiml(isAnswered ? nobodyReads(scope.settings.origins.app) : null));
  });
  return router;
};
