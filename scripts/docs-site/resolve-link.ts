import { posix } from 'node:path';
import { isDownload, pageAddress } from './pages.ts';

/** The site as its links need it. */
export interface Site {
  /** Path under which the site is served, with a slash at both ends. */
  readonly base: string;
  /** Address of the repository's files on a code host, without a slash at the end; null when there is none. */
  readonly repository: string | null;
  /** Documents that are pages, as paths from the repository's root. */
  readonly pages: ReadonlySet<string>;
  /** Whether a path from the repository's root is a file or a folder. */
  readonly exists: (path: string) => boolean;
}

export type ResolvedLink =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'page'; readonly href: string; readonly page: string; readonly anchor: string | null }
  /** A file that the site offers as it is. */
  | { readonly kind: 'download'; readonly href: string }
  /** A file of the source. Without a repository there is no address, and the link is plain text. */
  | { readonly kind: 'source'; readonly href: string | null }
  | { readonly kind: 'dead'; readonly href: string };

/** A link to a folder leads to its README where that is a page. */
const asPage = ({ pages }: Site, path: string): string | null =>
  [path, posix.join(path, 'README.md')].find((one) => pages.has(one)) ?? null;

/**
 * Where a link of a document leads on the site. `folder` is the folder of the file that has the link, and `page` the
 * document on whose page it stands; both from the root. They differ in text that one document includes from another.
 */
export const resolveLink = (site: Site, folder: string, page: string, href: string): ResolvedLink => {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  // Code hosts disagree about where the root of such an address is.
  if (href.startsWith('/')) return { kind: 'dead', href };
  const [before = '', hash] = href.split('#', 2);
  const path = decodeURIComponent(before);
  const target = path === '' ? page : posix.join(folder, path).replace(/\/$/, '');
  const found = asPage(site, target);
  const suffix = hash ? `#${hash}` : '';
  if (found) {
    const anchor = hash ? decodeURIComponent(hash) : null;
    return { kind: 'page', href: `${site.base}${pageAddress(found)}${suffix}`, page: found, anchor };
  }
  if (target.startsWith('..') || !site.exists(target)) return { kind: 'dead', href };
  if (isDownload(target)) return { kind: 'download', href: `${site.base}${target}` };
  return { kind: 'source', href: site.repository && `${site.repository}/${target}${suffix}` };
};
