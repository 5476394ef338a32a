/**
 * Loaded by every page, so it is one file: it compresses better than a dozen. It excludes the plugin's entries (there are
 * two, and a page that ran both would be rendered twice), the error page, which imports the whole layout of the storefront,
 * and what few pages need.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|@brillout|vite-plugin-ssr(?!.*(server-routing|entry\.js)))[\\/]|[\\/]client[\\/](renderer|routing|banners|session|data|flags|startup)[\\/](?!_error|open-in-browser|embedded-browser|list-href)|[\\/]kernel[\\/](?!age-in-years|is-calendar-date|local-date|input[\\/]|business-|eastern-time|entry-pages|federal-holidays|hair-loss-entry|ordinal|sha256|staff-permissions|token-scopes|time-zones|us-states|uuid|json-instant|moments|join-with-and|all-or-nothing|state-machine)|routes\.ts$/;

/** How the browser's scripts are made: options of Rolldown. `chunks/pack-chunks.ts` decides how the rest is split. */
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
  // Every page names all chunks, and a hash does not compress: seven characters are enough for hundreds of files.
  output: {
    chunkFileNames: 'assets/chunks/chunk-[hash:7].js',
    codeSplitting: { groups: [{ name: 'core', tags: ['$initial' as const], test: everywhere }] },
  },
};
