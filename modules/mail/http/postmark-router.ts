import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import { secondsSince, type WebhookProcessed } from '#server/ports/webhooks.ts';
import type { Scope } from '#server/scope.ts';
import { readPostmarkEvent } from '../domain/postmark-event.ts';
import { applyReport } from '../services/apply-report.ts';

export const POSTMARK_PATH = '/api/mail/webhook/postmark';

/** The name in the addresses that are entered at Postmark: `https://postmark:SECRET@host/api/mail/webhook/postmark`. */
const USER = 'postmark';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, in constant time whatever was sent. */
const isAuthorized = (header: string | undefined, secret: string): boolean => {
  const wanted = `Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`;
  return timingSafeEqual(digest(header ?? ''), digest(wanted));
};

/**
 * Receives Postmark's reports about bounces, complaints and subscriptions. 404 without the setting, 401 for a wrong password,
 * 400 for what is no report. An error makes Postmark send the report again.
 */
export const postmarkRouter = (scope: () => Scope, processed?: WebhookProcessed): Router => {
  const router = express.Router();
  router.post('/', (request, response, next) => {
    const { POSTMARK_WEBHOOK_SECRET: secret } = scope().settings;
    if (secret === undefined) return void response.status(404).end();
    if (isAuthorized(request.get('authorization'), secret)) return next();
    response.set('www-authenticate', 'Basic').status(401).end();
  });
  router.post('/', express.json({ limit: '64kb' }), async (request, response) => {
    const report = readPostmarkEvent(request.body);
    if (report === 'unreadable') return void response.status(400).end();
    if (report) {
      const { at } = report;
      await applyReport(scope(), report);
      if (at) processed?.('mail', secondsSince(at, scope().clock.now()));
    }
    response.status(200).end();
  });
  return router;
};
