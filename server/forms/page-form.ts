import type { TypedDocument } from '#client/data/document.ts';
import type { PageInput, PostedForm } from '#client/data/page-data.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { Result } from '#kernel/result.ts';

/** The fields of a form as they were sent: every value of each name, in order. */
export type FormFields = PostedForm['values'];

/**
 * Runs a document of the API for the viewer, as the browser does by /graphql: the same resolver, and so the same rules.
 * Expected failures are results; rejects with a FormFailure for all others.
 */
export type RunDocument = <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
) => Promise<Result<Answer>>;

export interface FormRequest {
  readonly fields: FormFields;
  /** Of the page's route, as the route tables write it. */
  readonly path: string;
  /** Address of the page that the form was sent to. */
  readonly input: PageInput;
  readonly flags: BrowserFlagValues;
  readonly run: RunDocument;
}

/** The page to open next, a path of ours with its query; or what the same page shows next, without another address. */
export type FormAnswer = { readonly to: string } | { readonly shows: FormFields };

/**
 * A form that works without scripts (docs/decisions/no-script-forms.md). A page sends it to its own address by POST, with its
 * id in the field or button `form`. A failure is shown by the page, with what was typed.
 */
export interface PageForm {
  /** `module.verb`, unique over all modules. */
  readonly id: string;
  /** Paths of the routes whose pages have it, as the route tables write them. */
  readonly pages: readonly string[];
  /** Sends it. Sent twice, it does no more than once. */
  send(asked: FormRequest): Promise<Result<FormAnswer>>;
}

export const defineForms = (forms: readonly PageForm[]): readonly PageForm[] => forms;

/** The first value of a field; empty when it was not sent. */
export const fieldOf = (fields: FormFields, name: string): string => fields[name]?.[0] ?? '';
