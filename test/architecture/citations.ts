import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder } from '../../scripts/lib/files.ts';

/** A place in a document that a file names. */
export interface Citation {
  /** The file that cites, from the root. */
  readonly from: string;
  /** The document, from the root. */
  readonly document: string;
  /** Without `#`; null when the whole document is meant. */
  readonly anchor: string | null;
}

/** Paths of the product's files that may cite: code and documents. */
export const citingFiles = (root: string): string[] =>
  filesUnder(root).filter((path) => /\.(tsx?|mjs|sql|md)$/.test(path) && !path.startsWith('public/'));

const inCode = (from: string, text: string): Citation[] =>
  [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w.-]*\w))?/g)].map((found) => ({
    from,
    document: (found[0] ?? '').replace(/#.*/, ''),
    anchor: found[1] ?? null,
  }));

/** Links of Markdown to files of the repository; addresses of other sites and links to folders are left out. */
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

/** Everything that one file cites. */
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

/** The ids written into a document (`<a id="H2"></a>`), in order. */
export const writtenAnchors = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map((found) => found[1] ?? '');

/** Every anchor that a link may point to: written ids and headings. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...writtenAnchors(text),
    ...[...text.matchAll(/^#+ (.+)$/gm)].map((found) => slugOf(found[1] ?? '')),
  ]);

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
