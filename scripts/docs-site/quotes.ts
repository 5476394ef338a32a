import { posix } from 'node:path';

/** A piece of code that a document quotes. */
export interface Quote {
  /** The quoted file, from the root. */
  readonly file: string;
  readonly code: string;
  /** Line of the document, from 1. */
  readonly line: number;
}

/** `From [name](path):`, and the code in a block of its own. */
const QUOTE = /\bFrom\s\[[^\]]+\]\(([^)#\s]+)\):\n\n```\w+\n([\s\S]*?)\n```$/gm;

/** What a document quotes from files. `document` is its path from the root. */
export const quotesIn = (document: string, text: string): readonly Quote[] =>
  [...text.matchAll(QUOTE)].map(({ 1: path = '', 2: code = '', index }) => ({
    file: posix.join(posix.dirname(document), path),
    code,
    line: text.slice(0, index).split('\n').length,
  }));

const indent = (line: string): number => line.length - line.trimStart().length;

/** Whether the lines of `code` follow each other in `source`, all moved to the right by the same number of spaces. */
export const isQuotedFrom = (source: string, code: string): boolean => {
  const wanted = code.split('\n');
  const lines = source.split('\n');
  return lines.some((first, start) => {
    const shift = ' '.repeat(Math.max(0, indent(first) - indent(wanted[0] ?? '')));
    return wanted.every((line, index) => lines[start + index] === (line === '' ? '' : shift + line));
  });
};
