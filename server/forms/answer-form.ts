import type { Request } from 'express';
import type { PageInput, PostedForm } from '#client/data/page-data.ts';
import type { RouteMatch, RouteTable } from '#client/routing/route.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { Failure } from '#kernel/result.ts';
import { StartProblem } from '../errors/start-problem.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import type { FormFields, PageForm } from './page-form.ts';
import { runDocuments, statusOfFailure } from './run-document.ts';

/** What follows a form: another page, the sign-in page, or the same page in this answer. */
export type FormOutcome =
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'page'; readonly status: number; readonly posted: PostedForm };

export interface FormPost {
  readonly request: Request;
  readonly match: RouteMatch;
  readonly input: PageInput;
  readonly flags: BrowserFlagValues;
}

/** Answers a form that was sent to a page; null when the body names no form. */
export type AnswerForm = (post: FormPost) => Promise<FormOutcome | null>;

export interface FormParts {
  readonly forms: readonly PageForm[];
  readonly routes: RouteTable;
  readonly executor: Executor;
  readonly contextFor: (request: Request) => Promise<RequestContext>;
}

/** The body of a form without the name of the form itself. */
const fieldsOf = (body: unknown): FormFields =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      [value].flat().map(String),
    ]),
  );

/** Throws a StartProblem for two forms with one id, and for a form of a page that does not exist. */
const byId = (forms: readonly PageForm[], routes: RouteTable): ReadonlyMap<string, PageForm> => {
  const known = new Map<string, PageForm>();
  const paths = new Set(routes.routes.map(({ path }) => path));
  for (const form of forms) {
    if (known.has(form.id)) throw new StartProblem(`Two forms have the id "${form.id}".`);
    const missing = form.pages.find((path) => !paths.has(path));
    if (missing !== undefined)
      throw new StartProblem(`The form "${form.id}" names a page that does not exist: ${missing}.`);
    known.set(form.id, form);
  }
  return known;
};

const needsSignIn = ({ code }: Failure): boolean =>
  code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_REQUIRED';

export const answerForms = ({ forms, routes, executor, contextFor }: FormParts): AnswerForm => {
  const known = byId(forms, routes);
  return async ({ request, match, input, flags }) => {
    const { form: ids, ...fields } = fieldsOf(request.body);
    const id = ids?.at(-1);
    if (id === undefined) return null;
    const form = known.get(id);
    if (!form?.pages.includes(match.route.path)) return { kind: 'unknown' };
    const run = runDocuments(executor, await contextFor(request));
    const sent = await form.send({ fields, path: match.route.path, input, flags, run });
    if (!sent.ok) {
      const { failure } = sent;
      if (needsSignIn(failure)) return { kind: 'sign-in' };
      const posted: PostedForm = { form: id, values: fields, failure };
      return { kind: 'page', status: statusOfFailure(failure.code), posted };
    }
    if ('shows' in sent.value)
      return { kind: 'page', status: 200, posted: { form: id, values: sent.value.shows, failure: null } };
    const { to } = sent.value;
    // No typed value ever chooses another site: only pages of ours follow.
    if (!routes.match(to.split(/[?#]/)[0] ?? ''))
      throw new Error(`The form "${id}" leads to no page of the product.`);
    return { kind: 'leave', to };
  };
};
