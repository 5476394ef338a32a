import { definePort } from '../scope.ts';

/** An email as it goes out. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The part of the Message-ID before the @; the same at every try, so that mail programs can recognize a repeat. */
  readonly id: string;
  /** Address that ends messages of this kind by a POST without signing in (RFC 8058); null when they cannot be ended. */
  readonly unsubscribe: string | null;
}

/**
 * What the mail server said. `address_refused`: it does not deliver to this address, for good. `letter_refused`: it does
 * not want this letter. `unavailable`: it could not be reached or asks to try again.
 */
export type MailOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string }
  | { readonly kind: 'address_refused' | 'letter_refused' | 'unavailable'; readonly reason: string };

/** Sends email. Never called inside a transaction. */
export interface MailService {
  /** At most 30 seconds. */
  send(letter: Letter): Promise<MailOutcome>;
}

/** Where Postmark posts its reports. */
export const POSTMARK_PATH = '/api/mail/webhook/postmark';

/** Where Amazon SNS posts the reports of SES. */
export const SES_PATH = '/api/mail/webhook/ses';

export const mailPort = definePort<MailService>('server.mail');
