import { type Plugin, runnerImport } from 'vite';

/**
 * The browser needs the table of routes to find a page by its address, and who may see it; the words of a page's head come with its data.
 * Without them, and what they are made from, it is some kilobytes lighter.
 */
const browserRoutes: Plugin = {
  name: 'thicket:browser-routes',
  apply: 'build',
  async load(id) {
    if (this.environment.config.consumer !== 'client' || !id.endsWith('/modules/routes.ts')) return null;
    const { module } = await runnerImport<typeof import('../../modules/routes.ts')>(id);
    const rows = module.routeTable.routes.map(({ path, page, access, returnTo }) => ({
      path,
      page,
      access: access === 'public' ? undefined : access,
      returnTo,
    }));
    return `import { compileRoutes } from '#client/routing/route.ts';
      export const routeTable = compileRoutes(${JSON.stringify(rows)}.map((row) => ({ access: 'public', ...row })), true);`;
  },
};

/**
 * Parts of vite-plugin-ssr's router, rewritten so that the list of all pages, the table of routes and what reads them
 * are a script of their own, which comes when the browser has nothing else to do or somebody goes on. A page that is
 * shown for the first time is named by its document. Without that script, links load documents.
 */
const rewritten: Readonly<Record<string, readonly (readonly [string | RegExp, string])[]>> = {
  'entry.js': [["import './pageFiles';", '']],
  'pageFiles.js': [
    [
      /^import \{ setPageFiles \}.*$/m,
      `import { setPageFiles, getPageFilesAll } from '../../shared/getPageFiles.js';
import { loadPageRoutes } from '../../shared/route/loadPageRoutes.js';
export { route } from '../../shared/route/index.js';`,
    ],
    [
      /$/,
      `export const allPages = async () => {
  const all = await getPageFilesAll(true);
  const { pageFilesAll, pageConfigs, pageConfigGlobal, allPageIds } = all;
  return { ...all, ...(await loadPageRoutes(pageFilesAll, pageConfigs, pageConfigGlobal, allPageIds)) };
};`,
    ],
  ],
  'createPageContext.js': [
    [
      /^import \{ getPageFilesAll \}.*$/m,
      `import { getPageFileObject } from '../../shared/getPageFiles/getPageFileObject.js';
import { firstPageFiles, whenIdle } from '/client/renderer/first-page.ts';`,
    ],
    [/^import \{ loadPageRoutes \}.*$/m, ''],
    [
      /if \(!globalObject\.pageFilesData\)[\s\S]*?allPageIds\);/,
      'const { pageFilesAll, allPageIds, pageConfigs, pageConfigGlobal, pageRoutes, onBeforeRouteHook } = await pages();',
    ],
    [
      /$/,
      `const all = () => import('./pageFiles.js').then(({ allPages }) => allPages());
const only = (files) => ({
  pageFilesAll: files.map(({ path, load }) => {
    const file = getPageFileObject(path);
    file.loadFile = async () => { file.fileExports ??= await load(); };
    return file;
  }),
  allPageIds: [], pageConfigs: [], pageConfigGlobal: {}, pageRoutes: [], onBeforeRouteHook: null,
});
let isFirst = true;
const pages = async () => {
  const first = isFirst && firstPageFiles();
  isFirst = false;
  if (!first) return all().catch(() => only([]));
  whenIdle(() => all().catch(() => {}));
  return only(first);
};`,
    ],
  ],
  'getPageId.js': [
    [
      /^import \{ route \}.*$/m,
      "const route = (context) => import('./pageFiles.js').then((all) => all.route(context), () => ({}));",
    ],
  ],
  'getPageContext.js': [
    [
      /^import \{ route \}.*$/m,
      `const route = (context) => import('./pageFiles.js').then((all) => all.route(context), () => {
  serverSideRouteTo(context.urlOriginal);
  throw AlreadyServerSideRouted();
});`,
    ],
  ],
};

const pagesLater: Plugin = {
  name: 'thicket:pages-later',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, file = ''] =
      /vite-plugin-ssr\/dist\/esm\/client\/client-routing-runtime\/(\w+\.js)$/.exec(id) ?? [];
    return (
      rewritten[file]?.reduce((text, [from, to]) => {
        if (text.search(from) < 0)
          throw new Error(`${file} of vite-plugin-ssr is not as expected: no ${from}`);
        return text.replace(from, () => to);
      }, code) ?? null
    );
  },
};

/** Plugins that make the first load of a page lighter. */
export const lightFirstLoad: Plugin[] = [browserRoutes, pagesLater];

/**
 * Loaded by every page, so one file: fewer requests, and it compresses better than a dozen. Not the plugin's entries:
 * there are two, and a page that ran both would be rendered twice. Nor the error page, which brings the whole frame of
 * the storefront along, nor what few pages need.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|@brillout|vite-plugin-ssr(?!.*(server-routing|entry\.js)))[\\/]|[\\/]client[\\/](renderer|routing|banners|session|data|flags|startup)[\\/](?!_error|open-in-browser)|[\\/]kernel[\\/](?!us-states|embedded-browser)|routes\.ts$/;

/** Small parts that every page shows: one file of them weighs less than the dozen that it is made of. */
const frame =
  /[\\/]client[\\/](ui[\\/](button|class-names|icon|icon-paths|layout)\.|layout[\\/](mark|navigation|page-frame)\.)/;
/** What surrounds the pages of the storefront. */
const site = /[\\/]client[\\/]layout[\\/](public-page|safety-line|site-footer|site-layout)\./;
/** What pages that show products are made of. */
const cards =
  /[\\/]client[\\/](ui[\\/](accordion|badge|card|data-table|empty-state|money|notice|overlay|skeleton)\.|pictures[\\/](product-grounds|product-image|raster)\.)/;

export const browserBundle = {
  treeshake: {
    // Checks that vite-plugin-ssr makes of itself, with their long messages; they have passed in development.
    manualPureFunctions: ['assert', 'assertUsage', 'assertWarning', 'assertInfo'],
    // Texts and rules: whoever uses nothing of a file needs nothing of it.
    moduleSideEffects: [{ test: /[\\/]modules[\\/]\w+[\\/](data|domain)[\\/]/, sideEffects: false }],
  },
  output: {
    codeSplitting: {
      groups: [
        { name: 'core', tags: ['$initial' as const], test: everywhere, priority: 3 },
        { name: 'frame', tags: ['$initial' as const], test: frame, priority: 2 },
        { name: 'site', tags: ['$initial' as const], test: site, priority: 1 },
        { name: 'cards', tags: ['$initial' as const], test: cards, priority: 0 },
      ],
    },
  },
};
