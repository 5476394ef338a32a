import { type DocumentNode, Kind, type SelectionNode } from 'graphql';

/** Names of the fields in a selection, down to `depth` levels: `currentUser.messages`. */
export const selectedFields = (
  document: DocumentNode,
  selections: readonly SelectionNode[],
  depth: number,
): readonly string[] =>
  selections.flatMap((selection): readonly string[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selectedFields(document, selection.selectionSet.selections, depth);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const named = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return named?.kind === Kind.FRAGMENT_DEFINITION
        ? selectedFields(document, named.selectionSet.selections, depth)
        : [];
    }
    const name = selection.name.value;
    const below = depth > 1 ? (selection.selectionSet?.selections ?? []) : [];
    return below.length === 0
      ? [name]
      : [...new Set(selectedFields(document, below, depth - 1))].map((field) => `${name}.${field}`);
  });
