import { parseSync } from 'oxc-parser';
import { lineOf } from '../lib/files.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `type` does not exist at run time; `dynamic` runs later than its file. */
  readonly kind: 'value' | 'type' | 'dynamic';
}

/**
 * Imports and re-exports of one file, in order. `import { type A }` counts as a value: the compiler keeps it as
 * `import {}`. Throws when the file does not parse.
 */
export const readImports = (path: string, text: string): Import[] => {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);

  const found = new Map<number, Import>();
  const add = (start: number, specifier: string, kind: Import['kind']) =>
    found.set(start, { specifier, line: lineOf(text, start), kind });
  const kindAt = (start: number) =>
    /^(import|export)\s+type\b/.test(text.slice(start, start + 20)) ? 'type' : 'value';

  for (const { start, moduleRequest } of module.staticImports) add(start, moduleRequest.value, kindAt(start));
  for (const { start, entries } of module.staticExports)
    for (const { moduleRequest } of entries)
      if (moduleRequest) add(start, moduleRequest.value, kindAt(start));
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (literal) add(start, literal, 'dynamic');
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, found]) => found);
};
