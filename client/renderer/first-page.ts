/** One of the files of which vite-plugin-ssr builds a page, by its path from the root. */
interface PageFile {
  readonly path: string;
  readonly load: () => Promise<unknown>;
}

const ERROR_PAGE = '/client/renderer/_error';

/**
 * Address of a page's script, from the preload links in its document; null when there is none. The build calls the
 * script of `/modules/content/pages/home` `modules_content_pages_home.page.[hash].js`.
 */
export const pageScript = (pageId: string, links: readonly { readonly href: string }[]): string | null => {
  const name = `/${pageId.slice(1).replaceAll(/[/_]+/g, '_')}.page.`;
  return links.find(({ href }) => href.includes(name))?.href ?? null;
};

/**
 * Files of the page that this document shows, which are all that its hydration needs; the list of every page comes
 * later (server/page-renderer/vite/separate-page-list.ts, which calls this). Null when the document does not name them.
 */
export const firstPageFiles = (pageId: string): readonly PageFile[] | null => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const script = pageScript(pageId, links);
  if (!script) return null;
  const files = [
    { path: '/client/renderer/_default.page.client.tsx', load: () => import('./_default.page.client.tsx') },
    { path: `${ERROR_PAGE}.page.tsx`, load: () => import('./_error.page.tsx') },
  ];
  if (pageId === ERROR_PAGE) return files;
  return [...files, { path: `${pageId}.page.tsx`, load: () => import(/* @vite-ignore */ script) }];
};

/** Resolves once the document and its resources have loaded and the browser is idle. */
export const whenIdle = (then: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};
