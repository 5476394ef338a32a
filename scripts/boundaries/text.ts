import { lineOf } from '../lib/files.ts';
import { isData, isGenerated, isTest } from './places.ts';
import type { SourceTree, Violation } from './tree.ts';

const HARD_LIMIT = 400;
const SOFT_LIMIT = 250;

const lines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

const longerThan = (tree: SourceTree, limit: number): { path: string; count: number }[] =>
  [...tree.files.values()]
    .filter(({ path }) => !isGenerated(path) && !isData(path))
    .map(({ path, text }) => ({ path, count: lines(text) }))
    .filter(({ count }) => count > limit);

export const overHardLimit = (tree: SourceTree): Violation[] =>
  longerThan(tree, HARD_LIMIT).map(({ path, count }) => ({
    file: path,
    line: HARD_LIMIT + 1,
    rule: `A file has at most ${HARD_LIMIT} lines; this one has ${count}.`,
  }));

/** Allowed files that are longer than the soft limit. */
export const overSoftLimit = (tree: SourceTree): string[] =>
  longerThan(tree, SOFT_LIMIT)
    .filter(({ count }) => count <= HARD_LIMIT)
    .map(({ path, count }) => `${path} has ${count} lines (soft limit ${SOFT_LIMIT}).`);

const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const FUNCTION = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const inCss = new RegExp(`(?:[\\s:,(]${HEX}(?=[\\s;,)])|${FUNCTION})`, 'gi');
const inTsx = new RegExp(`(?:(?<!href=)["'\`]${HEX}["'\`]|${FUNCTION}\\s*\\d)`, 'gi');
const zIndex = /z-?index['"]?\s*[:=]\s*[{'"]*-?\d/gi;

/** Where colors are defined: design tokens, illustrations, and pages served outside of the design system. */
const mayHoldColors = (path: string): boolean =>
  path === 'client/styles/tokens.css' ||
  /^(client\/pictures|simulators\/(identity-provider|payment-processor))\//.test(path);

/** The text with every comment blanked, so that lines keep their numbers. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Colors and z-indexes written out instead of taken from the design tokens. */
export const rawStyles = (tree: SourceTree): Violation[] => {
  const found: Violation[] = [];
  for (const { path, text } of tree.files.values()) {
    if (!/\.(css|tsx)$/.test(path) || mayHoldColors(path) || isTest(path)) continue;
    const code = withoutComments(text);
    const report = (pattern: RegExp, rule: string) => {
      for (const match of code.matchAll(pattern))
        found.push({ file: path, line: lineOf(code, match.index + match[0].search(/\S/)), rule });
    };
    report(path.endsWith('.css') ? inCss : inTsx, 'Colors come from client/styles/tokens.css.');
    report(zIndex, 'A z-index is a token of client/styles/tokens.css.');
  }
  return found;
};
