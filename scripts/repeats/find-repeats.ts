import { codeLines } from './code-lines.ts';

/** Fewest lines that count as a repeat. */
const FEWEST = 6;

interface Place {
  readonly file: number;
  /** Index of the first line among the file's lines of code. */
  readonly line: number;
}

/** The same lines of code in two places, each as `path:first-last`. */
export interface Repeat {
  readonly lines: number;
  readonly places: readonly [string, string];
}

/**
 * Runs of six or more lines of code that stand in two places to the letter, longest first. Lines that stand in three places
 * make three repeats: each pair of places counts.
 */
export const findRepeats = (files: readonly { path: string; text: string }[]): Repeat[] => {
  const sources = files.map(({ path, text }) => ({ path, lines: codeLines(text) }));
  const windowsOf = sources.map(({ lines }) =>
    lines.slice(0, Math.max(0, lines.length - FEWEST + 1)).map((_, at) =>
      lines
        .slice(at, at + FEWEST)
        .map(({ code }) => code)
        .join('\n'),
    ),
  );
  const placesOf = new Map<string, Place[]>();
  for (const [file, windows] of windowsOf.entries())
    for (const [line, window] of windows.entries()) {
      const places = placesOf.get(window);
      if (places) places.push({ file, line });
      else placesOf.set(window, [{ file, line }]);
    }

  const isSame = (a: Place, b: Place, offset: number): boolean => {
    const window = windowsOf[a.file]?.[a.line + offset];
    return window !== undefined && window === windowsOf[b.file]?.[b.line + offset];
  };
  const nameOf = ({ file, line }: Place, count: number): string => {
    const source = sources[file];
    return `${source?.path}:${source?.lines[line]?.number}-${source?.lines[line + count - 1]?.number}`;
  };

  const found: Repeat[] = [];
  for (const places of placesOf.values())
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) {
        const overlaps = a.file === b.file && b.line - a.line < FEWEST;
        if (overlaps || isSame(a, b, -1)) continue;
        let more = 1;
        while (isSame(a, b, more)) more += 1;
        const lines = FEWEST + more - 1;
        found.push({ lines, places: [nameOf(a, lines), nameOf(b, lines)] });
      }
  return found.sort((a, b) => b.lines - a.lines || a.places[0].localeCompare(b.places[0]));
};
