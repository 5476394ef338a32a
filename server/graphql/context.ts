import type { Scope } from '../scope.ts';
import type { Viewer } from '../viewer.ts';

/** What a resolver receives: the viewer, the scope to act in, and a store for per-request loaders. */
export interface RequestContext {
  readonly viewer: Viewer;
  readonly scope: Scope;
  /** One instance per request under `key`: DataLoaders, for example. */
  once<T>(key: string, build: () => T): T;
}
