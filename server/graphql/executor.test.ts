import knex from 'knex';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fail } from '#kernel/result.ts';
import { requestContext } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import { createExecutor } from './executor.ts';
import { buildSchema } from './schema.ts';
import { valueOrThrow } from './value-or-throw.ts';

const pool = knex({ client: 'pg' });
afterAll(() => pool.destroy());

const schema = buildSchema([
  {
    id: 'test',
    typeDefs: `
      type Box { label: String! size(unit: String! = "cm"): Int! }
      extend type Query { box: Box unresolved: String! broken: String away: String closed: String item(id: Int!): Int store(text: String!): Int }
      extend type Mutation { pack: Box }`,
    resolvers: {
      Box: { size: () => 1 },
      Query: {
        box: () => ({}),
        broken: () => {
          throw new Error('The disk is full.');
        },
        away: () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        },
        closed: () => valueOrThrow(fail('FORBIDDEN', 'Your account cannot open this.')),
        item: () => 1,
        store: () => {
          throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
        },
      },
    },
  },
]);

const written: string[] = [];
beforeEach(() => void written.splice(0));
const executor = createExecutor(schema, pino({}, { write: (line: string) => void written.push(line) }));

const { scope } = testScope({ knex: pool, url: 'postgres://localhost/none' });
const context = requestContext(scope, { requestId: 'request-1' });

const run = async (source: string, variables: Record<string, unknown> = {}) => {
  const { errors = [] } = await executor.run({ source, variables, context });
  return errors.map(({ extensions, message }) => ({ ...extensions, message }));
};
const logged = () => written.map((line): Record<string, unknown> => JSON.parse(line));

it.each([
  ['null in a field that may not be null', '{ box { label } }', 'Cannot return null for non-nullable field'],
  ['a field without a resolver', '{ unresolved }', 'Cannot return null for non-nullable field'],
  ['a resolver that throws', '{ broken }', 'The disk is full.'],
])('%s is INTERNAL, and logged with the id of the request', async (_, source, reason) => {
  expect(await run(source)).toEqual([
    {
      code: 'INTERNAL',
      requestId: 'request-1',
      message: 'Something went wrong on our side. Please try again.',
    },
  ]);
  expect(logged()).toMatchObject([{ level: 50, msg: 'a resolver failed', requestId: 'request-1' }]);
  expect(written.join('')).toContain(reason);
});

it('a database that does not answer is TEMPORARILY_UNAVAILABLE, says when to try again, and is logged', async () => {
  expect(await run('{ away }')).toEqual([
    {
      code: 'TEMPORARILY_UNAVAILABLE',
      fields: [],
      retryAfterSeconds: 5,
      message: 'A part of our service does not answer right now. Please try again in a minute.',
    },
  ]);
  expect(logged()).toMatchObject([{ level: 50, msg: 'a resolver failed', requestId: 'request-1' }]);
});

it('access that is refused is in the log once, with who asked and without the names that the client chose', async () => {
  expect(await run('{ secret: closed another: closed }')).toMatchObject([
    { code: 'FORBIDDEN' },
    { code: 'FORBIDDEN' },
  ]);
  expect(logged()).toMatchObject([
    { level: 30, msg: 'access was refused', code: 'FORBIDDEN', requestId: 'request-1' },
  ]);
  expect(written.join('')).not.toMatch(/secret|another/);
});

it.each([
  ['a missing variable', 'query ($id: Int!) { item(id: $id) }', {}],
  ['a variable of the wrong type', 'query ($id: Int!) { item(id: $id) }', { id: 'x' }],
  [
    'null for an argument that has a default',
    'query ($u: String = "cm") { box { size(unit: $u) } }',
    { u: null },
  ],
])('%s is BAD_USER_INPUT and not logged as an internal error', async (_, source, variables) => {
  expect(await run(source, variables)).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  expect(written).toEqual([]);
});

it('text that the database cannot store is BAD_USER_INPUT with its argument, and not logged', async () => {
  const source = 'query ($said: String!) { store(text: $said) }';
  expect(await run(source, { said: 'a\u0000' })).toMatchObject([
    { code: 'BAD_USER_INPUT', fields: [{ field: 'text' }] },
  ]);
  expect(written).toEqual([]);
  expect(await run(source, { said: 'a' })).toMatchObject([{ code: 'INTERNAL' }]);
});
