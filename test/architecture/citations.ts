import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder } from '../../scripts/lib/files.ts';

/** A reference from a file to a place in a document. */
export interface Citation {
  /** Path of the citing file, from the root. */
  readonly from: string;
  /** Path of the cited document, from the root. */
  readonly document: string;
  /** The anchor without `#`; null when the whole document is cited. */
  readonly anchor: string | null;
}

/** Paths of the files that may contain citations: code and documents. */
export const citingFiles = (root: string): string[] =>
  filesUnder(root).filter((path) => /\.(tsx?|mjs|sql|md)$/.test(path) && !path.startsWith('public/'));

const inCode = (from: string, text: string): Citation[] =>
  [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w.-]*\w))?/g)].map((found) => ({
    from,
    document: (found[0] ?? '').replace(/#.*/, ''),
    anchor: found[1] ?? null,
  }));

/** Markdown links to files of the repository, without links to other sites and folders. */
const inMarkdown = (from: string, text: string): Citation[] =>
  [...text.matchAll(/\]\(([^)\s]*)\)/g)]
    .map((found) => found[1] ?? '')
    .filter((target) => /^(#|[^:]*\.md(#|$))/.test(target))
    .map((target) => {
      const [path, anchor] = target.split('#');
      return {
        from,
        document: path ? posix.normalize(posix.join(dirname(from), path)) : from,
        anchor: anchor || null,
      };
    });

/** All citations in one file. */
export const citationsIn = (from: string, text: string): Citation[] => [
  ...inCode(from, text),
  ...(from.endsWith('.md') ? inMarkdown(from, text) : []),
];

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-');

/** The explicit ids in a document (`<a id="H2"></a>`), in order. */
export const writtenAnchors = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map((found) => found[1] ?? '');

/** Every anchor that a link may point to: explicit ids and headings. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...writtenAnchors(text),
    ...[...text.matchAll(/^#+ (.+)$/gm)].map((found) => slugOf(found[1] ?? '')),
  ]);

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
