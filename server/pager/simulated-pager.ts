import type { Router } from 'express';

/** A receiver of pages on loopback that keeps what it gets. */
export interface SimulatedPager {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** With which it verifies the signatures. */
  readonly secret: string;
  /** The list of pages. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
