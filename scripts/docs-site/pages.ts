import { readdirSync } from 'node:fs';
import { filesUnder } from '../lib/files.ts';

/** Paths of the documents that are pages of the site, from the root: those in the root, and everything in docs/. */
export const sitePages = (root: string): readonly string[] =>
  [...readdirSync(root), ...filesUnder(root, 'docs')].filter((path) => path.endsWith('.md')).sort();

/** A file in docs/ that the site offers as it is: a schema of the API, the list of requirements. */
export const isDownload = (path: string): boolean => /^docs\/.*\.(graphql|txt)$/.test(path);

export const siteDownloads = (root: string): readonly string[] => filesUnder(root, 'docs').filter(isDownload);

/** The Markdown file of the site's own tree that a document is: `docs/clinical/README.md` is `clinical/index.md`. */
export const pageFile = (path: string): string => {
  if (path === 'README.md') return 'setup.md';
  // docs/security.md has the other address.
  if (path === 'SECURITY.md') return 'security-policy.md';
  if (!path.startsWith('docs/')) return path.toLowerCase();
  return path.slice('docs/'.length).replace(/(^|\/)README\.md$/, '$1index.md');
};

/** The address of a document's page below the site's base: `clinical/`, `operations.html`. */
export const pageAddress = (path: string): string =>
  pageFile(path)
    .replace(/(^|\/)index\.md$/, '$1')
    .replace(/\.md$/, '.html');

/** The first heading of a document, as plain text. */
export const titleOf = (text: string): string =>
  (/^# (.+)$/m.exec(text)?.[1] ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
