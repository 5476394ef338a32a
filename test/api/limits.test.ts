import { parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import {
  limitProblems,
  MAX_ALIASES,
  MAX_COST,
  MAX_DEPTH,
  weightOf,
} from '#server/graphql/document-limits.ts';
import { createExecutor, MAX_TOKENS } from '#server/graphql/executor.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import { operation, operationNames } from '../contract/operations.ts';
import { schema as product } from '../harness/whole-product.ts';

const schema = buildSchema([
  {
    id: 'tree',
    typeDefs: `
      type Tree { id: ID! child: Tree children: [Tree!]! }
      extend type Query { tree: Tree }
      extend type Mutation { plant: Tree }`,
    resolvers: {},
  },
]);
const executor = createExecutor(schema, pino({ level: 'silent' }));

const codes = (source: string): unknown[] => {
  try {
    return executor.prepare(source).problems.map(({ extensions }) => extensions.code);
  } catch (error) {
    return [error instanceof Error && 'extensions' in error ? error.extensions : error];
  }
};
const nested = (levels: number, field = 'child'): string =>
  `{ tree ${`{ ${field} `.repeat(levels - 2)} { id } ${'}'.repeat(levels - 2)} }`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: tree { id }`).join(' ')} }`;

describe('depth', () => {
  it.each([
    [MAX_DEPTH, []],
    [MAX_DEPTH + 1, ['QUERY_TOO_DEEP']],
    [400, ['QUERY_TOO_DEEP']],
  ])('%i levels', (levels, expected) => {
    expect(codes(nested(levels))).toEqual(expected);
  });

  it('counts through fragments', () => {
    const parts = Array.from(
      { length: MAX_DEPTH },
      (_, index) => `fragment F${index} on Tree { child { ...F${index + 1} } }`,
    );
    const source = `{ tree { ...F0 } } ${parts.join(' ')} fragment F${MAX_DEPTH} on Tree { id }`;
    expect(codes(source)).toEqual(['QUERY_TOO_DEEP']);
  });
});

describe('cost', () => {
  it.each([
    ['{ tree { id } }', 2],
    ['{ tree { children { id } } }', 12],
    ['{ tree { children { children { id } } } }', 112],
    ['{ tree { ... on Tree { children { id } } ...F } } fragment F on Tree { children { id } }', 23],
    ['mutation { plant { id } }', 2],
    ['{ __schema { types { fields { type { fields { name } } } } } }', 1],
    ['{ unknown { more } }', 2],
  ])('%s costs %i', (source, cost) => {
    expect(weightOf(schema, parse(source)).cost).toBe(cost);
  });

  it('refuses lists in lists in lists', () => {
    expect(codes(nested(6, 'children'))).toEqual([]);
    expect(codes(nested(7, 'children'))).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('is computed quickly for fragments that double at each step', () => {
    const parts = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Tree { ...F${index + 1} child { ...F${index + 1} } }`,
    );
    const source = `{ tree { ...F0 } } ${parts.join(' ')} fragment F40 on Tree { id }`;
    const began = performance.now();
    expect(codes(source)).toContain('QUERY_TOO_COSTLY');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('terminates on circular fragments, which validation then refuses', () => {
    const circle =
      '{ tree { ...A } } fragment A on Tree { child { ...B } } fragment B on Tree { child { ...A } }';
    expect(limitProblems(schema, parse(circle))).toEqual([]);
    expect(codes(circle)).toContain('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('names', () => {
  it.each([
    [MAX_ALIASES, []],
    [MAX_ALIASES + 1, ['TOO_MANY_ALIASES']],
  ])('%i aliases', (count, expected) => {
    expect(codes(aliases(count))).toEqual(expected);
  });

  it('counts every occurrence of a repeated field', () => {
    const began = performance.now();
    expect(codes(`{ ${'tree { id } '.repeat(400)} }`)).toEqual(['TOO_MANY_ALIASES']);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

it('tokens', () => {
  expect(codes(`{ ${'__typename '.repeat(MAX_TOKENS)} }`)).toEqual([{ code: 'TOO_MANY_TOKENS' }]);
  expect(codes('{'.repeat(MAX_TOKENS * 2))).toEqual([{ code: 'GRAPHQL_PARSE_FAILED' }]);
});

it.each(operationNames)('%s is well within the limits', (name) => {
  const document = parse(operation(name), { maxTokens: MAX_TOKENS });
  const { depth, cost } = weightOf(product, document);
  expect(depth).toBeLessThanOrEqual(MAX_DEPTH - 3);
  expect(cost).toBeLessThanOrEqual(MAX_COST / 2);
});
