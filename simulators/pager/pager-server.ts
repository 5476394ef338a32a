import express from 'express';
import { systemClock } from '#kernel/clock.ts';
import { isUuid } from '#kernel/uuid.ts';
import { PAGER_SIGNATURE } from '#server/pager/webhook-pager.ts';
import { isSignedBody } from '#server/security/body-signature.ts';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';

/** An HTTP server on a free loopback port that verifies each page and hands it over: 401 for a wrong signature. */
export const startPagerServer = async (
  secret: string,
  keep: (page: { readonly id: string; readonly body: string }) => Promise<void>,
): Promise<LoopbackServer> => {
  const app = express();
  app.post('/', express.text({ type: 'application/json', limit: '10kb' }), async (request, response) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const id = request.get('idempotency-key') ?? '';
    if (!isSignedBody(request.get(PAGER_SIGNATURE) ?? '', body, secret, systemClock.now()))
      return void response.status(401).end();
    if (!isUuid(id)) return void response.status(400).end();
    await keep({ id, body });
    response.status(202).end();
  });
  return serveOnLoopback(app);
};
