import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import { readPostmarkEvent } from '../domain/postmark-event.ts';
import { REPORT_LIMIT, reportsRouter } from './reports-router.ts';

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
 * 400 for what is no report.
 */
export const postmarkRouter = reportsRouter({
  refusal: (request, { settings: { POSTMARK_WEBHOOK_SECRET: secret } }) => {
    if (secret === undefined) return 404;
    return isAuthorized(request.get('authorization'), secret) ? null : 401;
  },
  body: express.json({ limit: REPORT_LIMIT }),
  read: (body) => {
    const reports = readPostmarkEvent(body);
    return reports === 'unreadable' ? 400 : reports;
  },
});
