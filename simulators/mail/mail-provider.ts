import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import type { MailConnection } from '#server/mail/simulated-mail.ts';
import type { ArrivedMail } from './mail-server.ts';
import type { InboxMail } from './repositories/inbox-repository.ts';

/** What a provider reports about emails after it took them. Each is false when the product did not take the report. */
export interface MailReports {
  /** `Postmark`, for example. */
  readonly provider: string;
  readonly bounce: (mail: InboxMail) => Promise<boolean>;
  readonly complaint: (mail: InboxMail) => Promise<boolean>;
  /** Addresses to which the provider sends nothing after such a report, until somebody reactivates them. */
  readonly inactive?: {
    has(address: string): boolean;
    reactivate(address: string): Promise<boolean>;
  };
}

/** A simulated way to send email. */
export interface MailProvider {
  readonly connection: MailConnection;
  /** Null for a mail server, which refuses at once what it does not deliver. */
  readonly reports: MailReports | null;
  stop(): Promise<void>;
}

export interface MailProviderParts {
  /** Keeps an email in the inbox; returns its id there. */
  readonly keep: (mail: ArrivedMail) => Promise<string>;
  /** Posts a report to a path of the product; whether it was taken. */
  readonly post: (path: string, body: object, headers: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Logger;
}
