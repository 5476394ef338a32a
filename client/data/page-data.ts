import type { TypedDocument } from './document.ts';

/** What a page may ask its data with: its address, never the request itself. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
}

/**
 * The data a page needs, declared beside it as one GraphQL query: `export const data = pageData(...)`.
 * The server runs it in process for the signed-in person; `usePageData(data)` gives the answer, typed.
 */
export interface PageData<Answer, Variables> {
  readonly document: TypedDocument<Answer, Variables>;
  variables(input: PageInput): Variables;
}

export const pageData = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  variables: (input: PageInput) => Variables,
): PageData<Answer, Variables> => ({ document, variables });
