import { isBuiltin } from 'node:module';
import { isBrowserEntry, isServerOnly, isTest } from './places.ts';
import type { SourceTree, Violation } from './tree.ts';

/** Cycles of imports that run when a file is loaded. Types and dynamic imports make none. Each cycle once. */
export const cycles = (tree: SourceTree): Violation[] => {
  const found: Violation[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (path: string): void => {
    const file = tree.files.get(path);
    if (!file || done.has(path)) return;
    trail.push(path);
    for (const wanted of file.imports) {
      const to = wanted.kind === 'value' ? tree.target(file, wanted) : null;
      if (!to) continue;
      const start = trail.indexOf(to);
      if (start >= 0)
        found.push({
          file: path,
          line: wanted.line,
          rule: `Files do not import each other in a circle: ${[...trail.slice(start), to].join(' → ')}.`,
        });
      else visit(to);
    }
    trail.pop();
    done.add(path);
  };

  for (const path of tree.files.keys()) visit(path);
  return found;
};

/** Packages that work on the server only; Node's own modules need no list. */
const SERVER_PACKAGES = new Set([
  'knex',
  'pg',
  'express',
  'pino',
  'stripe',
  'sharp',
  'graphile-worker',
  'graphql',
  // The browser loads zod/mini.
  'zod',
]);

/** Server files and packages that a browser would have to load, with the chain of imports from a page. */
export const serverFilesInTheBrowser = (tree: SourceTree): Violation[] => {
  const found: Violation[] = [];
  const cameFrom = new Map<string, string | null>();
  const queue = [...tree.files.keys()].filter((path) => isBrowserEntry(path) && !isTest(path));
  for (const path of queue) cameFrom.set(path, null);

  const wayTo = (path: string): string => {
    const way = [path];
    for (let at = cameFrom.get(path); at; at = cameFrom.get(at)) way.unshift(at);
    return way.join(' → ');
  };

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const file = tree.files.get(path);
    for (const wanted of file?.imports ?? []) {
      if (!file || wanted.kind === 'type') continue;
      const to = tree.target(file, wanted);
      const forbidden =
        to === null ? isBuiltin(wanted.specifier) || SERVER_PACKAGES.has(wanted.specifier) : isServerOnly(to);
      if (forbidden)
        found.push({
          file: path,
          line: wanted.line,
          rule: `Nothing of the server may reach the browser: ${wayTo(path)} → ${wanted.specifier}.`,
        });
      else if (to !== null && !cameFrom.has(to)) {
        cameFrom.set(to, path);
        queue.push(to);
      }
    }
  }
  return found;
};
