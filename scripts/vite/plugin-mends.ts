import type { Plugin } from 'vite';

/**
 * vite-plugin-ssr finds pages with `*.page.(js|ts|…)` globs, which this Vite matches nothing for: the build
 * succeeds and every page is missing at run time. Rewritten to braces (see docs/decisions/pages.md).
 */
const pageGlobs: Plugin = {
  name: 'thicket:page-globs',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('virtual:vite-plugin-ssr:importUserCode')) return null;
    return code
      .replace(
        /\.\(([a-z|]+)\)(['"])/g,
        (_, endings: string, quote: string) => `.{${endings.replaceAll('|', ',')}}${quote}`,
      )
      .replace(/"as":\s*"(\w+)"/g, '"query":"?$1"');
  },
};

/** Silences one remark about `onBeforeRoute` choosing the page, which this version is pinned for; it would show in every visitor's console. */
const quietRouting: Plugin = {
  name: 'thicket:quiet-routing',
  transform(code, id) {
    if (!id.includes('vite-plugin-ssr') || !id.includes('assertPageContextProvidedByUser')) return null;
    return code.replace("!('_pageId' in pageContextProvidedByUser)", 'true');
  },
};

/**
 * In development vite-plugin-ssr insists that Vite calls every stylesheet a script, which ended with Vite 8 for
 * those that a page links: its second page would be an error. It reads the type nowhere else.
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

/** What vite-plugin-ssr needs to work with this Vite. */
export const pluginMends: Plugin[] = [pageGlobs, quietRouting, stylesAsScripts];
