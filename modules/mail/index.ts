import type { ReadJson } from '#server/scope.ts';
import { definePort } from '#server/scope.ts';
import type { MessageKind } from './domain/catalog.ts';

export { catalog, type MessageKind, type Topic } from './domain/catalog.ts';
export { maskedEmail } from './domain/masked-email.ts';
export { mailEvents } from './events.ts';

/** An email to be sent. */
export interface OutgoingLetter {
  readonly kind: MessageKind;
  readonly to: string;
  /** Null for an address that is not, or no longer, that of an account. */
  readonly userId: string | null;
  /** What it says; words about health do not go out (`domain/compose.ts`). */
  readonly subject: string;
  readonly body: string;
  /** Where the button leads instead of the kind's page. */
  readonly link?: string;
  /** Link that ends messages of its topic by a POST without signing in; null where law or care requires them. */
  readonly unsubscribe: string | null;
  /** At most one letter is sent for each. */
  readonly key: string;
}

/** Email that is sent after the caller's transaction, by a job with retries. */
export interface Outbox {
  queue(letter: OutgoingLetter): Promise<void>;
  /** The same; one with a key that was used before is left out. */
  queueOnce(letter: OutgoingLetter): Promise<void>;
  /** Whether mail servers refuse this address for good. Batched with other reads. */
  isRefused(read: ReadJson, address: string): Promise<boolean>;
}

export const outboxPort = definePort<Outbox>('mail.outbox');

/** Who may get which emails. Account, which has the patients' decisions, provides it. */
export interface MailRecipients {
  /** Whether the person wants emails of this kind now; always for what law or care requires. It is asked right before one is sent. */
  wants(userId: string, kind: MessageKind): Promise<boolean>;
}

export const mailRecipientsPort = definePort<MailRecipients>('mail.recipients');
