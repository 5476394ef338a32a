import { lineOf } from '../lib/files.ts';
import type { Arrow } from './arrows.ts';
import { isGenerated, isTest, moduleOf } from './places.ts';
import type { SourceFile, SourceTree } from './tree.ts';

interface Mention {
  readonly name: string;
  readonly offset: number;
}

const LITERAL = /'([a-z_]+(?:\.[a-z_]+)+)'/g;

/** Offset of the closing parenthesis of the call that opens at `open`. */
const endOfCall = (text: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

/** Names in the form of an event, inside of calls of `emit` and outside of them. */
const mentions = (text: string): { emitted: Mention[]; named: Mention[] } => {
  const calls = [...text.matchAll(/\bemit\(/g)].map(({ index }) => {
    const open = index + 'emit'.length;
    return [open, endOfCall(text, open)] as const;
  });
  const emitted: Mention[] = [];
  const named: Mention[] = [];
  for (const match of text.matchAll(LITERAL)) {
    const mention = { name: match[1] ?? '', offset: match.index };
    const inCall = calls.some(([from, to]) => mention.offset > from && mention.offset < to);
    (inCall ? emitted : named).push(mention);
  }
  return { emitted, named };
};

/** A module that names an event depends on the module that emits it, wherever the name appears. */
export const eventArrows = (tree: SourceTree): Arrow[] => {
  const sources: { module: string; file: SourceFile; emitted: Mention[]; named: Mention[] }[] = [];
  for (const file of tree.files.values()) {
    const module = moduleOf(file.path);
    if (module !== null && !isTest(file.path) && !isGenerated(file.path))
      sources.push({ module, file, ...mentions(file.text) });
  }
  const emitters = new Map<string, Set<string>>();
  for (const { module, emitted } of sources)
    for (const { name } of emitted) emitters.set(name, (emitters.get(name) ?? new Set()).add(module));

  return sources.flatMap(({ module, file, named }) =>
    named.flatMap(({ name, offset }) =>
      [...(emitters.get(name) ?? [])]
        .filter((emitter) => emitter !== module)
        .map((to) => ({
          from: module,
          to,
          file: file.path,
          line: lineOf(file.text, offset),
          kind: 'event' as const,
          what: name,
        })),
    ),
  );
};
