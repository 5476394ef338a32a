import type { Executor } from '#server/graphql/executor.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';

/** A person of the demo's history, who uses the product through its API. */
export interface Visitor {
  /** Runs one operation. Throws an Error with the API's message when it fails. */
  ask(source: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
}

export const createVisitor = (executor: Executor, makeScope: () => Scope, user: SignedInUser): Visitor => ({
  ask: async (source, variables = {}) => {
    const scope = makeScope();
    const kept = new Map<string, unknown>();
    const viewer: Viewer = {
      host: user.role === 'patient' ? 'app' : 'admin',
      requestId: scope.ids.uuid(),
      leadId: null,
      user,
      ...(user.role !== 'patient' && { signIn: { hasSecondFactor: true, isAtOwnProvider: true } }),
      ip: '127.0.0.1',
      userAgent: 'demo history',
    };
    const result = await executor.run({
      source,
      variables,
      context: {
        viewer,
        scope,
        once: <T>(key: string, build: () => T): T => {
          if (!kept.has(key)) kept.set(key, build());
          return kept.get(key) as T;
        },
      },
    });
    const [error] = result.errors ?? [];
    if (error) throw new Error(`${error.message} ${JSON.stringify(error.extensions)}`);
    return result.data ?? {};
  },
});
