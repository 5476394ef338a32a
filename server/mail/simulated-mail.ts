import type { Router } from 'express';

/** With which our adapter talks to a simulated way to send email, and how its reports are recognized. */
export interface MailConnection {
  /** `smtp://127.0.0.1:PORT`; for Postmark `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly postmark?: { readonly token: string; readonly webhookSecret: string };
  /** The topic of Amazon SNS in which SES reports, and where SNS answers. */
  readonly ses?: { readonly topic: string; readonly origin: string };
}

/** A way to send email on loopback that keeps what it gets. */
export interface SimulatedMail extends MailConnection {
  /** The inbox page. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
