import type { Router } from 'express';

/** A mail server on loopback that keeps what it gets. */
export interface SimulatedMail {
  /** `smtp://127.0.0.1:PORT` */
  readonly url: string;
  /** The inbox page. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
