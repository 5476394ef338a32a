import type { Router } from 'express';
import type { TwilioOptions } from './twilio-service.ts';

/** A provider of text messages on loopback that keeps what it gets. */
export interface SimulatedTextMessages {
  /** With which our adapter talks to it. */
  readonly options: TwilioOptions;
  /** The list of texts, and a form to reply. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
