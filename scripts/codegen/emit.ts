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
import { operationHash } from '#server/graphql/operation-hash.ts';
import { asDocumentNode, type ClientDocument, spreadNames } from './documents.ts';

/** Types of inputs and enums that the client's documents use. */
export const SCHEMA_INPUTS = 'client/data/schema-inputs.generated.ts';

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

/** The plugin's helper types, which do not depend on the document; variables on one line. */
const withoutHelpers = (code: string): string =>
  code
    .replace(/\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n.*\n/g, '')
    .replace(/= Exact<\{ \[key: string\]: never; \}>;/g, '= Readonly<Record<string, never>>;')
    .replace(
      /= Exact<\{([\s\S]*?)\n\}>;/g,
      (_whole, fields: string) => `= { ${fields.trim().replace(/;$/, '').replace(/\n\s*/g, ' ')} };`,
    );

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** What the operations plugin needs to write the types of client documents. */
const operationsConfig = {
  ...shared,
  scalars: clientScalars,
  arrayInputCoercion: false,
  namingConvention: 'keep',
  skipDocumentsValidation: true,
};

/** Inputs and enums of the client's documents, once for all of them. */
export const emitSchemaInputs = async (
  schema: DocumentNode,
  schemaAst: GraphQLSchema,
  documents: readonly ClientDocument[],
): Promise<string> => {
  const code = await codegen({
    filename: SCHEMA_INPUTS,
    schema,
    schemaAst,
    documents: documents.map((document) => ({ location: document.path, document: ownPart(document) })),
    config: { ...operationsConfig, generateOperationTypes: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return `${HEADER}${tidy(withoutHelpers(code))}`;
};

/** SHA-256 of each operation of the product's own pages by its name, for server/graphql/safelist.ts. */
export const emitOperations = (documents: readonly ClientDocument[]): string => {
  const rows = documents.flatMap((document) =>
    document.operation
      ? [`  ${document.operation.name?.value}: '${operationHash(print(asDocumentNode(document)))}',`]
      : [],
  );
  return `${HEADER}export const productOperations = {\n${rows.toSorted().join('\n')}\n} as const;\n`;
};

/** Imports of the types of fragments that the document itself spreads and other files define. */
const fragmentImports = (document: ClientDocument): string[] => {
  const spread = new Set(ownPart(document).definitions.flatMap(spreadNames));
  return document.borrowed
    .filter((fragment) => spread.has(fragment.name.value))
    .map((fragment) => {
      const path = fragment.loc?.source.name.replace(/\.graphql$/, '.generated.ts');
      return `import type { ${fragment.name.value}Fragment } from '#${path}';`;
    });
};

/**
 * The file next to one `x.graphql`: types of its result, variables and fragments, and the typed document with its
 * minified source, fragments included.
 */
export const emitDocument = async (
  schema: DocumentNode,
  schemaAst: GraphQLSchema,
  document: ClientDocument,
): Promise<string> => {
  const code = await codegen({
    filename: document.path,
    schema,
    schemaAst,
    documents: [{ location: document.path, document: ownPart(document) }],
    config: {
      ...operationsConfig,
      importSchemaTypesFrom: `~#${SCHEMA_INPUTS}`,
      namespacedImportName: 'Schema',
      inlineFragmentTypes: 'combine',
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
  const lines = code.split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  const imports = [...fragmentImports(document), ...lines.filter(isImport)]
    .map((line) => `${line}\n`)
    .join('');
  const types = tidy(withoutHelpers(lines.filter((line) => !isImport(line)).join('\n')));
  if (!document.operation) return `${HEADER}${imports}${imports && '\n'}${types}`;

  const name = document.operation.name?.value ?? '';
  const kind = document.operation.operation === 'query' ? 'Query' : 'Mutation';
  const source = quoted(stripIgnoredCharacters(print(asDocumentNode(document))));
  return `${HEADER}import { typedDocument } from '#client/data/document.ts';
${imports}
${types}
export const ${name}Document = /* @__PURE__ */ typedDocument<${name}${kind}, ${name}${kind}Variables>(
  '${name}',
  ${source},
);
`;
};

/** The definitions of the file itself, without the fragments of others. */
const ownPart = (document: ClientDocument): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [...(document.operation ? [document.operation] : []), ...document.own],
});
