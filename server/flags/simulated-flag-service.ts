import type { Router } from 'express';

/** A flag service on loopback, as LaunchDarkly's SDK sees it. */
export interface SimulatedFlagService {
  readonly sdkKey: string;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** The flags, and what was reported. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
