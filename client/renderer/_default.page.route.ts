import { routeTable } from '#modules/routes.ts';

interface Routed {
  /** The address as the person sees it, also when only the page's data is asked for. */
  readonly urlParsed: { readonly pathname: string; readonly search: Readonly<Record<string, string>> };
  /** Set by the server where there is a page that this person, or this host, may not see. */
  readonly concealed?: boolean;
}

/** One look-up in the compiled table, on the server and in the browser, instead of asking every page in turn. */
export const onBeforeRoute = ({ urlParsed, concealed }: Routed) => {
  const match = concealed ? null : routeTable.match(urlParsed.pathname);
  if (!match) return { pageContext: { _pageId: null } };
  const input = { params: match.params, search: { ...urlParsed.search } };
  const { page, access, returnTo } = match.route;
  const signIn = access === 'public' ? undefined : { returnTo: returnTo ?? null };
  return { pageContext: { _pageId: page, routeParams: match.params, input, signIn } };
};
