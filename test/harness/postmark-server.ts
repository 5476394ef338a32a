import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** A message as Postmark's API takes it. */
export interface PostmarkMessage {
  readonly From: string;
  readonly To: string;
  readonly Subject: string;
  readonly HtmlBody: string;
  readonly TextBody: string;
  readonly TrackOpens: boolean;
  readonly Headers: readonly { readonly Name: string; readonly Value: string }[];
}

/**
 * Postmark's API on loopback, as far as it is used: it knows one token, refuses addresses that begin with `bounce` as inactive,
 * and numbers what it takes. `fail` answers the next requests with a status and no JSON.
 */
export const startPostmarkServer = async (token: string) => {
  const taken: (PostmarkMessage & { readonly MessageID: string })[] = [];
  const failures: number[] = [];
  const app = express();
  app.post('/email', express.json(), (request, response) => {
    const failure = failures.shift();
    if (failure) return void response.status(failure).type('html').send('<h1>Failure</h1>');
    const no = (status: number, ErrorCode: number) =>
      response.status(status).json({ ErrorCode, Message: `No: ${request.body.To}` });
    if (request.get('x-postmark-server-token') !== token) return void no(401, 10);
    const message: PostmarkMessage = request.body;
    if (message.Subject === '') return void no(422, 300);
    if (message.To.startsWith('bounce')) return void no(422, 406);
    const MessageID = `00000000-0000-4000-8000-${String(taken.length + 1).padStart(12, '0')}`;
    taken.push({ ...message, MessageID });
    response.json({
      To: message.To,
      SubmittedAt: '2026-11-20T12:00:00Z',
      MessageID,
      ErrorCode: 0,
      Message: 'OK',
    });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    fail: (...statuses: readonly number[]) => void failures.push(...statuses),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
