import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import knex from 'knex';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requestContext } from '#test/harness/api.ts';
import { testScope } from '#test/harness/scope.ts';
import { hostileTexts } from '../../test/fuzz/hostile-values.ts';
import { createExecutor } from './executor.ts';
import { mayCompile } from './may-compile.ts';
import { buildSchema } from './schema.ts';

const pool = knex({ client: 'pg' });
afterAll(() => pool.destroy());
const { scope } = testScope({ knex: pool, url: 'postgres://localhost/none' });
const context = requestContext(scope, { requestId: 'request-1' });

const schema = buildSchema([
  {
    id: 'test',
    typeDefs: `
      input Letter { texts: [String!]! }
      extend type Query { say(text: String, letter: Letter): String! count(of: Int!): Int! }
      extend type Mutation { nothing: String }`,
    resolvers: {
      Query: {
        say: (_: unknown, { text, letter }: { text?: string; letter?: { texts: string[] } }) =>
          text ?? letter?.texts.join() ?? 'nothing',
        count: (_: unknown, { of }: { of: number }) => of,
      },
    },
  },
]);
const executor = createExecutor(schema, pino({ level: 'silent' }));
const run = (source: string, variables: Record<string, unknown> = {}) =>
  executor.run({ source, variables, context });

/** The texts that the installed compiler takes for something else. */
const compiler = dirname(createRequire(import.meta.url).resolve('graphql-jit'));
const code = readFileSync(join(compiler, 'execution.js'), 'utf8');
const markers = [...new Set([...code.matchAll(/"(__MAGIC_\w+)"/g)].map(([, marker = '']) => marker))];

/** What a client would have the server run. */
const touched: { ran?: true } = {};
Object.assign(globalThis, { touched });
const attack = 'globalThis.touched.ran = true';
beforeEach(() => {
  delete touched.ran;
});

it('the compiler does run what follows its marker, so its documents have to be chosen', async () => {
  const dates = markers.filter((marker) => marker.includes('DATE'));
  expect(dates).toHaveLength(1);
  const compiled = compileQuery(schema, parse(`{ say(text: "${dates[0]}${attack}") }`));
  if (!isCompiledQuery(compiled)) throw new Error('It was not compiled.');
  await compiled.query({}, context, {});
  expect(touched.ran).toBe(true);
});

describe.each([
  ['an argument', (text: string) => `{ say(text: ${text}) }`],
  ['an argument of a fragment', (text: string) => `{ ...F } fragment F on Query { say(text: ${text}) }`],
  ['an input object', (text: string) => `{ say(letter: { texts: [${text}] }) }`],
  ['a list of one', (text: string) => `{ say(letter: { texts: ${text} }) }`],
  ['a default', (text: string) => `query ($t: String = ${text}) { say(text: $t) }`],
])('a text in %s', (_where, documentWith) => {
  it.each(markers)('that begins with %s is a text and is never run', async (marker) => {
    const text = `${marker}${attack}`;
    for (const literal of [JSON.stringify(text), `"""${text}"""`])
      expect(await run(documentWith(literal))).toEqual({ data: { say: text } });
    expect(touched).toEqual({});
  });

  it('is answered as it was sent, whatever it is', async () => {
    for (const text of [...hostileTexts, `"${attack}`, `\`\${${attack}}\``, `'+${attack}+'`, '\u2028\\'])
      if (!/\p{Surrogate}/u.test(text))
        expect(await run(documentWith(JSON.stringify(text)))).toEqual({ data: { say: text } });
    expect(touched).toEqual({});
  });
});

it('a text in a variable is a text', async () => {
  for (const marker of markers) {
    const text = `${marker}${attack}`;
    expect(await run('query ($t: String) { say(text: $t) }', { t: text })).toEqual({ data: { say: text } });
  }
  expect(touched).toEqual({});
});

it.each([
  ['{ say }', true],
  ['{ say(text: "mini-quiz") }', true],
  ['{ say(text: "sam@example.com, 12:30 a/b_c.d") }', true],
  ['query ($t: String) { say(text: $t) }', true],
  ['{ say(text: "a__b") }', false],
  ['{ say(text: "a(b)") }', false],
  ['{ say(text: """a\nb""") }', false],
  ['{ say(letter: { texts: ["a", "=>"] }) }', false],
])('may the compiler have %s: %s', (source, expected) => {
  expect(mayCompile(parse(source))).toBe(expected);
});

it('a document that is not compiled has errors like any other', async () => {
  const source = 'query ($n: Int!) { say(text: "(") count(of: $n) }';
  expect(await run(source, { n: 7 })).toEqual({ data: { say: '(', count: 7 } });
  for (const variables of [{}, { n: 'x' }, { n: 1e12 }]) {
    const { errors = [] } = await run(source, variables);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  }
});
