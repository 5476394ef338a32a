import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { systemClock } from '#kernel/clock.ts';
import { isUuid } from '#kernel/uuid.ts';
import { PAGER_SIGNATURE } from '#server/pager/webhook-pager.ts';
import { isSignedBody } from '#server/security/body-signature.ts';

export interface PagerServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  stop(): Promise<void>;
}

/** An HTTP server on a free loopback port that verifies each page and hands it over: 401 for a wrong signature. */
export const startPagerServer = async (
  secret: string,
  keep: (page: { readonly id: string; readonly body: string }) => Promise<void>,
): Promise<PagerServer> => {
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
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
