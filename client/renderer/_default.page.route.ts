import type { PostedForm } from '#client/data/page-data.ts';
import { routeTable } from '#modules/routes.ts';

interface Routed {
  /** The address that the visitor sees, also when only the page's data is requested. */
  readonly urlParsed: { readonly pathname: string; readonly search: Readonly<Record<string, string>> };
  /** Set by the server when this viewer or host may not see the page. */
  readonly concealed?: boolean;
  /** The form that was sent to the page; the server only. */
  readonly posted?: PostedForm;
}

/** One lookup in the compiled table, on the server and in the browser, instead of one route function per page. */
export const onBeforeRoute = ({ urlParsed, concealed, posted }: Routed) => {
  const match = concealed ? null : routeTable.match(urlParsed.pathname);
  if (!match) return { pageContext: { _pageId: null } };
  const input = { params: match.params, search: { ...urlParsed.search }, ...(posted && { posted }) };
  const { page, access, returnTo } = match.route;
  const signIn = access === 'public' ? undefined : { returnTo: returnTo ?? null };
  return { pageContext: { _pageId: page, routeParams: match.params, input, signIn } };
};
