import express from 'express';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';

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

export interface PostmarkServer extends LoopbackServer {
  /** Answers the next requests with a status and no JSON. */
  fail(...statuses: readonly number[]): void;
}

interface PostmarkParts {
  readonly token: string;
  /** Keeps a message; returns its MessageID. */
  readonly keep: (message: PostmarkMessage) => Promise<string>;
  /** Whether messages to the address are refused, as to one that bounced or complained; addresses in `bounce…` always are. */
  readonly isInactive?: (address: string) => boolean;
}

/** Postmark's API on loopback, as far as it is used: it knows one token, and numbers what it takes. */
export const startPostmarkServer = async (parts: PostmarkParts): Promise<PostmarkServer> => {
  const { isInactive = () => false } = parts;
  const failures: number[] = [];
  const app = express();
  app.post('/email', express.json({ limit: '1mb' }), async (request, response) => {
    const failure = failures.shift();
    if (failure) return void response.status(failure).type('html').send('<h1>Failure</h1>');
    const no = (status: number, ErrorCode: number) =>
      response.status(status).json({ ErrorCode, Message: `No: ${request.body.To}` });
    if (request.get('x-postmark-server-token') !== parts.token) return void no(401, 10);
    const message: PostmarkMessage = request.body;
    if (message.Subject === '') return void no(422, 300);
    if (message.To.startsWith('bounce') || isInactive(message.To)) return void no(422, 406);
    const MessageID = await parts.keep(message);
    const SubmittedAt = new Date().toISOString();
    response.json({ To: message.To, SubmittedAt, MessageID, ErrorCode: 0, Message: 'OK' });
  });
  const server = await serveOnLoopback(app);
  return { ...server, fail: (...statuses) => void failures.push(...statuses) };
};
