import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
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
 * The browser needs the table of routes to find a page by its address, and who may see it; the words of a page's head come with its data.
 * Without them, and what they are made from, every page is some kilobytes lighter.
 */
const browserRoutes: Plugin = {
  name: 'thicket:browser-routes',
  apply: 'build',
  async load(id) {
    if (this.environment.config.consumer !== 'client' || !id.endsWith('/modules/routes.ts')) return null;
    const { module } = await runnerImport<typeof import('./modules/routes.ts')>(id);
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
 * Loaded by every page, so one file: fewer requests, and it compresses better than a dozen. Not the plugin's entries:
 * there are two, and a page that ran both would be rendered twice. Nor the error page, which brings the whole frame of
 * the storefront along, nor what few pages need.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|@brillout|vite-plugin-ssr(?!.*(server-routing|entry\.js)))[\\/]|[\\/]client[\\/](renderer|routing|banners|session|data|flags|startup)[\\/](?!_error|open-in-browser)|[\\/]kernel[\\/](?!us-states|embedded-browser)|routes\.ts$/;

const browserBundle = {
  // Checks that vite-plugin-ssr makes of itself, with their long messages; they have passed in development.
  treeshake: { manualPureFunctions: ['assert', 'assertUsage', 'assertWarning', 'assertInfo'] },
  output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial' as const], test: everywhere }] } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [pageGlobs, quietRouting, stylesAsScripts, browserRoutes, react(), ssr()],
  build: {
    outDir: 'dist',
    // A page's scripts are named in its document, and hovering over a link fetches the next one's. Naming them once
    // more for every import that is made later weighed four kilobytes on every page; styles must be there in time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
    },
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild ? { input: { main: 'server/main.ts' } } : browserBundle,
  },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
}));
