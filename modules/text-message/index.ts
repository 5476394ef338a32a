import { definePort } from '#server/scope.ts';
import type { TextKind } from './domain/texts.ts';

export { isTextKind, type TextKind } from './domain/texts.ts';
export { textMessageEvents } from './events.ts';

/** A text message to be sent. */
export interface OutgoingText {
  readonly kind: TextKind;
  readonly userId: string;
  /** Ten digits. */
  readonly number: string;
  /** From then on it says nothing useful any more; null for the usual time of its kind. */
  readonly usefulUntil: Date | null;
  /** At most one text is sent for each. */
  readonly key: string;
}

/** Text messages that are sent after the caller's transaction, by a job with retries, never at night. */
export interface TextOutbox {
  /** False where there is no provider: nothing is queued, and screens offer no texts. */
  readonly isOn: boolean;
  queue(text: OutgoingText): Promise<void>;
}

export const textOutboxPort = definePort<TextOutbox>('textMessage.outbox');

/** Who may get which texts. Account, which has the consents, provides it. */
export interface TextRecipients {
  /**
   * The time zone of the person, if they want texts of this kind at this number now; else null. It is asked in the transaction
   * that takes a text to send it, so a withdrawn consent counts until the last moment.
   */
  timeZoneFor(text: Pick<OutgoingText, 'kind' | 'userId' | 'number'>): Promise<string | null>;
}

export const textRecipientsPort = definePort<TextRecipients>('textMessage.recipients');
