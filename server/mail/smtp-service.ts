import { createTransport } from 'nodemailer';
import type { MailOutcome, MailService } from '../ports/mail.ts';
import { providerIdIn } from './provider-id.ts';
import { domainOf } from './sender-domain.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const CONNECTIONS = 2;

const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === 'localhost';

/** What a failure of the mail server means, by its reply code and the command that it answered (RFC 5321). */
const outcomeOf = (error: unknown): Exclude<MailOutcome, { kind: 'accepted' }> => {
  const { responseCode = 0, command = '' } = Object(error) as { responseCode?: number; command?: string };
  // Only the code: the server's text may repeat the address.
  const reason = responseCode > 0 ? `${responseCode} after ${command}` : 'no answer';
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (isPermanent && command === 'RCPT TO') return { kind: 'address_refused', reason };
  if (isPermanent && command === 'DATA') return { kind: 'letter_refused', reason };
  return { kind: 'unavailable', reason };
};

/** Where and how to connect. Outside of loopback always encrypted: a server at `smtp:` has to offer STARTTLS. */
export const connectionOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ignoreTLS: isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

/** Email over SMTP. `from`: `Name <address>`. */
export const createSmtpService = (options: {
  url: string;
  from: string;
}): MailService & { close(): void } => {
  const transport = createTransport({
    ...connectionOf(options.url),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(options.from);
  return {
    send: async ({ to, subject, html, text, id, unsubscribe }) => {
      try {
        const sent = await transport.sendMail({
          from: options.from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== null && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { kind: 'accepted', providerId: providerIdIn(sent.response) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
};
