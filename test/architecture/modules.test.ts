import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { validateSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSchema } from '#server/graphql/schema.ts';
import { orderModules } from '#server/modules.ts';
import { modules } from '#simulators/modules.ts';
import { routeTable } from '#simulators/routes.ts';
import { patient, testApi } from '../harness/api.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { testScope } from '../harness/scope.ts';

const root = join(import.meta.dirname, '../..');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the modules fit together: each is listed after those it depends on', () => {
  const placed = new Set<string>();
  for (const { id, dependsOn } of orderModules(modules)) {
    expect(dependsOn.filter((other) => !placed.has(other))).toEqual([]);
    placed.add(id);
  }
});

it('the modules form one valid schema, which answers a query', async () => {
  const parts = modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : []));
  expect(validateSchema(buildSchema(parts))).toEqual([]);
  const ask = testApi(testScope({ ...database, modules }), modules);
  for (const user of [null, patient('00000000-0000-4000-9000-000000000001')])
    expect(await ask(user, '{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});

it('every page of the route tables exists', () => {
  const missing = routeTable.routes.filter(({ page }) => !existsSync(`${root}${page}.page.tsx`));
  expect(missing.map(({ path, page }) => `${path}: ${page}`)).toEqual([]);
});
