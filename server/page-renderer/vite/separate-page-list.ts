import type { Plugin } from 'vite';
import { DATA_SCRIPT_ID, PAGE_ID_FIELD } from '../data-script.ts';
import { type Rewrite, rewriteOnce } from './rewrite-once.ts';

/**
 * Rewrites parts of vite-plugin-ssr's router in the browser, by file, so that the list of all pages, the route table and
 * the code that reads them are a separate script. It is loaded when the browser is idle or on the first navigation. The
 * document names the script of the page it shows. Without the separate script, links load documents.
 */
export const routerRewrites: Readonly<Record<string, readonly Rewrite[]>> = {
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
const shownPageId = () => JSON.parse(document.getElementById('${DATA_SCRIPT_ID}')?.textContent ?? '{}').${PAGE_ID_FIELD} ?? '';
let isFirst = true;
const pages = async () => {
  const first = isFirst && firstPageFiles(shownPageId());
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

const routerFile = /vite-plugin-ssr\/dist\/esm\/client\/client-routing-runtime\/(\w+\.js)$/;

/** Separates the list of all pages from the scripts that a page loads first. */
export const separatePageList: Plugin = {
  name: 'thicket:separate-page-list',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const file = routerFile.exec(id)?.[1] ?? '';
    const rewrites = routerRewrites[file];
    return rewrites ? rewriteOnce(file, code, rewrites) : null;
  },
};
