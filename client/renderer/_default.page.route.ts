import { routeTable } from '#modules/routes.ts';

/** One look-up in the compiled table, on the server and in the browser, instead of asking every page in turn. */
export const onBeforeRoute = (pageContext: { urlOriginal: string }) => {
  const url = new URL(pageContext.urlOriginal, 'http://page');
  const match = routeTable.match(url.pathname);
  if (!match) return { pageContext: { _pageId: null } };
  const input = { params: match.params, search: Object.fromEntries(url.searchParams) };
  return { pageContext: { _pageId: match.route.page, routeParams: match.params, input } };
};
