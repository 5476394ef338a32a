import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  Source,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import type { DocumentFile } from './sources.ts';

/** A parsed client document: at most one operation, its own fragments, and those it needs from other files. */
export interface ClientDocument {
  readonly path: string;
  readonly operation: OperationDefinitionNode | null;
  readonly own: readonly FragmentDefinitionNode[];
  readonly borrowed: readonly FragmentDefinitionNode[];
}

/** `file:line:column message`, for a graphql-js error with a location. */
export const explain = (error: GraphQLError): string => {
  const place = error.locations?.[0];
  const file = error.source?.name ?? error.nodes?.[0]?.loc?.source.name ?? 'schema';
  return place ? `${file}:${place.line}:${place.column} ${error.message}` : `${file} ${error.message}`;
};

const parseFile = (file: DocumentFile): ClientDocument => {
  const document = parse(new Source(file.text, file.path));
  const fail = (message: string, node: DefinitionNode): never => {
    throw new GraphQLError(message, { nodes: [node] });
  };
  let operation: OperationDefinitionNode | null = null;
  const own: FragmentDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) own.push(definition);
    else if (definition.kind !== Kind.OPERATION_DEFINITION)
      fail('Only an operation and fragments belong in a client document.', definition);
    else if (operation) fail('Write one operation per file.', definition);
    else if (!/^[A-Z][A-Za-z0-9]*$/.test(definition.name?.value ?? ''))
      fail('Give the operation a name in PascalCase.', definition);
    else operation = definition;
  }
  return { path: file.path, operation, own, borrowed: [] };
};

/** Names of the fragments that a definition uses. */
export const spreadNames = (definition: DefinitionNode): string[] => {
  const names: string[] = [];
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]: (node: FragmentSpreadNode) => {
      names.push(node.name.value);
    },
  });
  return names;
};

const withBorrowed = (
  document: ClientDocument,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ClientDocument => {
  const own = new Set(document.own.map((fragment) => fragment.name.value));
  const needed = new Map<string, FragmentDefinitionNode>();
  const queue: DefinitionNode[] = [...(document.operation ? [document.operation] : []), ...document.own];
  for (let next = queue.pop(); next; next = queue.pop())
    for (const name of spreadNames(next)) {
      const fragment = fragments.get(name);
      if (!fragment || own.has(name) || needed.has(name)) continue;
      needed.set(name, fragment);
      queue.push(fragment);
    }
  return { ...document, borrowed: [...needed.keys()].sort().flatMap((name) => needed.get(name) ?? []) };
};

export const asDocumentNode = (document: ClientDocument): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [...(document.operation ? [document.operation] : []), ...document.own, ...document.borrowed],
});

/** Names must be unique across all files: operations for the logs, fragments because any file may use them. */
const duplicates = (documents: readonly ClientDocument[]): GraphQLError[] => {
  const seen = new Map<string, string>();
  const problems: GraphQLError[] = [];
  for (const { operation, own, path } of documents)
    for (const definition of [...(operation ? [operation] : []), ...own]) {
      const key = `${definition.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : 'operation'} ${definition.name?.value}`;
      const first = seen.get(key);
      if (first) problems.push(new GraphQLError(`The ${key} is also in ${first}.`, { nodes: [definition] }));
      seen.set(key, path);
    }
  return problems;
};

/** Parses the files, adds to each the fragments it uses from others, and validates all of them against the schema. */
export const prepareDocuments = (
  schema: GraphQLSchema,
  files: readonly DocumentFile[],
): { documents: readonly ClientDocument[]; problems: readonly string[] } => {
  const problems: GraphQLError[] = [];
  const parsed: ClientDocument[] = [];
  for (const file of files)
    try {
      parsed.push(parseFile(file));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      problems.push(error);
    }
  problems.push(...duplicates(parsed));
  const fragments = new Map(parsed.flatMap(({ own }) => own.map((node) => [node.name.value, node] as const)));
  const documents = parsed.map((document) => withBorrowed(document, fragments));
  const rulesForFragments = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  for (const document of documents)
    problems.push(
      ...validate(schema, asDocumentNode(document), document.operation ? specifiedRules : rulesForFragments),
    );
  return { documents, problems: [...new Set(problems.map(explain))] };
};
