/**
 * Pages that reveal nothing about a visitor's health, because people open them for many reasons. `/x/*` means every
 * page below. All others are health pages: quiz, intake, conditions, products, drug facts, articles, consultation,
 * checkout, everything behind a sign-in, and every new page until it is added here.
 */
const openPages = ['/', '/about-us', '/reviews', '/faq', '/faq/*', '/legal', '/legal/*'];

const exact = new Set(openPages);
const folders = openPages.flatMap((page) => (page.endsWith('/*') ? [page.slice(0, -1)] : []));

/** Whether third parties may neither run on this page nor receive anything about it, whatever the visitor agreed to. */
export const isHealthPage = (path: string): boolean => {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  return !exact.has(page) && !folders.some((folder) => page.startsWith(folder));
};
