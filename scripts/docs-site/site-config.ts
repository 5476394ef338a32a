import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brand } from '../../config/brand.ts';
import { pageFile, siteDownloads, sitePages } from './pages.ts';
import type { Site } from './resolve-link.ts';
import { sidebar } from './sidebar.ts';
import { type FoundLink, siteMarkdown } from './site-markdown.ts';

/** What the site is built with; `DOCS_BASE` and `DOCS_REPOSITORY` of the environment. */
export interface SiteSettings {
  readonly base?: string;
  readonly repository?: string;
}

/** The documents as a site. Throws when `base` or `repository` is not what it has to be. */
export const siteOf = (root: string, { base = '/', repository }: SiteSettings): Site => {
  if (!/^\/?[\w./-]*$/.test(base)) throw new Error(`DOCS_BASE is a path, such as /docs/, and not "${base}".`);
  if (repository && !/^https?:\/\//.test(repository))
    throw new Error('DOCS_REPOSITORY is the address of the repository’s files, and begins with https://.');
  return {
    base: `/${base}/`.replace(/\/+/g, '/'),
    repository: repository?.replace(/\/+$/, '') || null,
    pages: new Set(sitePages(root)),
    exists: (path) => existsSync(join(root, path)),
  };
};

/** The anchor of a heading, as code hosts make it. */
const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** How Markdown is rendered: what code hosts know too, and nothing that only VitePress understands but includes. */
export const markdownOptions = (root: string, site: Site, onLink?: (found: FoundLink) => void) => ({
  ...{ attrs: false, cjkFriendlyEmphasis: false, component: false, container: false, emoji: false },
  ...{ eagerFrontmatterInterpolation: false, footnote: false, gfmAlerts: false, snippet: false, toc: false },
  anchor: { slugify },
  image: { lazyLoad: true },
  theme: 'github-light' as const,
  config: siteMarkdown(root, site, onLink),
});

/** Folders of the repository that have no documents. */
const otherFolders = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'docs')
    .map(({ name }) => name);

/** The configuration of VitePress, whose own folder is `docs/.vitepress`. */
export const siteConfig = (root: string, settings: SiteSettings) => {
  const site = siteOf(root, settings);
  const folders = otherFolders(root);
  const icon = encodeURIComponent(readFileSync(join(root, 'public/favicon.svg'), 'utf8'));
  return {
    lang: 'en-US',
    title: brand.name,
    titleTemplate: `:title | ${brand.name} documentation`,
    description: `Documentation of ${brand.name}, an online clinic and pharmacy storefront.`,
    base: site.base,
    head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${icon}` }]],
    appearance: false,
    srcDir: '..',
    srcExclude: folders.map((folder) => `${folder}/**`),
    rewrites: pageFile,
    cacheDir: '../node_modules/.cache/vitepress',
    markdown: markdownOptions(root, site),
    themeConfig: {
      sidebar: sidebar(root),
      outline: { level: [2, 3] },
      search: { provider: 'local' },
      nav: site.repository ? [{ text: 'Repository', link: site.repository }] : [],
    },
    /** The product has a vite.config.ts, a .env and a folder public/ in the same place; none is the site's. */
    vite: {
      ...{ configFile: false, envDir: false, publicDir: false },
      optimizeDeps: { entries: [] },
      server: {
        watch: { ignored: folders.map((folder) => join(root, folder, '**')) },
        fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
      },
      build: { chunkSizeWarningLimit: 5000 },
    },
    /** Offers the schemas at the addresses that they have while the development server runs. */
    buildEnd: ({ outDir }: { readonly outDir: string }): void => {
      for (const path of siteDownloads(root)) {
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        copyFileSync(join(root, path), join(outDir, path));
      }
    },
  };
};
