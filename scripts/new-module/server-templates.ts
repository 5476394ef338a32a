import type { Names } from './names.ts';

/** Server files of a new module: people store items that only they can see. */
export const serverFiles = ({ id, camel, pascal, snake, title }: Names): Record<string, string> => ({
  [`modules/${id}/module.ts`]: `import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { ${camel}Port } from './index.ts';
import { ${camel}Service } from './services/${id}.ts';

export const ${camel}Module = defineModule({
  id: '${id}',
  dependsOn: [],
  provides: [provide(${camel}Port, ${camel}Service)],
  graphql: { typeDefs, resolvers },
});
`,

  [`modules/${id}/index.ts`]: `import type { Result } from '#kernel/result.ts';
import { definePort } from '#server/scope.ts';

export interface ${pascal}Item {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
}

export interface ${pascal}Service {
  /** The person's own items, newest first. */
  items(personId: string): Promise<readonly ${pascal}Item[]>;
  /** Adds an item with a title of 1 to 120 characters. Fails with BAD_USER_INPUT on the field \`title\`. */
  add(personId: string, title: string): Promise<Result<${pascal}Item>>;
}

export const ${camel}Port = definePort<${pascal}Service>('${id}');
`,

  [`modules/${id}/domain/title.ts`]: `import * as z from 'zod/mini';

const MAX_LENGTH = 120;

/** A title on one line, without surrounding spaces. */
export const itemTitle = z
  .string('Enter a title.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a title.', abort: true }),
    z.maxLength(MAX_LENGTH, { error: \`Keep the title to \${MAX_LENGTH} characters.\`, abort: true }),
    z.refine((title) => !/\\p{Cc}/u.test(title), 'Write the title on one line.'),
  );
`,

  [`modules/${id}/services/${id}.ts`]: `import { readInput } from '#kernel/input/read-input.ts';
import { ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { itemTitle } from '../domain/title.ts';
import type { ${pascal}Service } from '../index.ts';
import { ${camel}ItemRepository } from '../repositories/${id}-items.ts';

export const ${camel}Service = (scope: Scope): ${pascal}Service => {
  const repository = ${camel}ItemRepository(scope.db);
  return {
    items: (personId) => repository.ofPerson(personId),
    add: async (personId, text) => {
      const title = readInput(itemTitle, text, 'title');
      if (!title.ok) return title;
      const item = { id: scope.ids.uuid(), title: title.value, createdAt: scope.clock.now() };
      await repository.insert(personId, item);
      return ok(item);
    },
  };
};
`,

  [`modules/${id}/repositories/${id}-items.ts`]: `import type { Knex } from 'knex';
import type { ${pascal}Item } from '../index.ts';

interface Row {
  id: string;
  person_id: string;
  title: string;
  created_at: Date;
}

const fromRow = (row: Row): ${pascal}Item => ({ id: row.id, title: row.title, createdAt: row.created_at });

export const ${camel}ItemRepository = (db: Knex) => ({
  ofPerson: async (personId: string): Promise<${pascal}Item[]> => {
    const rows: Row[] = await db<Row>('${snake}_item')
      .select('id', 'person_id', 'title', 'created_at')
      .where({ person_id: personId })
      .orderBy('created_at', 'desc');
    return rows.map(fromRow);
  },

  insert: async (personId: string, item: ${pascal}Item): Promise<void> => {
    await db<Row>('${snake}_item').insert({
      id: item.id,
      person_id: personId,
      title: item.title,
      created_at: item.createdAt,
    });
  },
});
`,

  [`modules/${id}/graphql/schema.ts`]: `export const typeDefs = /* GraphQL */ \`
  "${title}: one thing that a person keeps."
  type ${pascal}Item {
    "Its id."
    id: ID!
    "What the person calls it."
    title: String!
    "When it was added."
    createdAt: DateTime!
  }

  extend type Query {
    "The signed-in person's own items, newest first."
    ${camel}Items: [${pascal}Item!]!
  }

  extend type Mutation {
    "Adds an item. BAD_USER_INPUT names title."
    add${pascal}Item(
      "What the person calls it."
      title: String!
    ): ${pascal}Item!
  }
\`;
`,

  [`modules/${id}/graphql/resolvers.ts`]: `import { fail, ok, type Result } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { MutationAdd${pascal}ItemArgs } from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { ${camel}Port } from '../index.ts';

const personId = ({ viewer }: RequestContext): Result<string> =>
  viewer.user ? ok(viewer.user.id) : fail('UNAUTHENTICATED', 'Sign in to see this.');

export const resolvers = {
  Query: {
    ${camel}Items: (_: unknown, __: unknown, context: RequestContext) =>
      context.scope.use(${camel}Port).items(valueOrThrow(personId(context))),
  },
  Mutation: {
    add${pascal}Item: async (_: unknown, { title }: MutationAdd${pascal}ItemArgs, context: RequestContext) =>
      valueOrThrow(await context.scope.use(${camel}Port).add(valueOrThrow(personId(context)), title)),
  },
} satisfies ResolverMap;
`,

  [`modules/${id}/graphql/api.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { patient, testApi } from '#test/harness/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';

const anna = patient('00000000-0000-4000-9000-000000000001');
const ben = patient('00000000-0000-4000-9000-000000000002');
const add = 'mutation ($title: String!) { add${pascal}Item(title: $title) { title } }';
const list = '{ ${camel}Items { title createdAt } }';

let database: TestDatabase;
let ask: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  ask = testApi(testScope({ ...database, modules }), modules);
});
afterAll(() => database.drop());

it('stores what a person adds, and shows it to nobody else', async () => {
  expect(await ask(anna, add, { title: ' First ' })).toEqual({
    data: { add${pascal}Item: { title: 'First' } },
  });
  expect(await ask(anna, list)).toEqual({
    data: { ${camel}Items: [{ title: 'First', createdAt: '2026-11-20T12:00:00.000Z' }] },
  });
  expect(await ask(ben, list)).toEqual({ data: { ${camel}Items: [] } });
});

it('refuses visitors who are not signed in', async () => {
  const { errors } = await ask(null, list);
  expect(errors?.map((error) => error.extensions.code)).toEqual(['UNAUTHENTICATED']);
});

it.each([
  ['', 'Enter a title.'],
  ['x'.repeat(121), 'Keep the title to 120 characters.'],
  ['two\\nlines', 'Write the title on one line.'],
])('refuses the title %j and names the field', async (title, message) => {
  const { errors } = await ask(anna, add, { title });
  expect(errors?.map((error) => error.extensions)).toEqual([
    { code: 'BAD_USER_INPUT', fields: [{ field: 'title', message }] },
  ]);
});
`,
});

/** The migration that creates the module's table. */
export const migrationFile = ({ snake }: Names): string => `import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('${snake}_item', (table) => {
    table.uuid('id').primary();
    table.uuid('person_id').notNullable().index();
    table.text('title').notNullable();
    table.timestamp('created_at').notNullable();
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('${snake}_item');
};
`;
