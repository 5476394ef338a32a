import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { requestContext } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import { createPool } from '../database/pool.ts';
import { graphqlEndpoint } from '../graphql/endpoint.ts';
import { createExecutor } from '../graphql/executor.ts';
import { buildSchema } from '../graphql/schema.ts';
import { errorHandler } from './error-handler.ts';

/** A database that nobody answers for, asked by a page and by a field of the API. */
const away = createPool('postgres://127.0.0.1:1/thicket', { max: 1 });
afterAll(() => away.destroy());
const { makeScope } = testScope({ knex: away, url: 'postgres://127.0.0.1:1/thicket' });
const log = pino({ level: 'silent' });

const schema = buildSchema([
  {
    id: 'test',
    typeDefs: `
      extend type Query { stored: String known: String }
      extend type Mutation { store: String }`,
    resolvers: {
      Query: { stored: () => away('order').first('id'), known: () => 'known' },
      Mutation: { store: () => away('order').insert({ id: 1 }) },
    },
  },
]);

const page = { status: 500, headers: [], body: '<h1>Something went wrong on our side</h1>' };
const site = express()
  .use(
    '/graphql',
    graphqlEndpoint(createExecutor(schema, log), async () => requestContext(makeScope(), {})),
  )
  .get('/orders', async (_request, response) => void response.json(await away('order').select('id')))
  .get('/broken', () => {
    throw new Error('relation "order" does not exist');
  })
  .use(errorHandler(log, async () => page));

describe('while the database is away', () => {
  it.each(['text/html', 'application/json'])(
    'a request for %s is 503 and may be repeated soon',
    async (accept) => {
      const { status, headers, text } = await request(site).get('/orders').set({ accept });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select/);
    },
  );

  it.each(['{ stored }', '{ known stored }', 'mutation { store }'])(
    'the API is 503 with its code: %s',
    async (query) => {
      const { status, headers, body } = await request(site).post('/graphql').send({ query });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(body.errors).toMatchObject([
        {
          message: 'A part of our service does not answer right now. Please try again in a minute.',
          extensions: { code: 'TEMPORARILY_UNAVAILABLE', fields: [], retryAfterSeconds: 5 },
        },
      ]);
    },
  );

  it('what needs no database is answered', async () => {
    const { status, headers, body } = await request(site).post('/graphql').send({ query: '{ known }' });
    expect([status, headers['retry-after'], body]).toEqual([200, undefined, { data: { known: 'known' } }]);
  });
});

it('any other failure is 500, without a time to try again', async () => {
  const { status, headers, body } = await request(site).get('/broken').set({ accept: 'application/json' });
  expect([status, headers['retry-after']]).toEqual([500, undefined]);
  expect(body.message).toBe('Something went wrong on our side. Please try again.');
});
