import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import type { Logger } from 'pino';
import { SMTPServer } from 'smtp-server';
import type { InboxMail } from './repositories/inbox-repository.ts';

/** Addresses that the simulator refuses, as a mail server refuses a mailbox that does not exist. */
const REFUSED = /^(bounce|no-such-mailbox)[^@]*@/;

export interface MailServer {
  /** `smtp://127.0.0.1:PORT` */
  readonly url: string;
  stop(): Promise<void>;
}

export type ArrivedMail = Omit<InboxMail, 'id' | 'at'>;

interface MailServerParts {
  /** Keeps an email; returns what is answered after `250`; null for the server's own words. */
  readonly keep: (mail: ArrivedMail) => Promise<string | null>;
  readonly log: Logger;
  /** Whether a recipient is refused at once. Providers that report bounces later refuse nobody. */
  readonly refuses?: (address: string) => boolean;
}

/** An SMTP server on a free loopback port that parses each email and hands it over. */
export const startMailServer = async ({
  keep,
  log,
  refuses = (address) => REFUSED.test(address),
}: MailServerParts): Promise<MailServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream)
        .then(async ({ subject = '', html, text = '', headerLines }) => {
          const headers = Object.fromEntries(
            headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
          );
          let answer: string | null = null;
          for (const { address } of envelope.rcptTo)
            answer = await keep({ recipient: address, subject, html: html || '', text, headers });
          if (answer !== null) done(null, answer);
          else done();
        })
        .catch((error: Error) => done(error));
    },
  });
  server.on('error', (error: Error) => log.warn({ err: error }, 'The simulated mail server had a problem.'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
