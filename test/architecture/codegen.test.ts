import { describe, expect, it } from 'vitest';
import { driftOf } from '../../scripts/codegen/drift.ts';
import { SCHEMA_INPUTS } from '../../scripts/codegen/emit.ts';
import { generate, OPERATIONS, RESOLVER_TYPES, SCHEMA_FIELDS } from '../../scripts/codegen/generate.ts';

const pets = {
  id: 'pets',
  typeDefs: `
    enum Color { RED BLUE }
    type Cat { id: ID! name: String! color: Color born: Date! seenAt: DateTime kittens(first: Int = 3): [Cat!]! }
    input CatInput { name: String! color: Color }
    extend type Query { cat(id: ID!): Cat cats: [Cat!]! }
    extend type Mutation { addCat(input: CatInput!): Cat! }
  `,
};
const catQuery = {
  path: 'modules/pets/pages/cat.graphql',
  text: 'query Cat($id: ID!) {\n  cat(id: $id) {\n    ...CatFacts\n    seenAt\n    kittens { id }\n  }\n}\n',
};
const catFacts = {
  path: 'modules/pets/ui/cat-facts.graphql',
  text: 'fragment CatFacts on Cat { id name color }',
};

describe('codegen', () => {
  it('writes exact types and the minified source, with imported fragments, next to the document', async () => {
    const { files, problems } = await generate([pets], [catQuery, catFacts]);
    expect(problems).toEqual([]);
    expect([...files.keys()]).toEqual([
      RESOLVER_TYPES,
      SCHEMA_FIELDS,
      SCHEMA_INPUTS,
      OPERATIONS,
      'modules/pets/pages/cat.generated.ts',
      'modules/pets/ui/cat-facts.generated.ts',
    ]);
    expect(files.get('modules/pets/pages/cat.generated.ts')).toMatchInlineSnapshot(`
      "// Made by "npm run codegen". Do not edit.
      import { typedDocument } from '#client/data/document.ts';
      import type { CatFactsFragment } from '#modules/pets/ui/cat-facts.generated.ts';

      export type CatQueryVariables = { id: string };

      export type CatQuery = { readonly cat: (
          { readonly seenAt: string | null, readonly kittens: ReadonlyArray<{ readonly id: string }> }
          & CatFactsFragment
        ) | null };

      export const CatDocument = /* @__PURE__ */ typedDocument<CatQuery, CatQueryVariables>(
        'Cat',
        'query Cat($id:ID!){cat(id:$id){...CatFacts seenAt kittens{id}}}fragment CatFacts on Cat{id name color}',
      );
      "
    `);
    expect(files.get('modules/pets/ui/cat-facts.generated.ts')).toMatchInlineSnapshot(`
      "// Made by "npm run codegen". Do not edit.
      import type * as Schema from '#client/data/schema-inputs.generated.ts';

      export type CatFactsFragment = { readonly id: string, readonly name: string, readonly color: Schema.Color | null };
      "
    `);
  });

  it('types variables of a mutation with its input types', async () => {
    const add = {
      path: 'modules/pets/ui/add-cat.graphql',
      text: 'mutation AddCat($input: CatInput!) { addCat(input: $input) { id } }',
    };
    const { files } = await generate([pets], [add]);
    expect(files.get(SCHEMA_INPUTS)).toMatchInlineSnapshot(`
      "// Made by "npm run codegen". Do not edit.
      export type Color =
        | 'RED'
        | 'BLUE';

      export type CatInput = {
        readonly name: string;
        readonly color?: Color | null | undefined;
      };
      "
    `);
    expect(files.get('modules/pets/ui/add-cat.generated.ts')).toMatchInlineSnapshot(`
      "// Made by "npm run codegen". Do not edit.
      import { typedDocument } from '#client/data/document.ts';
      import type * as Schema from '#client/data/schema-inputs.generated.ts';

      export type AddCatMutationVariables = { input: Schema.CatInput };

      export type AddCatMutation = { readonly addCat: { readonly id: string } };

      export const AddCatDocument = /* @__PURE__ */ typedDocument<AddCatMutation, AddCatMutationVariables>(
        'AddCat',
        'mutation AddCat($input:CatInput!){addCat(input:$input){id}}',
      );
      "
    `);
  });

  it('types the variables of a query without any as an empty record', async () => {
    const all = { path: 'client/data/cats.graphql', text: 'query Cats { cats { id } }' };
    const { files } = await generate([pets], [all]);
    expect(files.get('client/data/cats.generated.ts')).toMatchInlineSnapshot(`
      "// Made by "npm run codegen". Do not edit.
      import { typedDocument } from '#client/data/document.ts';

      export type CatsQueryVariables = Readonly<Record<string, never>>;

      export type CatsQuery = { readonly cats: ReadonlyArray<{ readonly id: string }> };

      export const CatsDocument = /* @__PURE__ */ typedDocument<CatsQuery, CatsQueryVariables>(
        'Cats',
        'query Cats{cats{id}}',
      );
      "
    `);
  });

  it('lists every field with its object type and whether it may be null', async () => {
    const fields = (await generate([pets], [])).files.get(SCHEMA_FIELDS);
    expect(fields).toContain("readonly cats: 'Cat!';");
    expect(fields).toMatch(/readonly Cat: \{\n {4}readonly id: '!';/);
  });

  it('types resolver arguments, with a DateTime as a Date or its text', async () => {
    const types = (await generate([pets], [])).files.get(RESOLVER_TYPES);
    expect(types).toContain('DateTime: { input: string; output: Date | string; }');
    expect(types).toContain("export type QueryCatArgs = {\n  id: Scalars['ID']['input'];\n};");
    expect(types).toContain('export type MutationAddCatArgs = {\n  input: CatInput;\n};');
    expect(types).toContain(
      "export type CatKittensArgs = {\n  first?: InputMaybe<Scalars['Int']['input']>;\n};",
    );
  });

  it.each([
    [
      'an unknown field',
      'query Cat { cats {\n  id tail } }',
      'x.graphql:2:6 Cannot query field "tail" on type "Cat".',
    ],
    ['a syntax error', 'query Cat { cats { id }', 'x.graphql:1:24 Syntax Error: Expected Name, found <EOF>.'],
    [
      'two operations',
      'query A { cats { id } }\nquery B { cats { id } }',
      'x.graphql:2:1 Write one operation per file.',
    ],
    ['a nameless operation', '{ cats { id } }', 'x.graphql:1:1 Give the operation a name in PascalCase.'],
    ['a missing fragment', 'query A { cats { ...Gone } }', 'x.graphql:1:21 Unknown fragment "Gone".'],
  ])('names file and line for %s', async (_what, text, problem) => {
    const { files, problems } = await generate([pets], [{ path: 'x.graphql', text }]);
    expect(problems).toEqual([problem]);
    expect(files.size).toBe(0);
  });

  it('refuses an operation name that two files use', async () => {
    const query = (path: string) => ({ path, text: 'query Cats { cats { id } }' });
    const { problems } = await generate([pets], [query('a.graphql'), query('b.graphql')]);
    expect(problems).toEqual(['b.graphql:1:1 The operation Cats is also in a.graphql.']);
  });

  it('names the module whose SDL does not parse', async () => {
    const { problems } = await generate([{ id: 'pets', typeDefs: 'type Cat {\n id: }' }], []);
    expect(problems).toEqual([
      'modules/pets/graphql/schema.ts SDL:2:6 Syntax Error: Expected Name, found "}".',
    ]);
  });

  it.each([
    ['an unknown type', 'extend type Query { zoo: Zoo }', 'schema: Unknown type "Zoo".'],
    [
      'a missing root field',
      'extend type Query { a: Int }',
      'schema: Type Mutation must define one or more fields.',
    ],
    [
      'a field defined twice',
      'extend type Query { a: Int a: Int }',
      'schema: Field "Query.a" can only be defined once.',
    ],
  ])('refuses a schema with %s', async (_what, typeDefs, problem) => {
    expect((await generate([{ id: 'pets', typeDefs }], [])).problems).toEqual([problem]);
  });
});

describe('drift', () => {
  const wanted = new Map([
    ['a.generated.ts', 'a'],
    ['b.generated.ts', 'b'],
  ]);

  it('is empty when the files on disk match the generated ones', () => {
    expect(driftOf(wanted, new Map(wanted))).toEqual([]);
  });

  it('distinguishes missing, changed and superfluous files', () => {
    const present = new Map([
      ['b.generated.ts', 'edited'],
      ['c.generated.ts', 'c'],
    ]);
    expect(driftOf(wanted, present)).toEqual([
      { path: 'a.generated.ts', state: 'missing' },
      { path: 'b.generated.ts', state: 'out of date' },
      { path: 'c.generated.ts', state: 'no longer needed' },
    ]);
  });
});
