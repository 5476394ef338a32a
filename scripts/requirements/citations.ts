import { parseSync, Visitor } from 'oxc-parser';
import { lineOf } from '../lib/files.ts';

/** A test that cites a requirement in its title or in a comment before it. */
export interface Shown {
  readonly number: string;
  /** Path from the root. */
  readonly file: string;
  readonly title: string;
}

/** A requirement's number in a file. */
export interface Mention {
  readonly number: string;
  readonly file: string;
  readonly line: number;
}

const NUMBER = /\bS\d{1,2}\.\d{1,3}\b/g;

const numbersIn = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])];

/** Every number that a file of code or a document mentions. */
export const mentionsIn = (file: string, text: string): Mention[] =>
  [...text.matchAll(NUMBER)].map((found) => ({ number: found[0], file, line: lineOf(text, found.index) }));

interface Title {
  readonly start: number;
  readonly text: string;
}

const isTestCall = (callee: string): boolean => /^(describe|it|test)\b/.test(callee);

/**
 * The tests of one file that cite requirements: by a number in a string (the title, or the first column of a table of
 * cases), or in a comment, which belongs to the next test after it. Throws when the file does not parse.
 */
export const shownBy = (file: string, text: string): Shown[] => {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);

  const strings: Title[] = [];
  const titles: Title[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') strings.push({ start: node.start, text: node.value });
    },
    TemplateLiteral: (node) => {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
      strings.push({ start: node.start, text: parts.join('…') });
    },
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (!first || !isTestCall(text.slice(node.callee.start, node.callee.end))) return;
      const words = /^(['"`])([\s\S]*)\1$/.exec(text.slice(first.start, first.end))?.[2];
      if (words !== undefined && /\p{L}/u.test(words.replace(/%\w/g, '')))
        titles.push({ start: first.start, text: words });
    },
  }).visit(program);
  titles.sort((a, b) => a.start - b.start);

  const ofStrings = strings.flatMap((string) =>
    numbersIn(string.text).map((number) => ({ number, file, title: string.text })),
  );
  const ofComments = comments.flatMap((comment) => {
    const next = titles.find(({ start }) => start > comment.end) ?? titles.at(-1);
    return next ? numbersIn(comment.value).map((number) => ({ number, file, title: next.text })) : [];
  });
  return [...ofStrings, ...ofComments];
};
