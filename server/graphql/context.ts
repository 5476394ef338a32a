import type { Scope } from '../scope.ts';
import type { Viewer } from '../viewer.ts';

/** What a resolver gets: who asks, the scope to act in, and a place for per-request loaders. */
export interface RequestContext {
  readonly viewer: Viewer;
  readonly scope: Scope;
  /** One instance per request under `key`: DataLoaders and the like. */
  once<T>(key: string, build: () => T): T;
}
