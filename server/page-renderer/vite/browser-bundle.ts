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

/** How the browser's scripts are cut: options of Rolldown. */
export const browserBundle = {
  // Pages that no script names (simulators/) are loaded by their documents, and need their exports for that.
  preserveEntrySignatures: 'exports-only' as const,
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
