import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';

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

/**
 * Loaded by every page, so one file: fewer requests, and it compresses better than a dozen. Not the plugin's entries:
 * there are two, and a page that ran both would be rendered twice.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|@brillout|vite-plugin-ssr(?!.*(server-routing|entry\.js)))[\\/]|[\\/]client[\\/](renderer|routing|banners|session|data)[\\/]|[\\/]kernel[\\/]|routes\.ts$/;

const browserBundle = {
  // Checks that vite-plugin-ssr makes of itself, with their long messages; they have passed in development.
  treeshake: { manualPureFunctions: ['assert', 'assertUsage', 'assertWarning', 'assertInfo'] },
  output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial' as const], test: everywhere }] } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [pageGlobs, quietRouting, stylesAsScripts, react(), ssr()],
  build: {
    outDir: 'dist',
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild ? { input: { main: 'server/main.ts' } } : browserBundle,
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
}));
