import { lineOf } from '../lib/files.ts';
import type { Arrow } from './arrows.ts';
import { isGenerated, isTest, moduleOf } from './places.ts';
import type { SourceTree } from './tree.ts';

const DEFINITION = /\bdefineEvent\(\s*'([^']+)'/g;
const NAME = /'([a-z_]+(?:\.[a-z_]+)+)'/g;

/**
 * Modules that name an event which another module defines. Subscribers take the event from the other module's index.ts,
 * which counts as an import; this finds those that write its name out.
 */
export const eventArrows = (tree: SourceTree): Arrow[] => {
  const sources = [...tree.files.values()].flatMap((file) => {
    const module = moduleOf(file.path);
    return module === null || isTest(file.path) || isGenerated(file.path) ? [] : [{ module, file }];
  });
  const owners = new Map<string, string>();
  for (const { module, file } of sources)
    for (const [, name = ''] of file.text.matchAll(DEFINITION)) owners.set(name, module);

  return sources.flatMap(({ module, file }) =>
    [...file.text.matchAll(NAME)].flatMap(({ 1: what = '', index }) => {
      const to = owners.get(what);
      if (!to || to === module) return [];
      const line = lineOf(file.text, index);
      return [{ from: module, to, file: file.path, line, kind: 'event' as const, what }];
    }),
  );
};
