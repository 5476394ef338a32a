import type { Router } from 'express';

/** An analytics service on loopback that takes events as Mixpanel does. */
export interface SimulatedAnalytics {
  readonly token: string;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** What arrived. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
