import { type DefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { lineOf } from '../lib/files.ts';
import type { Arrow } from './arrows.ts';
import { readModuleApi } from './module-api.ts';
import { moduleOf } from './places.ts';
import type { SourceFile, SourceTree } from './tree.ts';

const ROOT_TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Types that a module's SDL uses and another module declares. */
export const schemaArrows = (tree: SourceTree): Arrow[] => {
  const api = readModuleApi(tree);
  return api.borrowedTypes.flatMap(({ module, file, type }) => {
    const to = api.ownerOf(type);
    const line = lineOf(
      tree.files.get(file)?.text ?? '',
      tree.files.get(file)?.text.search(`\\b${type}\\b`) ?? 0,
    );
    return to ? [{ from: module, to, file, line, kind: 'schema' as const, what: type }] : [];
  });
};

const documentsOf = (tree: SourceTree) =>
  [...tree.files.values()]
    .filter(({ path }) => path.endsWith('.graphql'))
    .map((file) => ({ file, definitions: parse(file.text).definitions }));

/**
 * The fields that a module's documents select and other modules declare. A fragment of another module counts as
 * that module's; a fragment of `client/` belongs to the layout around every page and counts for no module.
 */
export const documentArrows = (tree: SourceTree): Arrow[] => {
  const api = readModuleApi(tree);
  const documents = documentsOf(tree);
  const homes = new Map(
    documents.flatMap(({ file, definitions }) =>
      definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, moduleOf(file.path)] as const] : [],
      ),
    ),
  );
  const found: Arrow[] = [];

  const walk = (file: SourceFile, from: string, type: string, selected: SelectionSetNode): void => {
    for (const node of selected.selections) {
      const add = (to: string | null | undefined, what: string): void => {
        if (to && to !== from)
          found.push({
            from,
            to,
            file: file.path,
            line: node.loc?.startToken.line ?? 1,
            kind: 'document',
            what,
          });
      };
      if (node.kind === Kind.FRAGMENT_SPREAD) add(homes.get(node.name.value), node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT)
        walk(file, from, node.typeCondition?.name.value ?? type, node.selectionSet);
      else {
        const field = api.field(type, node.name.value);
        add(field?.owner, `${type}.${node.name.value}`);
        if (field && node.selectionSet) walk(file, from, field.type, node.selectionSet);
      }
    }
  };

  const start = (node: DefinitionNode): [type: string, selected: SelectionSetNode] | null => {
    if (node.kind === Kind.OPERATION_DEFINITION) return [ROOT_TYPES[node.operation], node.selectionSet];
    if (node.kind === Kind.FRAGMENT_DEFINITION) return [node.typeCondition.name.value, node.selectionSet];
    return null;
  };
  for (const { file, definitions } of documents) {
    const from = moduleOf(file.path);
    for (const node of from === null ? [] : definitions) {
      const first = start(node);
      if (from !== null && first) walk(file, from, ...first);
    }
  }
  return found;
};
