import type { Router } from 'express';
import type { BucketOptions } from './s3-store.ts';

/** An object store on loopback. */
export interface SimulatedObjectStore {
  /** With which our adapter talks to it. */
  readonly options: BucketOptions;
  /** What was stored. */
  readonly browserRouter: { readonly path: string; readonly router: Router };
  stop(): Promise<void>;
}
