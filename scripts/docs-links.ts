import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deadLinks } from './docs-site/dead-links.ts';
import { sitePages } from './docs-site/pages.ts';
import { isQuotedFrom, quotesIn } from './docs-site/quotes.ts';

/**
 * A step of `npm run check`: fails when a link of a document leads to a page, an anchor or a file that does not exist, or when
 * a file no longer contains the code that a document quotes from it.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const quotesThatDiffer = sitePages(root).flatMap((page) =>
  quotesIn(page, read(page))
    .filter(({ file, code }) => !existsSync(join(root, file)) || !isQuotedFrom(read(file), code))
    .map(
      ({ file, line }) => `${page}:${line} quotes ${file}, which does not have these lines. Quote it again.`,
    ),
);
const problems = [...(await deadLinks(root)), ...quotesThatDiffer];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
