import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  stripIgnoredCharacters,
} from 'graphql';
import { asDocumentNode, type ClientDocument } from './documents.ts';

export const HEADER = '// Made by "npm run codegen". Do not edit.\n';

const shared = { skipTypename: true, immutableTypes: true, strictScalars: true };
/** Arguments and responses are JSON; a resolver may also return a Date for an instant. */
const clientScalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  FlagValue: 'string | number | boolean',
};
const serverScalars = { ...clientScalars, DateTime: { input: 'string', output: 'Date | string' } };

const tidy = (code: string): string =>
  `${code
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

/** TypeScript for the schema: object types as resolvers may return them, inputs, enums, arguments per field. */
export const emitSchemaTypes = async (schema: DocumentNode, schemaAst: GraphQLSchema): Promise<string> => {
  const code = await codegen({
    filename: 'resolver-types.generated.ts',
    schema,
    schemaAst,
    documents: [],
    config: {
      ...shared,
      scalars: serverScalars,
      enumsAsTypes: true,
      inputMaybeValue: 'T | null | undefined',
    },
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  return HEADER + tidy(code);
};

/**
 * Every field of every object type with the object type it leads to, or nothing for a scalar; `!`
 * when it may not be null. server/graphql/resolver-coverage.ts compares it with what resolvers return.
 */
export const emitSchemaFields = (schema: GraphQLSchema): string => {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
  const fields = types.map((type) => {
    const rows = Object.values(type.getFields()).map((field) => {
      const named = getNamedType(field.type);
      return `    readonly ${field.name}: '${isObjectType(named) ? named.name : ''}${isNonNullType(field.type) ? '!' : ''}';`;
    });
    return [`  readonly ${type.name}: {`, ...rows, '  };'].join('\n');
  });
  return `${HEADER}export interface SchemaFields {\n${fields.join('\n')}\n}\n`;
};

/** The plugin's helper types, which do not depend on the document. */
const withoutHelpers = (code: string): string =>
  code
    .replace(/\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n.*\n/g, '')
    .replace(/= Exact<\{ \[key: string\]: never; \}>;/g, '= Readonly<Record<string, never>>;')
    .replace(/= Exact<\{([\s\S]*?)\n\}>;/g, '= {$1\n};');

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The file next to one `x.graphql`: types of its result, variables and fragments, and the typed document with its
 * minified source, fragments included.
 */
export const emitDocument = async (
  schema: DocumentNode,
  schemaAst: GraphQLSchema,
  document: ClientDocument,
): Promise<string> => {
  const node = asDocumentNode(document);
  const code = await codegen({
    filename: document.path,
    schema,
    schemaAst,
    documents: [
      {
        location: document.path,
        document: {
          kind: Kind.DOCUMENT,
          definitions: node.definitions.filter((d) => !isBorrowed(document, d)),
        },
      },
    ],
    config: {
      ...shared,
      scalars: clientScalars,
      arrayInputCoercion: false,
      namingConvention: 'keep',
      skipDocumentsValidation: true,
      externalFragments: document.borrowed.map((fragment) => ({
        isExternal: true,
        name: fragment.name.value,
        onType: fragment.typeCondition.name.value,
        node: fragment,
        importFrom: null,
      })),
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const types = tidy(withoutHelpers(code));
  if (!document.operation) return HEADER + types;

  const name = document.operation.name?.value ?? '';
  const kind = document.operation.operation === 'query' ? 'Query' : 'Mutation';
  const source = quoted(stripIgnoredCharacters(print(node)));
  return `${HEADER}import { typedDocument } from '#client/data/document.ts';

${types}
export const ${name}Document = typedDocument<${name}${kind}, ${name}${kind}Variables>(
  '${name}',
  ${source},
);
`;
};

const isBorrowed = (document: ClientDocument, definition: DocumentNode['definitions'][number]): boolean =>
  document.borrowed.some((fragment) => fragment === definition);
