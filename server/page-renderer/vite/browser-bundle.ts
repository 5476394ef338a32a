/**
 * Loaded by every page, so it is one file: fewer requests, and it compresses better than a dozen. It excludes the
 * plugin's entries (there are two, and a page that ran both would be rendered twice), the error page, which imports the
 * whole layout of the storefront, and what few pages need.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|@brillout|vite-plugin-ssr(?!.*(server-routing|entry\.js)))[\\/]|[\\/]client[\\/](renderer|routing|banners|session|data|flags|startup)[\\/](?!_error|open-in-browser|embedded-browser|list-href)|[\\/]kernel[\\/](?!age-in-years|is-calendar-date|local-date|input[\\/]|business-|eastern-time|entry-pages|federal-holidays|hair-loss-entry|ordinal|sha256|staff-permissions|token-scopes|time-zones|us-states|uuid|json-instant|moments|join-with-and|all-or-nothing|state-machine)|routes\.ts$/;

/** Small components that every page shows: one file of them is smaller than a dozen separate ones. */
const frame =
  /[\\/](client[\\/](ui[\\/](button|class-names|icon|icon-paths|layout)|layout[\\/](mark|navigation|page-shell))|config[\\/](hair-loss-entry|shop-entries))\./;
/** The layout of the storefront's pages. */
const site = /[\\/]client[\\/]layout[\\/](public-page|safety-line|site-footer|site-layout)\./;
/** Components of pages that show products, and the functions they share. */
const cards =
  /[\\/](client[\\/](ui[\\/](badge|card|money|notice|overlay|skeleton)|pictures[\\/](product-grounds|product-image|raster))|kernel[\\/]join-with-and|modules[\\/]catalogue[\\/]ui[\\/]plan-prices)\./;
/** Components of pages where a product can be chosen. */
const offers =
  /[\\/]modules[\\/](cart[\\/]ui[\\/](in-cart|dose[\\/].*)|catalogue[\\/]ui[\\/](not-sold-in|plan-picker|saving|product-badges))\./;
/** The cart on pages where something can be put into it. */
const cart = /[\\/]modules[\\/]cart[\\/]ui[\\/](cart-button|cart-panel|use-cart)\./;

/** Tables: the component and its look, which articles use alone. */
const tables = /[\\/]client[\\/]ui[\\/]data-table\./;

/** How the browser's scripts are split: options of Rolldown. */
export const browserBundle = {
  // Pages that no script names (simulators/) are loaded by their documents, which need their exports.
  preserveEntrySignatures: 'exports-only' as const,
  treeshake: {
    // Internal assertions of vite-plugin-ssr, with long messages; they have passed in development.
    manualPureFunctions: ['assert', 'assertUsage', 'assertWarning', 'assertInfo'],
    // Modules of texts, rules and components without side effects: unused ones are left out, although the list of a
    // module's components (ui.ts) names them.
    moduleSideEffects: [
      { test: /[\\/]modules[\\/]\w+[\\/](data|domain)[\\/]/, sideEffects: false },
      {
        test: /[\\/]modules[\\/](account|cart|catalogue|eligibility)[\\/](ui\.ts$|ui[\\/].*\.tsx?$)/,
        sideEffects: false,
      },
    ],
  },
  output: {
    // Every page names all chunks, and a hash does not compress: seven characters are enough for hundreds of files.
    chunkFileNames: 'assets/chunks/chunk-[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'core', tags: ['$initial' as const], test: everywhere, priority: 4 },
        { name: 'frame', tags: ['$initial' as const], test: frame, priority: 3 },
        { name: 'site', tags: ['$initial' as const], test: site, priority: 2 },
        { name: 'cards', tags: ['$initial' as const], test: cards, priority: 1 },
        { name: 'tables', tags: ['$initial' as const], test: tables, priority: 1 },
        { name: 'cart', tags: ['$initial' as const], test: cart, priority: 0 },
        { name: 'offers', tags: ['$initial' as const], test: offers, priority: 0 },
      ],
    },
  },
};
