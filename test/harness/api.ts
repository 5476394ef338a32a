import express from 'express';
import request from 'supertest';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import type { ModuleDefinition } from '#server/module.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';
import type { TestScope } from './scope.ts';

/** Who asks: a visitor of the app host, or the person given. */
const viewerOf = (user: SignedInUser | null, leadId: string | null): Viewer => ({
  host: 'app',
  requestId: 'test',
  leadId,
  user,
  ip: '127.0.0.1',
  userAgent: 'test',
});

export const patient = (id: string): SignedInUser => ({
  id,
  role: 'patient',
  email: `${id}@example.com`,
  impersonatorId: null,
});

export interface ApiAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; extensions: { code: string; fields?: unknown } }[];
}

/** POST /graphql of the given modules on a test scope, with the rest of the server left out. */
export const testApi = ({ makeScope, scope }: TestScope, modules: readonly ModuleDefinition[]) => {
  const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
  const executor = createExecutor(schema, scope.log);
  return async (
    user: SignedInUser | null,
    query: string,
    variables: Record<string, unknown> = {},
    leadId: string | null = null,
  ): Promise<ApiAnswer> => {
    const kept = new Map<string, unknown>();
    const app = express().use(
      '/graphql',
      graphqlEndpoint(executor, async () => ({
        viewer: viewerOf(user, leadId),
        scope: makeScope(),
        once: <T>(key: string, build: () => T): T => {
          if (!kept.has(key)) kept.set(key, build());
          return kept.get(key) as T;
        },
      })),
    );
    return (await request(app).post('/graphql').send({ query, variables })).body;
  };
};
