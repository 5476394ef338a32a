import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { keywordIn } from '#server/text-messages/keyword-in.ts';

/** The numbers that Twilio has for tests, with the errors that they answer. */
const refused: Readonly<Record<string, number>> = { '5005550001': 21_211, '5005550009': 21_614 };
const STOPPED = 21_610;

interface TextServerParts {
  readonly accountSid: string;
  readonly authToken: string;
  /** What a number replied, newest first. */
  repliesOf(number: string): Promise<readonly string[]>;
  /** Keeps a text; returns its id. */
  keep(text: { readonly number: string; readonly body: string }): Promise<string>;
  /** Tells the product what became of a text. */
  report(url: string, fields: Readonly<Record<string, string>>): Promise<unknown>;
}

export interface TextServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  stop(): Promise<void>;
}

const refuse = (response: Response, code: number, status = 400): void => {
  response.status(status).json({ code, status, message: 'refused', more_info: '' });
};

/** An HTTP server on a free loopback port with the part of Twilio's API that sends a text. */
export const startTextServer = async (parts: TextServerParts): Promise<TextServer> => {
  const app = express();
  const credentials = `Basic ${Buffer.from(`${parts.accountSid}:${parts.authToken}`).toString('base64')}`;
  const reports = new Set<Promise<unknown>>();
  const isStopped = async (number: string): Promise<boolean> =>
    (await parts.repliesOf(number))
      .map(keywordIn)
      .find((keyword) => keyword === 'stop' || keyword === 'start') === 'stop';

  const path = `/2010-04-01/Accounts/${parts.accountSid}/Messages.json`;
  app.post(path, express.urlencoded({ extended: false, limit: '20kb' }), async (request, response) => {
    if (request.get('authorization') !== credentials) return refuse(response, 20_003, 401);
    const { To = '', Body: body = '', StatusCallback: callback } = request.body as Record<string, string>;
    const number = To.replace(/^\+1/, '');
    const code = refused[number] ?? ((await isStopped(number)) ? STOPPED : undefined);
    if (code !== undefined) return refuse(response, code);
    const sid = await parts.keep({ number, body });
    response.status(201).json({ sid, status: 'accepted' });
    if (!callback) return;
    const report = parts
      .report(callback, { MessageSid: sid, MessageStatus: 'delivered' })
      .finally(() => reports.delete(report));
    reports.add(report);
  });

  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await Promise.all(reports);
    },
  };
};
