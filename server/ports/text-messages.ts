import { definePort } from '../scope.ts';

/** Where the provider reports what became of a text, and what people reply; on the app host. */
export const REPORTS_PATH = '/api/text-messages/reports';
export const REPLIES_PATH = '/api/text-messages/replies';

/** A text message as it goes out. */
export interface TextMessage {
  /** Ours: the provider names it when it reports what became of the text. */
  readonly id: string;
  /** Ten digits of a US number. */
  readonly to: string;
  readonly body: string;
  /** Seconds after which the provider gives up instead of delivering late: 60 to 14,400. */
  readonly validSeconds: number;
}

/**
 * Why a text is not delivered. `stopped`: the number replied STOP. `number_refused`: no text reaches it. `text_refused`: the
 * provider or a carrier does not want this text.
 */
export type TextRefusal = 'stopped' | 'number_refused' | 'text_refused';

/**
 * What the provider said. `not_sent`: it certainly has no such text, as when it could not be reached. `unknown`: it may have
 * taken the text, as when its answer did not come.
 */
export type TextOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string }
  | { readonly kind: TextRefusal | 'not_sent' | 'unknown'; readonly reason: string };

/** What the provider reports later about a text. */
export type TextReport =
  | { readonly kind: 'sent'; readonly textId: string }
  | { readonly kind: 'delivered'; readonly textId: string }
  | { readonly kind: TextRefusal; readonly textId: string; readonly reason: string };

/** What a person can ask for by a reply. */
export type TextKeyword = 'stop' | 'start' | 'help';

/** A text that a person sent to us. What it says besides a keyword is never read. */
export interface TextReply {
  /** The provider's id; the same when it is reported again. */
  readonly id: string;
  /** Ten digits. */
  readonly from: string;
  readonly keyword: TextKeyword | null;
}

/** A request to one of our addresses that the provider may have sent. */
export interface ProviderRequest {
  /** Path with query, as it was requested. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly signature: string;
}

/** Sends text messages to US numbers, and understands what comes back. Never called inside a transaction. */
export interface TextMessages {
  /** False where no provider is configured: then nothing is sent, and screens offer no texts. */
  readonly isOn: boolean;
  /** At most 15 seconds. */
  send(text: TextMessage): Promise<TextOutcome>;
  /** Null for a request without the provider's signature; `none` when there is nothing to know. */
  readReport(request: ProviderRequest): Promise<TextReport | 'none' | null>;
  /** Null for a request without the provider's signature. */
  readReply(request: ProviderRequest): Promise<TextReply | null>;
}

export const textMessagesPort = definePort<TextMessages>('server.textMessages');
