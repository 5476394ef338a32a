import knex from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestContext } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import { startCollector, type TraceCollector } from '#test/harness/trace-collector.ts';
import { createExecutor, type Executor } from '../../graphql/executor.ts';
import { buildSchema } from '../../graphql/schema.ts';
import type { Tracing } from '../tracing.ts';
import { openOtlpTracing } from './otlp-tracing.ts';

const silent = pino({ level: 'silent' });
const schema = buildSchema([
  {
    id: 'test',
    typeDefs:
      'extend type Query { one: Int two: Int three: Int ssriWarning: Int broken: Int } extend type Mutation { act: Int }',
    resolvers: {
      Query: {
        one: () => 1,
        broken: () => {
          throw new Error('Otto has chest pain.');
        },
      },
    },
  },
]);

const pool = knex({ client: 'pg' });
const context = requestContext(testScope({ knex: pool, url: 'postgres://localhost/none' }).scope, {});
let collector: TraceCollector;
let tracing: Tracing;
let executor: Executor;
beforeAll(async () => {
  collector = await startCollector();
  tracing = openOtlpTracing({ endpoint: collector.url, release: 'r', environment: 'test', log: silent });
  executor = tracing.executor(createExecutor(schema, silent));
});
afterAll(async () => {
  await collector.stop();
  await pool.destroy();
});

it('an operation is called by the fields of the schema, never by a name or alias that a client chose', async () => {
  const run = (source: string, variables = {}) => executor.run({ source, variables, context });
  expect(await run('query chest_pain { otto: one two again: one }')).toEqual({
    data: { otto: 1, two: null, again: 1 },
  });
  await run('{ ssriWarning }');
  const failed = await run('query chest_pain { broken }');
  expect(failed.errors?.[0]?.extensions.code).toBe('INTERNAL');
  const refused = await run('{ chestPain }');
  expect(refused.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  await expect(run('{ chest pain')).rejects.toMatchObject({ extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  await tracing.close();

  expect(collector.spans.map(({ name }) => name)).toEqual([
    'query one two',
    'query *Warning',
    'query broken',
  ]);
  expect(collector.one('query broken')).toMatchObject({
    status: { code: 2 },
    attributes: {
      'graphql.operation.type': 'query',
      'graphql.error.code': 'INTERNAL',
      'error.type': 'INTERNAL',
    },
  });
  expect(collector.received()).not.toMatch(/chest|otto|again/i);
});
