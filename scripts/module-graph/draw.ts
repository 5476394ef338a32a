import { arrowsOf } from '../boundaries/arrows.ts';
import { moduleOf } from '../boundaries/places.ts';
import type { SourceTree } from '../boundaries/tree.ts';

/** A module and its dependencies, from its module.ts. */
export interface ModuleEdges {
  readonly id: string;
  /** By imports, events or types of the API. */
  readonly uses: readonly string[];
  /** Only by fields that its documents select. */
  readonly reads: readonly string[];
}

/** The modules of modules/index.ts, by name. */
export const moduleEdges = (tree: SourceTree): ModuleEdges[] => {
  const index = tree.files.get('modules/index.ts');
  const listed = (index?.imports ?? []).map((wanted) => (index ? tree.target(index, wanted) : null));
  const arrows = arrowsOf(tree);
  const reading = arrows.filter(({ kind }) => kind === 'document');
  const using = arrows.filter(({ kind }) => kind !== 'document');
  return listed
    .flatMap((path) => (path?.endsWith('/module.ts') ? [moduleOf(path)] : []))
    .flatMap((id) => (id === null ? [] : [id]))
    .sort()
    .map((id) => {
      const isOnlyRead = (other: string): boolean =>
        reading.some(({ from, to }) => from === id && to === other) &&
        !using.some(({ from, to }) => from === id && to === other);
      const dependsOn = (tree.dependsOn(id) ?? []).toSorted();
      return {
        id,
        uses: dependsOn.filter((other) => !isOnlyRead(other)),
        reads: dependsOn.filter(isOnlyRead),
      };
    });
};

/** A Mermaid diagram: an arrow runs from a module to one that it uses, dashed where it only reads. */
export const drawModules = (modules: readonly ModuleEdges[]): string => {
  const lines = modules.flatMap(({ id, uses, reads }) => [
    ...(uses.length > 0 ? [`  ${id} --> ${uses.join(' & ')}`] : []),
    ...(reads.length > 0 ? [`  ${id} -.-> ${reads.join(' & ')}`] : []),
    ...(uses.length + reads.length === 0 ? [`  ${id}`] : []),
  ]);
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
};

const MARKED = /(<!-- modules:start -->\n)[\s\S]*?(<!-- modules:end -->)/;

/** The page with the diagram between its markers; null when it has no markers. */
export const withGraph = (page: string, drawing: string): string | null =>
  MARKED.test(page) ? page.replace(MARKED, (_all, start, end) => `${start}${drawing}\n${end}`) : null;
