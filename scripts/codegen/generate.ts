import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  Source,
  validateSchema,
} from 'graphql';
import { mergeTypeDefs } from '#server/graphql/schema.ts';
import { explain, prepareDocuments } from './documents.ts';
import {
  emitDocument,
  emitOperations,
  emitSchemaFields,
  emitSchemaInputs,
  emitSchemaTypes,
  SCHEMA_INPUTS,
} from './emit.ts';
import type { DocumentFile, TypeDefs } from './sources.ts';

export const RESOLVER_TYPES = 'server/graphql/resolver-types.generated.ts';
export const SCHEMA_FIELDS = 'server/graphql/schema-fields.generated.ts';
export const OPERATIONS = 'server/graphql/product-operations.generated.ts';

export interface Generated {
  /** Content by path from the root. Empty when there are problems. */
  readonly files: ReadonlyMap<string, string>;
  /** One line each: `file:line:column problem`. For SDL the line counts from the start of the string. */
  readonly problems: readonly string[];
}

const syntaxProblems = (parts: readonly TypeDefs[]): string[] =>
  parts.flatMap(({ id, typeDefs }) => {
    try {
      parse(new Source(typeDefs, `modules/${id}/graphql/schema.ts SDL`));
      return [];
    } catch (error) {
      if (error instanceof GraphQLError) return [explain(error)];
      throw error;
    }
  });

/** The merged schema, or the problems of the modules' SDL. */
const readSchema = (
  parts: readonly TypeDefs[],
): { definitions: DocumentNode; schema: GraphQLSchema } | { problems: readonly string[] } => {
  const broken = syntaxProblems(parts);
  if (broken.length > 0) return { problems: broken };
  try {
    const definitions: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...mergeTypeDefs(parts)] };
    const schema = buildASTSchema(definitions);
    const invalid = parts.length > 0 ? validateSchema(schema) : [];
    if (invalid.length > 0) return { problems: invalid.map((error) => `schema: ${error.message}`) };
    return { definitions, schema };
  } catch (error) {
    if (error instanceof Error)
      return { problems: error.message.split('\n\n').map((line) => `schema: ${line}`) };
    throw error;
  }
};

/** Every generated file, from the modules' SDL and the client's documents. Reads no file. */
export const generate = async (
  parts: readonly TypeDefs[],
  documents: readonly DocumentFile[],
): Promise<Generated> => {
  const none = new Map<string, string>();
  const read = readSchema(parts);
  if ('problems' in read) return { files: none, problems: read.problems };
  const { definitions, schema } = read;
  const prepared = prepareDocuments(schema, documents);
  if (prepared.problems.length > 0) return { files: none, problems: prepared.problems };

  const files = new Map([
    [RESOLVER_TYPES, await emitSchemaTypes(definitions, schema)],
    [SCHEMA_FIELDS, emitSchemaFields(schema)],
    [SCHEMA_INPUTS, await emitSchemaInputs(definitions, schema, prepared.documents)],
    [OPERATIONS, emitOperations(prepared.documents)],
  ]);
  for (const document of prepared.documents)
    files.set(
      document.path.replace(/\.graphql$/, '.generated.ts'),
      await emitDocument(definitions, schema, document),
    );
  return { files, problems: [] };
};
