import type { Plugin } from 'vite';
import { type Rewrite, rewriteOnce } from './rewrite-once.ts';

/**
 * vite-plugin-ssr finds pages with `*.page.(js|ts|…)` globs, which match nothing in this version of Vite: the build
 * succeeds and every page is missing at run time. Rewritten to braces (see docs/decisions/pages.md). Throws when the
 * source has no such glob.
 */
export const withBraces = (code: string): string => {
  const braced = code
    .replace(
      /\.\(([a-z|]+)\)(['"])/g,
      (_, endings: string, quote: string) => `.{${endings.replaceAll('|', ',')}}${quote}`,
    )
    .replace(/"as":\s*"(\w+)"/g, '"query":"?$1"');
  if (braced === code || /import\.meta\.glob\([^)]*\.\(/.test(braced))
    throw new Error(
      'The page globs of vite-plugin-ssr are not as expected. Adapt server/page-renderer/vite to the installed version.',
    );
  return braced;
};

const pageGlobs: Plugin = {
  name: 'thicket:page-globs',
  enforce: 'pre',
  transform: (code, id) => (id.includes('virtual:vite-plugin-ssr:importUserCode') ? withBraces(code) : null),
};

/** Removes a warning about `onBeforeRoute` choosing the page, which would appear in every visitor's console. */
export const quietRoutingRewrites: readonly Rewrite[] = [
  ["!('_pageId' in pageContextProvidedByUser)", 'true'],
];

const quietRoutingFile = /vite-plugin-ssr\/dist\/esm\/shared\/(assertPageContextProvidedByUser\.js)(?:\?|$)/;

const quietRouting: Plugin = {
  name: 'thicket:quiet-routing',
  transform(code, id) {
    const file = quietRoutingFile.exec(id)?.[1];
    return file === undefined ? null : rewriteOnce(file, code, quietRoutingRewrites);
  },
};

/**
 * In development vite-plugin-ssr requires that Vite's module graph lists every stylesheet as a script. Since Vite 8
 * linked stylesheets are not, and the second page would be an error. The type is not read anywhere else.
 */
const stylesAsScripts: Plugin = {
  name: 'thicket:styles-as-scripts',
  apply: 'serve',
  configureServer({ moduleGraph }) {
    const getModuleById = moduleGraph.getModuleById.bind(moduleGraph);
    moduleGraph.getModuleById = (id) => {
      const node = getModuleById(id);
      if (node)
        Object.defineProperty(Object.getPrototypeOf(node), 'type', { get: () => 'js', configurable: true });
      return node;
    };
  },
};

/** The plugins that make vite-plugin-ssr work with this version of Vite. */
export const compatibilityPlugins: readonly Plugin[] = [pageGlobs, quietRouting, stylesAsScripts];
