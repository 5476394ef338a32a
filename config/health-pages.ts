/**
 * Pages that tell nothing of a visitor's health, because everybody may come there for any reason. `/x/*` means every
 * page below. What is not listed is a health page: quiz, intake, conditions, products, drug facts, articles,
 * consultation, checkout, everything behind a sign-in, and every page that somebody adds and does not think about.
 */
const openPages = ['/', '/about-us', '/reviews', '/faq', '/faq/*', '/legal', '/legal/*'];

const exact = new Set(openPages);
const folders = openPages.flatMap((page) => (page.endsWith('/*') ? [page.slice(0, -1)] : []));

/** Whether nothing of a third party may be loaded or told of this page, whatever the visitor agreed to. */
export const isHealthPage = (path: string): boolean => {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  return !exact.has(page) && !folders.some((folder) => page.startsWith(folder));
};
