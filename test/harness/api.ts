import express from 'express';
import type { Logger } from 'pino';
import request from 'supertest';
import { priceTypeDefs } from '#modules/billing/graphql/price-schema.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import { createExecutor, type Executor } from '#server/graphql/executor.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import type { ModuleDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';
import { createTestDatabase } from './database.ts';
import { type TestScope, testScope } from './scope.ts';

/** A visitor or patient of the app host, or staff on theirs, unless `who` says otherwise. */
export const testViewer = (who: Partial<Viewer> = {}): Viewer => ({
  host: who.user && who.user.role !== 'patient' ? 'admin' : 'app',
  requestId: 'test',
  leadId: null,
  user: null,
  ip: '127.0.0.1',
  userAgent: 'test',
  ...who,
});

/** What a resolver is given: a visitor of the app host asks, unless `who` says otherwise. */
export const requestContext = (scope: Scope, who: Partial<Viewer> = {}): RequestContext => {
  const kept = new Map<string, unknown>();
  return {
    viewer: testViewer(who),
    scope,
    once: <T>(key: string, build: () => T): T => {
      if (!kept.has(key)) kept.set(key, build());
      return kept.get(key) as T;
    },
  };
};

/** The double of billing answers prices in the types of billing. */
const billingTypes = { id: 'billing', typeDefs: priceTypeDefs, resolvers: {} };

/** The joined schema of some modules. */
export const schemaOf = (modules: readonly ModuleDefinition[]) =>
  buildSchema([
    ...(modules.some(({ id }) => id === 'billing') ? [] : [billingTypes]),
    ...modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])),
  ]);

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

/** The answer's data; throws when it has errors. */
export const dataOf = <Shape>(answer: ApiAnswer): Shape => {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data as Shape;
};

const executors: { readonly modules: readonly ModuleDefinition[]; readonly executor: Executor }[] = [];

/** The executor of these modules: one for all tests of a process, so that each document is compiled once. */
const executorOf = (modules: readonly ModuleDefinition[], log: Logger): Executor => {
  const known = executors.find(
    (one) => one.modules.length === modules.length && one.modules.every((module, n) => module === modules[n]),
  );
  if (known) return known.executor;
  const executor = createExecutor(schemaOf(modules), log);
  executors.push({ modules, executor });
  return executor;
};

/** POST /graphql of the given modules on a test scope, with the rest of the server left out. */
export const testApi = (
  { makeScope, scope }: Pick<TestScope, 'makeScope' | 'scope'>,
  modules: readonly ModuleDefinition[],
) => {
  const executor = executorOf(modules, scope.log);
  return async (
    user: SignedInUser | null,
    query: string,
    variables: Record<string, unknown> = {},
    leadId: string | null = null,
    over: Partial<Viewer> = {},
  ): Promise<ApiAnswer> => {
    const endpoint = graphqlEndpoint(executor, async () =>
      requestContext(makeScope(), { user, leadId, ...over }),
    );
    const app = express().use('/graphql', endpoint);
    return (await request(app).post('/graphql').send({ query, variables })).body;
  };
};

export type TestApi = ReturnType<typeof testApi>;

/** `testApi` of modules on its own database, seeded by those of `seeded`. */
export const openApi = async (
  modules: readonly ModuleDefinition[],
  seeded: readonly ModuleDefinition[] = [],
) => {
  const database = await createTestDatabase();
  const test = testScope({ ...database, modules });
  for (const module of seeded) await module.seed?.(test.scope);
  return { ...test, knex: database.knex, ask: testApi(test, modules), close: () => database.drop() };
};

export type OpenApi = Awaited<ReturnType<typeof openApi>>;
