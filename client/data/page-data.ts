import type { Failure } from '#kernel/result.ts';
import type { TypedDocument } from './document.ts';

/** A form that was sent to the page, where the page is the answer to it. */
export interface PostedForm {
  /** Its id, as the server's table of forms has it. */
  readonly form: string;
  /** What was typed, or what the next step of it needs: every value of each name. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Why it was refused; null for the next step of a form. */
  readonly failure: Failure | null;
}

/** What a page's query variables may depend on: its address and a form that was sent to it, never the request itself. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
  /** Absent on a page that was opened. */
  readonly posted?: PostedForm;
}

/**
 * The data that a page needs, declared beside it as one GraphQL query: `export const data = pageData(...)`.
 * The server runs the query in process for the viewer; `usePageData(data)` returns the typed result.
 */
export interface PageData<Answer, Variables> {
  readonly document: TypedDocument<Answer, Variables>;
  /** Null when the page at this address needs no data. */
  variables(input: PageInput): Variables | null;
}

export const pageData = <Answer, Variables>(
  document: TypedDocument<Answer, Variables>,
  variables: (input: PageInput) => Variables | null,
): PageData<Answer, Variables> => ({ document, variables });
