/** Limits of a page's first load. `page` is its file from the root without `.page.tsx`: `/modules/content/pages/home`. */

/** Most bytes of its scripts, gzipped, React included. */
const MOST_BYTES = 125_000;
const MOST_SCRIPTS = 28;

/** Entry pages have smaller limits: storefront, products, drug facts, and the quiz up to its results. */
const entryPages: readonly (readonly [RegExp, number])[] = [
  [
    /^\/modules\/(content\/pages\/home|cart\/pages\/(product|our-products)|catalogue\/pages\/drug-facts)$/,
    110_000,
  ],
  [/^\/modules\/quiz\//, 115_000],
];
const MOST_SCRIPTS_OF_ENTRY_PAGE = 20;

const entryPageBytes = (page: string): number | undefined =>
  entryPages.find(([pages]) => pages.test(page))?.[1];

export const isEntryPage = (page: string): boolean => entryPageBytes(page) !== undefined;

export const mostScriptBytes = (page: string): number => entryPageBytes(page) ?? MOST_BYTES;

export const mostScripts = (page: string): number =>
  isEntryPage(page) ? MOST_SCRIPTS_OF_ENTRY_PAGE : MOST_SCRIPTS;
