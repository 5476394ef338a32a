import { documentArrows, schemaArrows } from './api-arrows.ts';
import { eventArrows } from './event-arrows.ts';
import { isModuleIndex, isRouteTable, isTest, moduleOf } from './places.ts';
import type { SourceTree } from './tree.ts';

/** A dependency between two modules, with the place in the code that causes it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
  /** By an import, a type in its SDL, a field in one of its documents, or an event that it names. */
  readonly kind: 'import' | 'schema' | 'document' | 'event';
  /** The name of the import, type, field or event. */
  readonly what: string;
}

const importArrows = (tree: SourceTree): Arrow[] => {
  const found: Arrow[] = [];
  for (const file of tree.files.values()) {
    const from = moduleOf(file.path);
    if (from === null || isTest(file.path)) continue;
    for (const wanted of file.imports) {
      const target = tree.target(file, wanted);
      const to = target && moduleOf(target);
      if (target && to && to !== from && (isModuleIndex(target) || isRouteTable(target)))
        found.push({ from, to, file: file.path, line: wanted.line, kind: 'import', what: wanted.specifier });
    }
  }
  return found;
};

/** Every arrow between modules. Throws on SDL or a document that does not parse. */
export const arrowsOf = (tree: SourceTree): Arrow[] => [
  ...importArrows(tree),
  ...schemaArrows(tree),
  ...documentArrows(tree),
  ...eventArrows(tree),
];
