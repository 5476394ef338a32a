import { type Arrow, arrowsOf } from './arrows.ts';
import type { SourceTree, Violation } from './tree.ts';

const WHAT = {
  import: 'imports',
  schema: 'uses in its API',
  document: 'reads',
  event: 'listens to',
} as const;

/** Arrows missing in a module's `dependsOn`; each file and module once. Imports have a separate rule. */
const undeclared = (tree: SourceTree, arrows: readonly Arrow[]): Violation[] => {
  const reported = new Set<string>();
  return arrows.flatMap(({ from, to, file, line, kind, what }) => {
    if (kind === 'import' || tree.dependsOn(from)?.includes(to) !== false) return [];
    if (reported.has(`${file} ${to}`)) return [];
    reported.add(`${file} ${to}`);
    const rule = `A module lists what it ${WHAT[kind]}: ${what} is of ${to}; add "${to}" to dependsOn in modules/${from}/module.ts.`;
    return [{ file, line, rule }];
  });
};

/** Entries of `dependsOn` without an arrow. */
const unused = (tree: SourceTree, arrows: readonly Arrow[]): Violation[] => {
  const known = new Set(arrows.map(({ from, to }) => `${from} ${to}`));
  return tree.modules().flatMap((id) =>
    (tree.dependsOn(id) ?? [])
      .filter((other) => !known.has(`${id} ${other}`))
      .map((other) => ({
        file: `modules/${id}/module.ts`,
        line: 1,
        rule: `A module depends only on what it uses: nothing of "${other}" is imported, read or listened to.`,
      })),
  );
};

/** Cycles of modules, by `dependsOn` and by arrows. Each cycle once. */
const circles = (tree: SourceTree, arrows: readonly Arrow[]): Violation[] => {
  const needs = (id: string): string[] => [
    ...new Set([
      ...(tree.dependsOn(id) ?? []),
      ...arrows.filter(({ from }) => from === id).map(({ to }) => to),
    ]),
  ];
  const found: Violation[] = [];
  const done = new Set<string>();
  const visit = (id: string, trail: readonly string[]): void => {
    const start = trail.indexOf(id);
    if (start >= 0) {
      const circle = [...trail.slice(start), id].join(' → ');
      const rule = `Modules do not depend on each other in a circle: ${circle}.`;
      found.push({ file: `modules/${trail.at(-1)}/module.ts`, line: 1, rule });
      return;
    }
    if (done.has(id)) return;
    for (const other of needs(id).sort()) visit(other, [...trail, id]);
    done.add(id);
  };
  for (const id of tree.modules()) visit(id, []);
  return found;
};

/** Checks that `dependsOn` matches the arrows, and that no module depends on itself through others. */
export const moduleGraph = (tree: SourceTree): Violation[] => {
  const arrows = arrowsOf(tree);
  return [...undeclared(tree, arrows), ...unused(tree, arrows), ...circles(tree, arrows)];
};
