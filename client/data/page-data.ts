import type { TypedDocument } from './document.ts';

/** What a page's query variables may depend on: its address, never the request itself. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/**
 * The data that a page needs, declared beside it as one GraphQL query: `export const data = pageData(...)`.
 * The server runs the query in process for the viewer; `usePageData(data)` returns the typed result.
 */
export interface PageData<Answer, Variables> {
  readonly document: TypedDocument<Answer, Variables>;
  variables(input: PageInput): Variables;
}

export const pageData = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  variables: (input: PageInput) => Variables,
): PageData<Answer, Variables> => ({ document, variables });
