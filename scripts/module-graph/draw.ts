import { moduleOf } from '../boundaries/places.ts';
import type { SourceTree } from '../boundaries/tree.ts';

/** A module and those it depends on, as its module.ts says. */
export interface ModuleEdges {
  readonly id: string;
  readonly dependsOn: readonly string[];
}

/** The modules of modules/index.ts, by name. */
export const moduleEdges = (tree: SourceTree): ModuleEdges[] => {
  const index = tree.files.get('modules/index.ts');
  const listed = (index?.imports ?? []).map((wanted) => (index ? tree.target(index, wanted) : null));
  return listed
    .flatMap((path) => (path?.endsWith('/module.ts') ? [moduleOf(path)] : []))
    .flatMap((id) => (id === null ? [] : [{ id, dependsOn: tree.dependsOn(id) ?? [] }]))
    .sort((a, b) => a.id.localeCompare(b.id));
};

/** A Mermaid drawing: an arrow runs from the module that asks to the one that is asked. */
export const drawModules = (modules: readonly ModuleEdges[]): string => {
  const lines = modules.flatMap(({ id, dependsOn }) =>
    dependsOn.length === 0 ? [`  ${id}`] : [`  ${id} --> ${[...dependsOn].sort().join(' & ')}`],
  );
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
};

const MARKED = /(<!-- modules:start -->\n)[\s\S]*?(<!-- modules:end -->)/;

/** The page with the drawing between its markers; null when it has none. */
export const withGraph = (page: string, drawing: string): string | null =>
  MARKED.test(page) ? page.replace(MARKED, (_all, start, end) => `${start}${drawing}\n${end}`) : null;
